import type { User } from '@brandroom/domain/account/user.schema';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { AuthTask } from '@brandroom/machines/auth/auth-error';
import { authError, sessionEnded } from '@brandroom/machines/auth/auth-error';
import type { AuthEvent } from '@brandroom/machines/auth/auth.events';
import { registerInput, signInInput } from '@brandroom/machines/auth/auth.inputs';

import type { Auth, AuthState } from '../auth/auth';

type Asked = Extract<AuthEvent, { type: 'SIGN_IN' | 'REGISTER' | 'SIGN_OUT' | 'UPDATE' }>;

const tasks: Record<Asked['type'], AuthTask> = {
  SIGN_IN: 'signIn',
  REGISTER: 'register',
  SIGN_OUT: 'signOut',
  UPDATE: 'update',
};

async function answer(client: WorkspaceClient, event: Asked): Promise<User | null> {
  if (event.type === 'UPDATE') return client.auth.updateUser(event.patch);
  if (event.type === 'SIGN_OUT') {
    await client.auth.signOut();
    return null;
  }
  const { user } = await (event.type === 'SIGN_IN'
    ? client.auth.signIn(signInInput({ event }))
    : client.auth.register(registerInput({ event })));
  return user;
}

/** Signing in and out over a backend's operations, from nobody on; sessions are kept nowhere. */
export function storyAuth(client: WorkspaceClient): Auth {
  let state: AuthState = { user: null, error: null, isBusy: false };
  const listeners = new Set<() => void>();

  function become(change: Partial<AuthState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    user: async () => state.user,
    ask: async (event) => {
      if (event.type === 'SESSION_ENDED' || event.type === 'USER_CHANGED') return;
      become({ error: null, isBusy: true });
      try {
        become({ user: await answer(client, event), isBusy: false });
      } catch (thrown) {
        const error = authError(tasks[event.type], thrown);
        become({ error, isBusy: false });
        throw Object.assign(new Error(error.message), error);
      }
    },
    tell: (event) => {
      if (event.type === 'SESSION_ENDED') become({ user: null, error: sessionEnded });
      if (event.type === 'USER_CHANGED') become({ user: event.user });
    },
    prepare: () => undefined,
  };
}
