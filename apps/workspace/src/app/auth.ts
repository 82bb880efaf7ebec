import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { Session } from '@brandroom/domain/contract/auth.contract';
import { auth } from '@brandroom/machines/auth/auth.machine';
import { createActor, fromPromise } from 'xstate';

import type { AuthActor } from '../shared/auth/auth';
import { sessionToken } from './session-token';

function keep({ token, remembered, user }: Session) {
  sessionToken.keep(token, remembered);
  return user;
}

/** Starts the auth process over the backend's operations; it looks for a session at once. */
export function startAuth(client: WorkspaceClient): AuthActor {
  const actor = createActor(
    auth.provide({
      actors: {
        restore: fromPromise(async () => (sessionToken.read() === null ? null : client.auth.me())),
        signIn: fromPromise(async ({ input }) => keep(await client.auth.signIn(input))),
        register: fromPromise(async ({ input }) => keep(await client.auth.register(input))),
        signOut: fromPromise<unknown, void>(async () => {
          await client.auth.signOut();
          sessionToken.forget();
        }),
        updateUser: fromPromise(({ input }) => client.auth.updateUser(input)),
      },
    }),
  );
  actor.start();
  return actor;
}
