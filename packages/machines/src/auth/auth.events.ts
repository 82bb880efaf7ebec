import type { ProfilePatch, Registration, User } from '@brandroom/domain/account/user.schema';

import type { StateTag } from '../statechart/state-meta';
import type { AuthError } from './auth-error';

/** Sign-in credentials. They are passed to the actor and never stored. */
export interface SignInInput {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

export type AuthEvent =
  | ({ type: 'SIGN_IN' } & SignInInput)
  | ({ type: 'REGISTER' } & Registration)
  | { type: 'SIGN_OUT' }
  | { type: 'UPDATE'; patch: ProfilePatch }
  /** The session expired, or was ended in another tab. */
  | { type: 'SESSION_ENDED' }
  /** Someone, perhaps the person in another tab, changed the account or its access. */
  | { type: 'USER_CHANGED'; user: User };

export interface AuthContext {
  /** The signed-in user; null exactly when the snapshot has no tag `authenticated`. */
  readonly user: User | null;
  readonly error: AuthError | null;
}

/** `undecided`: it is not known yet whether the person is signed in. `authenticated`: the person is. */
export type AuthTag = StateTag | 'undecided' | 'authenticated';
