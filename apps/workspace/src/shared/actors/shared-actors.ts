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

export function createSharedActors(): SharedActors {
  const actors = new Map<string, AnyActorRef>();
  const ended = new Map<string, Snapshot<unknown>>();
  const held = new Map<string, { screens: number; isPending: IsPending<AnyActorRef> }>();

  /** After what happens now: the next screen may hold it, and a step must end before its actor. */
  const endSoon = (key: string) => setTimeout(() => end(key));
  function end(key: string): void {
    const actor = actors.get(key);
    const use = held.get(key);
    if (!actor || !use || use.screens > 0 || use.isPending(actor.getSnapshot())) return;
    ended.set(key, actor.getPersistedSnapshot());
    actors.delete(key);
    actor.stop();
  }

  return {
    get: <Actor extends AnyActorRef>(key: string, start: Start<Actor>) => {
      const running = actors.get(key);
      if (running) return running as Actor;
      const snapshot = ended.get(key);
      const actor = start(snapshot ? { snapshot } : {});
      actors.set(key, actor);
      actor.subscribe(() => endSoon(key));
      return actor;
    },
    hold: (key, isPending) => {
      const use = held.get(key) ?? { screens: 0, isPending };
      held.set(key, use);
      use.screens += 1;
      return () => {
        use.screens -= 1;
        endSoon(key);
      };
    },
    stop: () => {
      for (const actor of actors.values()) actor.stop();
      actors.clear();
      ended.clear();
    },
  };
}
