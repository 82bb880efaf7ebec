import { channelLabels, channelOf } from '@brandroom/domain/content/channel';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { formatDateTime } from '@brandroom/domain/format/date';
import { Button } from '@brandroom/ui/Button';
import { CardList } from '@brandroom/ui/CardList';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { timeZone } from '../../../shared/time/time-zone';
import { reviewMessages } from './review.messages';
import type { ReviewDeskModel } from './use-review-desk';

const messages = reviewMessages.queue;

interface ReviewQueueProps {
  desk: ReviewDeskModel;
  /** Nothing can be selected by who approves nothing. */
  mayApproveSome: boolean;
  onApproveSelected: () => void;
}

/** The queue of pending items in order, with one open beside it. */
export function ReviewQueue({ desk, mayApproveSome, onApproveSelected }: ReviewQueueProps) {
  const { queue, selected, select, open } = desk;
  const { items, total, item } = queue;
  const selection = {
    selectedIds: selected.map(({ id }) => id),
    onSelectionChange: select,
  };
  return (
    <Section title={messages.title} description={messages.order}>
      <Stack gap={12}>
        {mayApproveSome && (
          <Selection
            selected={selected.length}
            total={items.length}
            onAll={() => select(items.map(({ id }) => id))}
            onNone={() => select([])}
            onApprove={onApproveSelected}
          />
        )}
        <CardList
          label={messages.label}
          arrangement="rows"
          items={items}
          getItemId={({ id }) => id}
          getItemName={({ title }) => title}
          renderCard={(each) => <Row item={each} />}
          onOpen={({ id }) => open(id)}
          {...(item ? { openId: item.id } : {})}
          {...(mayApproveSome ? selection : {})}
        />
        {total > items.length && (
          <Text size="caption" tone="muted">
            {messages.beyond(items.length, total)}
          </Text>
        )}
      </Stack>
    </Section>
  );
}

function Row({ item }: { item: ContentItem }) {
  const planned = item.scheduledFor
    ? messages.planned(formatDateTime(item.scheduledFor, timeZone))
    : messages.undated;
  return (
    <Stack gap={4}>
      <Text weight="strong" as="div">
        {item.title}
      </Text>
      <Text size="caption" tone="muted" as="div">
        {channelLabels[channelOf(item)]}, {planned}
      </Text>
    </Stack>
  );
}

interface SelectionProps {
  selected: number;
  total: number;
  onAll: () => void;
  onNone: () => void;
  onApprove: () => void;
}

function Selection({ selected, total, onAll, onNone, onApprove }: SelectionProps) {
  return (
    <Stack gap={8}>
      <Inline justify="between">
        <Text size="caption" tone="muted">
          {selected === 0 ? messages.none : messages.selected(selected, total)}
        </Text>
        {/* One button that changes: focus stays on it. */}
        <Button variant="quiet" size="small" onPress={selected === total ? onNone : onAll}>
          {selected === total ? messages.clear : messages.all}
        </Button>
      </Inline>
      {selected > 0 && (
        <Button onPress={onApprove} isFullWidth>
          {reviewMessages.actions.approveSelected(selected)}
        </Button>
      )}
    </Stack>
  );
}
