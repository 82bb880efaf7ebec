import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';

interface Row {
  readonly id: string;
}

/** Replaces a row, or adds it. */
export function withRow<Item extends Row>(
  items: readonly Item[],
  item: Item,
  place: 'first' | 'last' = 'last',
): Item[] {
  if (items.some(({ id }) => id === item.id))
    return items.map((each) => (each.id === item.id ? item : each));
  return place === 'first' ? [item, ...items] : [...items, item];
}

export const withoutRow = <Item extends Row>(items: readonly Item[], { id }: Row): Item[] =>
  items.filter((each) => each.id !== id);

/** The changes of a cached list; none of them does anything before the list is loaded. */
export function cachedList<Item extends Row>(queryClient: QueryClient, queryKey: QueryKey) {
  const change = (next: (items: Item[]) => Item[]) =>
    queryClient.setQueryData<Item[]>(queryKey, (items) => items && next(items));
  return {
    items: (): Item[] => queryClient.getQueryData<Item[]>(queryKey) ?? [],
    change,
    put: (item: Item, place?: 'first' | 'last') => change((items) => withRow(items, item, place)),
    remove: (row: Row) => change((items) => withoutRow(items, row)),
    /**
     * Changes the list before the backend answers. Pending refetches are canceled, because they
     * would overwrite the change. Returns how to take it back: the list shows what it was, unless
     * it has changed since, until the refused mutation refetches it.
     */
    changeAtOnce: async (next: (items: Item[]) => Item[]): Promise<() => void> => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Item[]>(queryKey);
      const changed = change(next);
      return () => {
        queryClient.setQueryData<Item[]>(queryKey, (items) => (items === changed ? before : items));
      };
    },
  };
}

/** The changes of the list that is cached under a key. */
export const useCachedList = <Item extends Row>(queryKey: QueryKey) =>
  cachedList<Item>(useQueryClient(), queryKey);
