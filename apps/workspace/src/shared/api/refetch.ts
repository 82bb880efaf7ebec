import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refetches the queries under a key. A first answer that is still pending may have been read
 * before the change and would count as fresh, so that query is refetched once it has arrived.
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
