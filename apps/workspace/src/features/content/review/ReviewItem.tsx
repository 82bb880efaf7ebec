import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { sinceDecision } from '@brandroom/domain/content/since-decision';
import { Heading } from '@brandroom/ui/Heading';
import { Inline } from '@brandroom/ui/Inline';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { lazyDialog } from '@brandroom/ui/lazy-part';
import { usePage } from '@brandroom/ui/page-context';
import { Stack } from '@brandroom/ui/Stack';
import { ToggleGroup } from '@brandroom/ui/ToggleGroup';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '../../../shared/api/api';
import { ChannelNote } from '../item/ChannelNote';
import { reviewMessages } from './review.messages';
import { ReviewHints } from './ReviewActions';
import { ReviewChanges } from './ReviewChanges';
import { ReviewFacts } from './ReviewFacts';
import { ReviewWords } from './ReviewWords';
import { reviewHeadingId } from './focus-review';

const messages = reviewMessages.changes;
const ReviewChanged = lazyDialog(async () => (await import('./ReviewChanged')).ReviewChanged);

interface ReviewItemProps {
  item: ContentItem;
  isChanged: boolean;
  onRead: () => void;
  problem: string | null;
}

/** An item for its reviewer: its text, or the changes since the last decision. */
export function ReviewItem({ item, isChanged, onRead, problem }: ReviewItemProps) {
  const [shown, setShown] = useState<'text' | 'changes'>('text');
  const { data: history, isError } = useQuery(
    useApi().content.history.queryOptions({ input: { id: item.id } }),
  );
  // Later history entries belong to a version that is not shown.
  const read = history?.filter(({ version }) => version <= item.version);
  const since = read && sinceDecision(read);
  const isNarrow = usePage()?.isNarrow ?? false;
  const hasChanges = since != null && since.changes.length > 0;
  return (
    <article aria-labelledby={reviewHeadingId}>
      <Stack gap={8}>
        <Inline justify="between" align="start" isWrapping={isNarrow}>
          {/* Without a gap, so that the text begins near the decision. */}
          <div>
            <Heading level={2} size="lead" id={reviewHeadingId} isFocusable>
              {item.title}
            </Heading>
            <ReviewFacts item={item} history={read ?? (isError ? null : undefined)} since={since} />
          </div>
          {hasChanges && (
            <ToggleGroup
              label={messages.label}
              size="small"
              options={[
                { value: 'text', label: messages.text },
                { value: 'changes', label: messages.changes },
              ]}
              value={shown}
              onChange={setShown}
            />
          )}
        </Inline>
        {problem !== null && <InlineAlert tone="danger" isLive title={problem} />}
        {isChanged && <ReviewChanged item={item} onRead={onRead} />}
        <ChannelNote item={item} />
        <Stack gap={16}>
          {hasChanges && shown === 'changes' ? (
            <ReviewChanges item={item} since={since} />
          ) : (
            <ReviewWords item={item} />
          )}
          <ReviewHints item={item} />
        </Stack>
      </Stack>
    </article>
  );
}
