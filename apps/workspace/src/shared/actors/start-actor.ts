import type { ActorOptions, ActorRefFrom, AnyStateMachine } from 'xstate';
import { createActor } from 'xstate';

import type { ActorName, RunningActors } from './running-actors';
import { runningActors } from './running-actors';

/** Starts a machine whose actor is listed under a name until it stops. */
export function startActor<Machine extends AnyStateMachine>(
  machine: Machine,
  named: ActorName,
  options: ActorOptions<Machine> = {},
  list: RunningActors = runningActors,
): ActorRefFrom<Machine> {
  const actor = createActor<AnyStateMachine>(machine, options);
  actor.start();
  list.add(actor, named);
  return actor as ActorRefFrom<Machine>;
}
