import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refetches the queries under a key. A pending answer may have been read before the change: an open
 * page asks anew at once, but a first answer and one for a page that is not open would count as
 * fresh, so these queries are refetched once it has arrived.
 */
export function refetch(queryClient: QueryClient, queryKey: QueryKey): void {
  const pending = queryClient.getQueryCache().findAll({
    queryKey,
    fetchStatus: 'fetching',
    predicate: (query) => query.state.data === undefined || !query.isActive(),
  });
  void queryClient.invalidateQueries({ queryKey });
  for (const query of pending) {
    const again = () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    void query.promise?.then(again, () => undefined);
  }
}
