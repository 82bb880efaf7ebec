import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { operationError } from './operation-error';
import { pendingChanges } from './pending-changes';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Changes nothing, so that an undo does not wait for it. */
      isDownload?: boolean;
    };
  }
}

/**
 * Creates the query cache of the signed-in part. After a refused mutation it refetches the queries
 * of the `mutationKey`, so that a retry starts from the stored data; `followChanges` handles all
 * other changes.
 */
export function createQueryClient(onSessionEnded: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (operationError(error).code === 'unauthenticated') onSessionEnded();
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => {
        if (!mutation.meta?.isDownload) pendingChanges.begin(mutation);
      },
      onSettled: (_result, _error, _variables, _context, mutation) => pendingChanges.end(mutation),
      onError: (error, _variables, _result, { options: { mutationKey } }) => {
        onError(error);
        if (mutationKey) void queryClient.invalidateQueries({ queryKey: mutationKey });
      },
    }),
    // Change events mark queries as stale, and a failure offers a retry, so automatic refetches and
    // retries are off.
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queryClient;
}
