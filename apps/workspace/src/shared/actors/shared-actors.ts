import type { AnyActorRef, Snapshot } from 'xstate';

/** Starts an actor, from the snapshot that it ended with where there is one. */
type Start<Actor> = (options: { readonly snapshot?: Snapshot<unknown> }) => Actor;
type IsPending<Actor extends AnyActorRef> = (snapshot: ReturnType<Actor['getSnapshot']>) => boolean;

/**
 * Running machines that outlive the screens that show them. One that no screen holds any more ends
 * with its work; its result is there when it is asked for again, until the person signs out.
 */
export interface SharedActors {
  /** The actor of this key; it is started where there is none. A key is used for one machine. */
  get<Actor extends AnyActorRef>(key: string, start: Start<Actor>): Actor;
  /** Says that a screen shows it. Returns how to stop. `isPending`: it has to go on all the same. */
  hold<Actor extends AnyActorRef>(key: string, isPending: IsPending<Actor>): () => void;
  /** Stops all of them. */
  stop(): void;
}

interface Shared {
  actor?: AnyActorRef;
  /** What it ended with. */
  snapshot?: Snapshot<unknown>;
  screens?: number;
  isPending?: IsPending<AnyActorRef>;
}

export function createSharedActors(): SharedActors {
  const all = new Map<string, Shared>();

  function of(key: string): Shared {
    const shared = all.get(key) ?? {};
    all.set(key, shared);
    return shared;
  }
  /** After what happens now: the next screen may hold it, and a step must end before its actor. */
  const endSoon = (shared: Shared) =>
    setTimeout(() => {
      const { actor, screens, isPending } = shared;
      if (!actor || screens !== 0 || isPending?.(actor.getSnapshot())) return;
      shared.snapshot = actor.getPersistedSnapshot();
      delete shared.actor;
      actor.stop();
    });

  return {
    get: <Actor extends AnyActorRef>(key: string, start: Start<Actor>) => {
      const shared = of(key);
      if (!shared.actor) {
        const { snapshot } = shared;
        shared.actor = start(snapshot ? { snapshot } : {});
        shared.actor.subscribe(() => endSoon(shared));
      }
      return shared.actor as Actor;
    },
    hold: (key, isPending) => {
      const shared = of(key);
      shared.isPending = isPending;
      shared.screens = (shared.screens ?? 0) + 1;
      return () => {
        shared.screens = (shared.screens ?? 0) - 1;
        endSoon(shared);
      };
    },
    stop: () => {
      for (const { actor } of all.values()) actor?.stop();
      all.clear();
    },
  };
}
