import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate';
import { createActor } from 'xstate';

/** Running machines that outlive the screens that show them, until their person signs out. */
export interface SharedActors {
  /** The actor of this name; `machine` is started where there is none yet. */
  get<Machine extends AnyStateMachine>(name: string, machine: () => Machine): ActorRefFrom<Machine>;
  /** Stops all of them. */
  stop(): void;
}

export function createSharedActors(): SharedActors {
  const actors = new Map<string, AnyActorRef>();
  return {
    get: <Machine extends AnyStateMachine>(name: string, machine: () => Machine) => {
      const actor = actors.get(name) ?? createActor<AnyStateMachine>(machine()).start();
      actors.set(name, actor);
      // A name is used for one machine.
      return actor as ActorRefFrom<Machine>;
    },
    stop: () => {
      for (const actor of actors.values()) actor.stop();
      actors.clear();
    },
  };
}
