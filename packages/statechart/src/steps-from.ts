import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { transition } from 'xstate';

import { classify, isInert } from './classify';
import { transitionId } from './read-machine';
import { takenIn } from './xstate-internals';

/**
 * The ids of the transitions that an event takes, in order, with those that follow by themselves; none where it is
 * refused. Nothing is run.
 *
 * @throws the error of a rule or an action.
 */
export function stepsFrom(
  snapshot: AnyMachineSnapshot,
  event: Parameters<AnyMachineSnapshot['can']>[0],
): readonly string[] {
  const { asked } = classify(snapshot, event);
  const preempted = new Set(
    asked.flatMap(({ id, outcome }) => (outcome === 'preempted' ? [id] : [])),
  );
  const taken: string[] = [];
  const { machine } = snapshot;
  const watched: AnyStateMachine = Object.create(machine, {
    getInitialSnapshot: { value: () => snapshot },
    transition: {
      value: (...[from, given, scope]: Parameters<AnyStateMachine['transition']>) => {
        scope.system.inspect((inspected) => {
          for (const step of takenIn(inspected)) if (!isInert(step)) taken.push(transitionId(step));
        });
        return machine.transition(from, given, scope);
      },
    },
  });
  transition(watched, snapshot, event);
  return taken.filter((id) => !preempted.has(id));
}
