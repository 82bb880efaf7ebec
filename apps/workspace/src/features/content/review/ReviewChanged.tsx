import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { changesSince } from '@brandroom/domain/content/since-decision';
import { Button } from '@brandroom/ui/Button';
import { Stack } from '@brandroom/ui/Stack';
import { useSuspenseQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { ChangesSince } from '../item/ConflictNotice';
import { reviewMessages } from './review.messages';

interface ReviewChangedProps {
  /** The version being read. */
  item: ContentItem;
  onRead: () => void;
}

/** The notice about changes to the open item, with a button that shows its current text. */
export function ReviewChanged({ item, onRead }: ReviewChangedProps) {
  const { data: history } = useSuspenseQuery(
    useApi().content.history.queryOptions({ input: { id: item.id } }),
  );
  const [latest] = history;
  const facts = {
    by: latest?.byName ?? null,
    changes: changesSince(history, item.version),
  };
  return (
    <Stack gap={12} align="start">
      <ChangesSince facts={facts} />
      <Button onPress={onRead}>{reviewMessages.changed.read}</Button>
    </Stack>
  );
}
