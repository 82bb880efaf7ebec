import type { AnyMachineSnapshot, AnyStateMachine, ExecutableActionObject } from 'xstate';
import { initialTransition } from 'xstate';

export type Start =
  | {
      readonly isStarted: true;
      readonly snapshot: AnyMachineSnapshot;
      readonly actions: readonly ExecutableActionObject[];
    }
  | { readonly isStarted: false; readonly reason: string };

/**
 * The first snapshot of a machine. XState starts a machine whose input is missing in the status
 * `error` and says nothing; here it is a reason.
 */
export function start(machine: AnyStateMachine, input?: unknown): Start {
  try {
    const [snapshot, actions] = initialTransition(machine, input as never);
    if (snapshot.status !== 'error') return { isStarted: true, snapshot, actions };
    return { isStarted: false, reason: reasonOf(snapshot.error) };
  } catch (error) {
    return { isStarted: false, reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  return `The machine could not start: ${error instanceof Error ? error.message : String(error)}`;
}
