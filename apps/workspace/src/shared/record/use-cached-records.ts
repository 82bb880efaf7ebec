import type { QueryKey } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';

import { useCachedList, withRow } from '../api/use-cached-list';

interface Row {
  readonly id: string;
}

interface CachedRecordsOptions<Item extends Row, Saved extends Row> {
  listKey: QueryKey;
  /** Returns the key of one record's own query. */
  keyOf: (input: { id: Saved['id'] }) => QueryKey;
  /** Returns a saved record as it is cached; `known` is its cached version, if there is one. */
  cached: (saved: Saved, known?: Item) => Item;
}

/** The changes of a cached list of records and of the cached record itself. */
export function useCachedRecords<Item extends Row, Saved extends Row = Item>({
  listKey,
  keyOf,
  cached,
}: CachedRecordsOptions<Item, Saved>) {
  const queryClient = useQueryClient();
  const { change, remove } = useCachedList<Item>(listKey);
  return {
    /** Shows a saved record before the change event refetches it; a new one comes first. */
    put: (saved: Saved): void => {
      const { id } = saved;
      queryClient.setQueryData<Item>(keyOf({ id }), (known) => known && cached(saved, known));
      change((items) => {
        const known = items.find((each) => each.id === id);
        return withRow(items, cached(saved, known), 'first');
      });
    },
    remove,
  };
}
