import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { Session } from '@brandroom/domain/contract/auth.contract';
import type { AuthContext, AuthEvent } from '@brandroom/machines/auth/auth.events';
import { auth } from '@brandroom/machines/auth/auth.machine';
import { authSecrets } from '@brandroom/machines/auth/auth.secrets';
import { fromPromise, waitFor } from 'xstate';

import { startActor } from '../actors/start-actor';
import { operationError } from '../api/operation-error';
import type { AuthActor } from './auth';

/** The storage of a session's token. */
export interface TokenStore {
  read(): string | null;
  keep(token: string, isRemembered: boolean): void;
  /** Forgets the token of an ended session; other tokens stay. */
  forget(ended: string | null): void;
  /** Forgets a view as another person that has ended by itself; returns false without one. */
  loseView(this: void): boolean;
}

/** Starts the auth machine over the backend's operations. */
export function startAuthActor(client: WorkspaceClient, tokens: TokenStore): AuthActor {
  function keep({ token, remembered, user }: Session) {
    tokens.keep(token, remembered);
    return user;
  }
  const machine = auth.provide({
    actors: {
      restore: fromPromise(async () => {
        if (tokens.read() === null) return null;
        try {
          return await client.auth.me();
        } catch (error) {
          const hasEnded = operationError(error).code === 'unauthenticated';
          if (hasEnded && tokens.loseView() && tokens.read() !== null) return client.auth.me();
          throw error;
        }
      }),
      signIn: fromPromise(async ({ input }) => keep(await client.auth.signIn(input))),
      register: fromPromise(async ({ input }) => keep(await client.auth.register(input))),
      signOut: fromPromise<unknown, void>(async () => {
        const ended = tokens.read();
        await client.auth.signOut();
        tokens.forget(ended);
      }),
      updateUser: fromPromise(({ input }) => client.auth.updateUser(input)),
    },
  });
  return startActor(machine, { name: 'Sign-in', machine: 'auth', secrets: authSecrets });
}

const notNow = 'This isn’t possible right now. Reload the page and try again.';

/** Resolves with the machine's context once no request is pending. */
export async function settled(actor: AuthActor): Promise<AuthContext> {
  return (await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))).context;
}

/** Returns the error for an event that the machine ignores: the refusal reasons, if it has any. */
async function ignored(actor: AuthActor, event: AuthEvent): Promise<Error> {
  // Loaded on demand, because the sign-in form waits for this file.
  const [{ refusals }, { authGuardMessages }] = await Promise.all([
    import('@brandroom/statechart/refusals'),
    import('@brandroom/machines/auth/auth.guards'),
  ]);
  const reasons = refusals(actor.getSnapshot(), event, authGuardMessages);
  const message = reasons.map(({ reason }) => reason).join(' ') || notNow;
  return Object.assign(new Error(message), { code: 'conflict' });
}

/**
 * Sends an event after pending ones are answered and waits for its result. Rejects with the
 * failure, or with the reason if the machine ignores the event.
 */
export async function sendAndWait(actor: AuthActor, event: AuthEvent): Promise<void> {
  await settled(actor);
  if (!actor.getSnapshot().can(event)) throw await ignored(actor, event);
  actor.send(event);
  const { error } = await settled(actor);
  if (error) throw Object.assign(new Error(error.message), error);
}
