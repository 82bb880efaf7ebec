import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { SinceDecision } from '@brandroom/domain/content/since-decision';
import { lazyPart } from '@brandroom/ui/lazy-part';
import { Section } from '@brandroom/ui/Section';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { Load } from '../../../shared/load/Load';
import { reviewMessages } from './review.messages';

const ShownChanges = lazyPart(async () => (await import('../item/ShownChanges')).ShownChanges);
const messages = reviewMessages.changes;

interface ReviewChangesProps {
  item: ContentItem;
  since: SinceDecision;
}

/** Compares the current text of an item with its last approved or rejected text. */
export function ReviewChanges({ item, since: { decision, changes } }: ReviewChangesProps) {
  return (
    <Section title={messages.title} headingLevel={3} size="body" isTitleHidden>
      <Load label={messages.loading} skeleton={<Skeleton shape="block" />} resetKey={item.id}>
        <Stack gap={12}>
          {decision.note !== null && <Text size="ui">{messages.note(decision.note)}</Text>}
          <ShownChanges brandId={item.brandId} changes={changes} layout="rows" />
        </Stack>
      </Load>
    </Section>
  );
}
