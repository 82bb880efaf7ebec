import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Returns a function for loaders: cached data is there at once, and refetched behind it when stale. */
export function ensured(queryClient: QueryClient) {
  return <Fetched, Failure, Data, Key extends QueryKey>(
    options: FetchQueryOptions<Fetched, Failure, Data, Key>,
  ): Promise<Data> => queryClient.ensureQueryData({ ...options, revalidateIfStale: true });
}
