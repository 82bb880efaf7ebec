import type { WorkspaceClient } from '@brandroom/domain/contract/client';

import type { Auth, AuthState } from '../shared/auth/auth';
import type { AuthActor } from './auth-actor';
import { sessionToken } from './session-token';

const nobody: AuthState = { user: null, error: null, isBusy: false };

type Snapshot = ReturnType<AuthActor['getSnapshot']>;

/** Resolves with the first snapshot, from now on, that is no longer on its way somewhere. */
function settled(actor: AuthActor): Promise<Snapshot> {
  return new Promise((resolve) => {
    const look = (snapshot: Snapshot) => {
      if (snapshot.hasTag('busy')) return;
      subscription.unsubscribe();
      resolve(snapshot);
    };
    const subscription = actor.subscribe(look);
    look(actor.getSnapshot());
  });
}

/**
 * The auth process. The machine and the operations load with the first need of them: a visitor
 * without a session sees the sign-in form without either.
 */
export function createAuth(client: () => Promise<WorkspaceClient>): Auth {
  let state = nobody;
  let loading: Promise<AuthActor> | undefined;
  const listeners = new Set<() => void>();

  async function load(): Promise<AuthActor> {
    const [{ startAuthActor }, operations] = await Promise.all([import('./auth-actor'), client()]);
    const actor = startAuthActor(operations);
    const follow = (snapshot: Snapshot) => {
      const { user, error } = snapshot.context;
      state = { user, error, isBusy: snapshot.hasTag('busy') };
      for (const listener of listeners) listener();
    };
    actor.subscribe(follow);
    follow(actor.getSnapshot());
    return actor;
  }
  const actor = () => (loading ??= load());

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    user: async () => {
      if (!loading && sessionToken.read() === null) return null;
      return (await settled(await actor())).context.user;
    },
    ask: async (event) => {
      const running = await actor();
      await settled(running);
      running.send(event);
      const { context } = await settled(running);
      if (context.error) throw Object.assign(new Error(context.error.message), context.error);
    },
    tell: (event) => {
      void actor().then((running) => running.send(event));
    },
    prepare: () => void actor(),
  };
}
