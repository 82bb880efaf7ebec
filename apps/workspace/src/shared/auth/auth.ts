import type { AuthContext, AuthEvent } from '@brandroom/machines/auth/auth.events';
import type { auth } from '@brandroom/machines/auth/auth.machine';
import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';

/** The running auth machine, which lives as long as the tab. */
export type AuthActor = ActorRefFrom<typeof auth>;

/** Signing in and out, for pages that appear before the machine is loaded. */
export interface Auth {
  /** The machine; loads and starts it at the first call. */
  actor(): Promise<AuthActor>;
  /** Resolves with the signed-in user once known, or with the error that prevented it. */
  settled(): Promise<AuthContext>;
  /** Sends an event and waits for the answer; rejects with the failure. */
  sendAndWait(event: AuthEvent): Promise<void>;
  /** Loads the machine ahead of time. A failed load is reported by the first `sendAndWait`. */
  prepare(): void;
}

const AuthReactContext = createContext<Auth | null>(null);
export const AuthProvider = AuthReactContext.Provider;

export function useAuth(): Auth {
  const auth = use(AuthReactContext);
  if (!auth) throw new Error('This screen is outside of an AuthProvider.');
  return auth;
}
