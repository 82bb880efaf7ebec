import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { Card } from '@brandroom/ui/Card';
import { Heading } from '@brandroom/ui/Heading';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Section } from '@brandroom/ui/Section';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';

import { lazyDialog } from '../../../shared/load/lazy-part';
import { Load } from '../../../shared/load/Load';
import { reviewMessages as messages } from './review.messages';
import { ReviewHints } from './ReviewActions';
import { ReviewChanges } from './ReviewChanges';
import { ReviewFacts } from './ReviewFacts';
import { ReviewWords } from './ReviewWords';
import { reviewHeadingId } from './use-review-desk';

const ReviewChanged = lazyDialog(async () => (await import('./ReviewChanged')).ReviewChanged);

interface ReviewItemProps {
  item: ContentItem;
  isChanged: boolean;
  onRead: () => void;
  problem: string | null;
}

/** One item as its reviewer reads it. */
export function ReviewItem({ item, isChanged, onRead, problem }: ReviewItemProps) {
  return (
    <Card as="article" aria-labelledby={reviewHeadingId}>
      <Stack gap={16}>
        <Heading level={2} size="title" id={reviewHeadingId} isFocusable>
          {item.title}
        </Heading>
        {problem !== null && <InlineAlert tone="danger" isLive title={problem} />}
        {isChanged && <ReviewChanged item={item} onRead={onRead} />}
        <ReviewFacts item={item} />
        <ReviewWords item={item} />
        <Section title={messages.changes.title} headingLevel={3} size="body">
          <Load
            label={messages.changes.loading}
            skeleton={<Skeleton shape="row" />}
            resetKey={item.id}
          >
            <ReviewChanges item={item} />
          </Load>
        </Section>
        <ReviewHints item={item} />
      </Stack>
    </Card>
  );
}
