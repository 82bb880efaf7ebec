import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { operationError } from './operation-error';

/**
 * The query cache of the signed-in part. After a refused mutation the queries of its `mutationKey`
 * are refetched, so that the next try starts from the stored data; everything else that changes is
 * followed by `followChanges`.
 */
export function createQueryClient(onSessionEnded: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (operationError(error).code === 'unauthenticated') onSessionEnded();
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { options: { mutationKey } }) => {
        onError(error);
        if (mutationKey) void queryClient.invalidateQueries({ queryKey: mutationKey });
      },
    }),
    // The change events say when something is stale; a failure is shown, with a way to try again.
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queryClient;
}
