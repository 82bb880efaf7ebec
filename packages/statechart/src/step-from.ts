import type { AnyMachineSnapshot, AnyStateMachine, ExecutableActionObject } from 'xstate';
import { transition } from 'xstate';

/**
 * One step of a machine without any effect. XState’s `transition` also starts the machine anew, without input; where
 * the machine needs one, that fails and costs more than the step. So the start is replaced by the snapshot.
 *
 * @returns the next snapshot, and the actions that were not run.
 * @throws the error of a rule or an action.
 */
export function stepFrom<Snapshot extends AnyMachineSnapshot>(
  snapshot: Snapshot,
  event: Parameters<Snapshot['can']>[0],
): readonly [next: Snapshot, actions: readonly ExecutableActionObject[]] {
  const machine: AnyStateMachine = Object.create(snapshot.machine, {
    getInitialSnapshot: { value: () => snapshot },
  });
  const [next, actions] = transition(machine, snapshot, event);
  return [next as Snapshot, actions];
}
