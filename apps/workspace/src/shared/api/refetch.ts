import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Has the queries under a key ask again. A first answer that is still on its way may have been
 * read before the change, and arrives as fresh: that one is asked for again once it is here.
 */
export function refetch(queryClient: QueryClient, queryKey: QueryKey): void {
  const firstAnswers = queryClient.getQueryCache().findAll({
    queryKey,
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.data === undefined,
  });
  void queryClient.invalidateQueries({ queryKey });
  for (const query of firstAnswers) {
    const again = () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    void query.promise?.then(again, () => undefined);
  }
}
