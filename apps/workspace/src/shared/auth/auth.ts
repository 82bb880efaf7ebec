import type { User } from '@brandroom/domain/account/user.schema';
import type { auth as authMachine } from '@brandroom/machines/auth/auth.machine';
import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { ActorRefFrom, EventFrom } from 'xstate';
import { waitFor } from 'xstate';

/** The process of signing in and out, alive as long as the tab. */
export type AuthActor = ActorRefFrom<typeof authMachine>;

const AuthContext = createContext<AuthActor | null>(null);
export const AuthProvider = AuthContext.Provider;

export function useAuth(): AuthActor {
  const actor = use(AuthContext);
  if (!actor) throw new Error('This screen stands outside of an AuthProvider.');
  return actor;
}

/** The auth process as it stands now; the screen follows it. */
export function useAuthState() {
  return useSelector(useAuth(), (snapshot) => snapshot);
}

/** Who is signed in, once that is known; null for nobody. */
export async function settledUser(auth: AuthActor): Promise<User | null> {
  const snapshot = await waitFor(auth, (state) => !state.hasTag('undecided'));
  return snapshot.context.user;
}

/**
 * Sends what a form asks of the auth process and waits for its answer. Rejects with the failure,
 * so that the form shows it.
 */
export async function askAuth(
  auth: AuthActor,
  event: EventFrom<typeof authMachine>,
): Promise<void> {
  auth.send(event);
  const { context } = await waitFor(auth, (snapshot) => !snapshot.hasTag('busy'));
  if (context.error) throw context.error;
}
