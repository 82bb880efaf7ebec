import type { AnyActorRef } from 'xstate';

/** Running machines that outlive the screens that show them, until their person signs out. */
export interface SharedActors {
  /** Returns the actor of a key and starts it if necessary; each key belongs to one machine. */
  get<Actor extends AnyActorRef>(key: string, start: () => Actor): Actor;
  /** Stops all actors. */
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
