import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate';

import type { ActorName } from './running-actors';
import { startActor } from './start-actor';

/** Running machines that outlive the screens that show them, until their person signs out. */
export interface SharedActors {
  /** The actor of this key; `machine` is started and listed where there is none yet. */
  get<Machine extends AnyStateMachine>(
    key: string,
    machine: () => Machine,
    named: ActorName,
  ): ActorRefFrom<Machine>;
  /** Stops all of them. */
  stop(): void;
}

export function createSharedActors(): SharedActors {
  const actors = new Map<string, AnyActorRef>();
  return {
    get: <Machine extends AnyStateMachine>(
      key: string,
      machine: () => Machine,
      named: ActorName,
    ) => {
      const actor = actors.get(key) ?? startActor<AnyStateMachine>(machine(), named);
      actors.set(key, actor);
      // A key is used for one machine.
      return actor as ActorRefFrom<Machine>;
    },
    stop: () => {
      for (const actor of actors.values()) actor.stop();
      actors.clear();
    },
  };
}
