import type { User } from '@brandroom/domain/account/user.schema';
import type { AuthError } from '@brandroom/machines/auth/auth-error';
import type { AuthEvent } from '@brandroom/machines/auth/auth.events';
import { createContext, use, useSyncExternalStore } from 'react';

/** Who is signed in, as far as a page needs to know it. */
export interface AuthState {
  user: User | null;
  /** Why the person is where they are, if something went wrong. */
  error: AuthError | null;
  /** An answer is on its way. */
  isBusy: boolean;
}

/** The process of signing in and out, alive as long as the tab. */
export interface Auth {
  state(): AuthState;
  subscribe(listener: () => void): () => void;
  /** Who is signed in, once that is known; null for nobody. */
  user(): Promise<User | null>;
  /** Sends what a form asks and waits for the answer; rejects with the failure. */
  ask(event: AuthEvent): Promise<void>;
  /** Lets the process know what happened elsewhere. */
  tell(event: AuthEvent): void;
  /** Loads ahead what the first `ask` needs. */
  prepare(): void;
}

const AuthContext = createContext<Auth | null>(null);
export const AuthProvider = AuthContext.Provider;

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('This screen stands outside of an AuthProvider.');
  return auth;
}

/** The auth process as it stands now; the screen follows it. */
export function useAuthState(): AuthState {
  const auth = useAuth();
  return useSyncExternalStore(auth.subscribe, auth.state);
}
