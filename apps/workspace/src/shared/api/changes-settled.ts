import type { QueryClient } from '@tanstack/react-query';

/** Resolves once no change waits for its result any more and each result was reported. */
export async function changesSettled(queryClient: QueryClient): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = queryClient.getMutationCache().subscribe(() => {
      if (queryClient.isMutating() > 0) return;
      stop();
      resolve();
    });
  });
  // The callbacks of the last change run after its state is set.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}
