import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { operationError } from './operation-error';
import { pendingChanges } from './pending-changes';
import { refetch } from './refetch';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Changes nothing, so that an undo does not wait for it. */
      isReadOnly?: boolean;
    };
  }
}

/** Whether a mutation of many items, by `runMany`, was refused for some of them. */
const hasRefusals = (result: unknown): boolean =>
  typeof result === 'object' &&
  result !== null &&
  'refused' in result &&
  Array.isArray(result.refused) &&
  result.refused.length > 0;

/**
 * Creates the query cache of the signed-in part. After a refused mutation, also of one item among
 * many, it refetches the queries of the `mutationKey`, so that a retry starts from the stored data;
 * `followChanges` handles all other changes.
 */
export function createQueryClient(onSessionEnded: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (operationError(error).code === 'unauthenticated') onSessionEnded();
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => {
        if (!mutation.meta?.isReadOnly) pendingChanges.begin(mutation);
      },
      onError,
      // After the mutation has taken an optimistic update back, which would count as fresh.
      onSettled: (result, error, _variables, _context, mutation) => {
        pendingChanges.end(mutation);
        const { mutationKey } = mutation.options;
        if (mutationKey && (error || hasRefusals(result))) refetch(queryClient, mutationKey);
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
