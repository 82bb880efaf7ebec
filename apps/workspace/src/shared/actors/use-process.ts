import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorOptions, ActorRefFrom, AnyStateMachine } from 'xstate';

import type { ActorName } from './running-actors';
import { runningActors } from './running-actors';

const none: readonly string[] = [];

/** A machine that runs as long as the component, listed under a name without the values at its secret paths. */
export function useProcess<Machine extends AnyStateMachine>(
  logic: Machine,
  { name, machine, secrets = none }: ActorName,
  options?: ActorOptions<Machine>,
): ActorRefFrom<Machine> {
  const actor = useActorRef<AnyStateMachine>(logic, options);
  // Its own effect started it just before, and stopping it does not notify its observers.
  useEffect(
    () => runningActors.add(actor, { name, machine, secrets }),
    [actor, name, machine, secrets],
  );
  return actor as ActorRefFrom<Machine>;
}
