import type { User } from '@brandroom/domain/account/user.schema';
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
 * The auth process. A session that goes on is asked for at once, without the machine: the machine
 * loads with the first need of it, which is signing in or out, and takes over who that was. A
 * visitor without a session sees the sign-in form without either.
 */
export function createAuth(client: () => Promise<WorkspaceClient>): Auth {
  let state = nobody;
  let loading: Promise<AuthActor> | undefined;
  let asked: Promise<User> | undefined;
  const listeners = new Set<() => void>();

  function show(next: AuthState) {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Whose session this browser keeps, asked for once. Rejects as `auth.me` does. */
  async function restored(): Promise<User | null> {
    if (sessionToken.read() === null) return null;
    return (asked ??= client().then(({ auth }) => auth.me()));
  }

  async function load(): Promise<AuthActor> {
    const [{ startAuthActor }, operations] = await Promise.all([import('./auth-actor'), client()]);
    const actor = startAuthActor(operations, async () => state.user ?? restored());
    const follow = (snapshot: Snapshot) => {
      const { user, error } = snapshot.context;
      show({ user, error, isBusy: snapshot.hasTag('busy') });
    };
    // Who is known already stays so while the machine starts.
    if (state.user) await settled(actor);
    actor.subscribe(follow);
    follow(actor.getSnapshot());
    return actor;
  }
  const actor = () =>
    (loading ??= load().catch((error: unknown) => {
      // The next need of it tries again.
      loading = undefined;
      throw error;
    }));

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    user: async () => {
      if (!loading) {
        try {
          const user = await restored();
          if (user !== state.user) show({ ...nobody, user });
          return user;
        } catch {
          // The machine finds the words for it.
        }
      }
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
      // A machine that cannot be loaded is told again by the next answer of the backend.
      void actor().then(
        (running) => running.send(event),
        () => undefined,
      );
    },
    // A failure is said by the first `ask`.
    prepare: () => void actor().catch(() => undefined),
  };
}
