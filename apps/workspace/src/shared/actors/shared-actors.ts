import type { AnyActorRef, Snapshot } from 'xstate';

/** Starts an actor, from the snapshot that it ended with where there is one. */
type Start<Actor> = (options: { readonly snapshot?: Snapshot<unknown> }) => Actor;

/** The entry of one key. */
export interface Shared {
  actor?: AnyActorRef;
  /** Its last snapshot, once it has ended. */
  snapshot?: Snapshot<unknown>;
  /** How many screens hold it (`hold-actor.ts`). */
  screens: number;
}

/**
 * Running machines that outlive the screens that show them. One that no screen uses ends with its
 * work; its result stays available until the person signs out.
 */
export interface SharedActors {
  of(key: string): Shared;
  /** Returns the actor of a key and starts it if necessary; each key belongs to one machine. */
  get<Actor extends AnyActorRef>(key: string, start: Start<Actor>): Actor;
  /** Stops all actors. */
  stop(): void;
}

export function createSharedActors(): SharedActors {
  const all = new Map<string, Shared>();
  const of = (key: string): Shared => {
    const shared = all.get(key) ?? { screens: 0 };
    all.set(key, shared);
    return shared;
  };
  return {
    of,
    get: <Actor extends AnyActorRef>(key: string, start: Start<Actor>) => {
      const shared = of(key);
      shared.actor ??= start(shared.snapshot ? { snapshot: shared.snapshot } : {});
      return shared.actor as Actor;
    },
    stop: () => {
      for (const { actor } of all.values()) actor?.stop();
      all.clear();
    },
  };
}
