import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { Card } from '@brandroom/ui/Card';
import { Heading } from '@brandroom/ui/Heading';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Section } from '@brandroom/ui/Section';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';

import { Load } from '../../../shared/load/Load';
import { reviewMessages as messages } from './review.messages';
import { ReviewChanges } from './ReviewChanges';
import { ReviewFacts } from './ReviewFacts';
import { ReviewWords } from './ReviewWords';
import { reviewHeadingId } from './use-review-desk';

const ReviewChanged = lazy(async () => ({
  default: (await import('./ReviewChanged')).ReviewChanged,
}));

interface ReviewItemProps {
  item: ContentItem;
  isChanged: boolean;
  onRead: () => void;
  problem: string | null;
  /** What can be done with it. */
  children: ReactNode;
}

/** One item as its reviewer reads it. */
export function ReviewItem({ item, isChanged, onRead, problem, children }: ReviewItemProps) {
  return (
    <Card as="article" aria-labelledby={reviewHeadingId}>
      <Stack gap={24}>
        <Heading level={2} id={reviewHeadingId} isFocusable>
          {item.title}
        </Heading>
        {children}
        {problem !== null && <InlineAlert tone="danger" isLive title={problem} />}
        {isChanged && (
          <Suspense>
            <ReviewChanged item={item} onRead={onRead} />
          </Suspense>
        )}
        <ReviewFacts item={item} />
        <Section title={messages.changes.title} headingLevel={3} size="lead">
          <Load
            label={messages.changes.loading}
            skeleton={<Skeleton shape="row" />}
            question={item.id}
          >
            <ReviewChanges item={item} />
          </Load>
        </Section>
        <ReviewWords item={item} />
      </Stack>
    </Card>
  );
}
