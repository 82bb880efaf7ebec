import type { UseMutationResult } from '@tanstack/react-query';

import { FailureAlert } from './FailureAlert';

interface MutationFailureProps<Variables> {
  mutation: UseMutationResult<unknown, unknown, Variables>;
  /** The failed action: «Could not delete summer.pdf». */
  title: (variables: Variables) => string;
}

/** Shows a mutation that failed, with a retry. */
export function MutationFailure<Variables>({ mutation, title }: MutationFailureProps<Variables>) {
  if (!mutation.isError) return null;
  const { variables } = mutation;
  return (
    <FailureAlert
      title={title(variables)}
      error={mutation.error}
      onRetry={() => mutation.mutate(variables)}
    />
  );
}
