import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { sinceApproval } from '@brandroom/domain/content/since-approval';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';

import { lazyPart } from '../../../shared/load/lazy-part';
import { useApi } from '../../../shared/api/api';
import { DateText } from '../../../shared/time/DateText';
import { reviewMessages } from './review.messages';

const ShownChanges = lazyPart(async () => (await import('../item/ShownChanges')).ShownChanges);
const messages = reviewMessages.changes;

/** Compares the present text of an item with the last approved one. */
export function ReviewChanges({ item }: { item: ContentItem }) {
  const { data: history } = useSuspenseQuery(
    useApi().content.history.queryOptions({ input: { id: item.id } }),
  );
  const since = sinceApproval(history.filter(({ version }) => version <= item.version));
  if (!since) return <Text tone="muted">{messages.never}</Text>;
  const { approval, changes } = since;
  return (
    <Stack gap={12}>
      <Text size="caption" tone="muted">
        {messages.approved(approval.byName)} <DateText at={approval.at} withTime />
      </Text>
      {approval.note !== null && <Text size="ui">{messages.note(approval.note)}</Text>}
      {changes.length === 0 ? (
        <Text tone="muted">{messages.nothing}</Text>
      ) : (
        <ShownChanges brandId={item.brandId} changes={changes} layout="rows" />
      )}
    </Stack>
  );
}
