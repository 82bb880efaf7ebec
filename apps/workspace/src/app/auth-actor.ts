import type { User } from '@brandroom/domain/account/user.schema';
import type { Session } from '@brandroom/domain/contract/auth.contract';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { auth } from '@brandroom/machines/auth/auth.machine';
import type { ActorRefFrom } from 'xstate';
import { createActor, fromPromise } from 'xstate';

import { sessionToken } from './session-token';

export type AuthActor = ActorRefFrom<typeof auth>;

function keep({ token, remembered, user }: Session) {
  sessionToken.keep(token, remembered);
  return user;
}

/**
 * Starts the auth machine over the backend's operations. `restored` says whose session this browser
 * keeps, null for nobody's.
 */
export function startAuthActor(
  client: WorkspaceClient,
  restored: () => Promise<User | null>,
): AuthActor {
  const actor = createActor(
    auth.provide({
      actors: {
        restore: fromPromise(restored),
        signIn: fromPromise(async ({ input }) => keep(await client.auth.signIn(input))),
        register: fromPromise(async ({ input }) => keep(await client.auth.register(input))),
        signOut: fromPromise<unknown, void>(async () => {
          const ended = sessionToken.read();
          await client.auth.signOut();
          sessionToken.forget(ended);
        }),
        updateUser: fromPromise(({ input }) => client.auth.updateUser(input)),
      },
    }),
  );
  actor.start();
  return actor;
}
