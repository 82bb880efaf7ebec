import type { AnyActorRef } from 'xstate';

/** Running machines that outlive the screens that show them, until their person signs out. */
export interface SharedActors {
  /** The actor of this key; it is started where there is none yet. A key is used for one machine. */
  get<Actor extends AnyActorRef>(key: string, start: () => Actor): Actor;
  /** Stops all of them. */
  stop(): void;
}

export function createSharedActors(): SharedActors {
  const actors = new Map<string, AnyActorRef>();
  return {
    get: <Actor extends AnyActorRef>(key: string, start: () => Actor) => {
      const actor = actors.get(key) ?? start();
      actors.set(key, actor);
      return actor as Actor;
    },
    stop: () => {
      for (const actor of actors.values()) actor.stop();
      actors.clear();
    },
  };
}
