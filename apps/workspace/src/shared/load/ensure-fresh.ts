import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Returns a function for loaders that uses cached data at once and refetches stale data in the
 * background.
 */
export function ensureFresh(queryClient: QueryClient) {
  return <Fetched, Failure, Data, Key extends QueryKey>(
    options: FetchQueryOptions<Fetched, Failure, Data, Key>,
  ): Promise<Data> => queryClient.ensureQueryData({ ...options, revalidateIfStale: true });
}
