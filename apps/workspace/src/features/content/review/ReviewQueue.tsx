import { channelLabels, channelOf } from '@brandroom/domain/content/channel';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { formatShortDate } from '@brandroom/domain/format/date';
import { formatDuration } from '@brandroom/domain/format/duration';
import { Button } from '@brandroom/ui/Button';
import { CardList } from '@brandroom/ui/CardList';
import { Icon } from '@brandroom/ui/Icon';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { StatusMark } from '@brandroom/ui/StatusMark';
import { Text } from '@brandroom/ui/Text';
import { VisuallyHidden } from '@brandroom/ui/VisuallyHidden';

import { channelIcons } from '../../../shared/content/channel-icons';
import { useClock } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import { reviewMessages } from './review.messages';
import type { ReviewDeskModel } from './use-review-desk';
import type { Submission } from './use-review-queue';

const messages = reviewMessages.queue;

interface ReviewQueueProps {
  desk: ReviewDeskModel;
  /** Whether the person may approve any item; others cannot select. */
  mayApproveSome: boolean;
  onApproveSelected: () => void;
  onOpen: (id: string) => void;
}

/** The queue of pending items in order, with the open one marked. */
export function ReviewQueue(props: ReviewQueueProps) {
  const { desk, mayApproveSome, onApproveSelected, onOpen } = props;
  const { queue, selected, select } = desk;
  const { items, submissions, total, item } = queue;
  const areAll = selected.length === items.length;
  const selection = {
    selectedIds: selected.map(({ id }) => id),
    onSelectionChange: select,
  };
  return (
    <Section
      title={messages.title}
      size="ui"
      isCard
      description={
        <Text as="span" size="caption">
          {selected.length > 0 ? messages.selected(selected.length, items.length) : messages.order}
          {total > items.length && ` ${messages.beyond(items.length, total)}`}
        </Text>
      }
      actions={
        mayApproveSome && (
          <Inline gap={8}>
            {/* A single button that changes, so that focus stays on it. */}
            <Button
              variant="quiet"
              size="small"
              onPress={() => select(areAll ? [] : items.map(({ id }) => id))}
            >
              {areAll ? messages.clear : messages.all}
            </Button>
            {selected.length > 0 && (
              <Button size="small" onPress={onApproveSelected}>
                {reviewMessages.actions.approveSelected(selected.length)}
              </Button>
            )}
          </Inline>
        )
      }
    >
      <CardList
        label={messages.label}
        arrangement="rows"
        items={items}
        getItemId={({ id }) => id}
        getItemName={({ title }) => title}
        renderCard={(each) => <Row item={each} submission={submissions.get(each.id)} />}
        onOpen={({ id }) => onOpen(id)}
        {...(item ? { openId: item.id } : {})}
        {...(mayApproveSome ? selection : {})}
      />
    </Section>
  );
}

interface RowProps {
  item: ContentItem;
  submission: Submission | undefined;
}

/** Two lines: channel and title; planned day, submitter, and waiting time. */
function Row({ item, submission }: RowProps) {
  const clock = useClock();
  const { byName = '', at = item.updatedAt } = submission ?? {};
  const channel = channelOf(item);
  const planned = item.scheduledFor
    ? formatShortDate(item.scheduledFor, timeZone)
    : messages.undated;
  return (
    <Stack gap={4}>
      <Inline gap={8} isWrapping={false}>
        <Icon of={channelIcons[channel]} size="small" />
        <VisuallyHidden>{channelLabels[channel]}</VisuallyHidden>
        <Text weight="strong" size="ui" as="div" isTruncated>
          {item.title}
        </Text>
      </Inline>
      <Inline gap={8} isWrapping={false}>
        <StatusMark status="pending" />
        <Text size="caption" tone="muted" as="div" isTruncated>
          {messages.facts(planned, byName, formatDuration(clock() - Date.parse(at)))}
        </Text>
      </Inline>
    </Stack>
  );
}
