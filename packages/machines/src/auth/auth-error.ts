import type { FieldProblem } from '@brandroom/domain/contract/errors';
import type { OperationErrorCode } from '@brandroom/domain/contract/error-codes';
import { operationErrorMessages } from '@brandroom/domain/contract/error-codes';

import { failureCode, failureOf } from '../refusal/failure';

/** The task that failed. */
export type AuthTask = 'restore' | 'signIn' | 'register' | 'signOut' | 'update' | 'session';

/** The message that a task leaves behind. */
export interface AuthError {
  readonly task: AuthTask;
  readonly code: OperationErrorCode;
  /** The headline, e.g. 'Invalid email or password.' */
  readonly message: string;
  /** A detail beyond the headline, e.g. 'The workspace cannot be reached.', or null. */
  readonly reason: string | null;
  /** Problems to show beside fields of the form. */
  readonly fields: readonly FieldProblem[];
}

const headlines: Record<AuthTask, string> = {
  restore: 'Your session could not be restored. Sign in, or reload the page to try again.',
  signIn: 'Sign-in failed. Please try again.',
  register: 'Registration failed. Please try again.',
  signOut: 'Sign-out failed. Please try again.',
  update: 'Update failed',
  session: 'Your session has ended. Sign in to continue.',
};

const offline = 'You’re offline. Check your connection and try again.';

/** Wrong or malformed credentials; the answer does not reveal which. */
const credentialCodes: readonly OperationErrorCode[] = ['unauthenticated', 'invalid'];

/** The message for an actor's rejection; an unknown code counts as `failed`. */
export function authError(task: AuthTask, error: unknown): AuthError {
  const { fields } = failureOf(error);
  const code = failureCode(error);
  if (task === 'signIn' && credentialCodes.includes(code)) {
    return { task, code, message: 'Invalid email or password.', reason: null, fields };
  }
  if (task === 'signIn' && code === 'offline') {
    return { task, code, message: offline, reason: operationErrorMessages[code], fields };
  }
  if ((task === 'register' || task === 'update') && code === 'conflict') {
    const reason = 'Email already exists';
    return {
      task,
      code,
      message: headlines[task],
      reason,
      fields: [{ path: 'email', message: reason }],
    };
  }
  return { task, code, message: headlines[task], reason: operationErrorMessages[code], fields };
}

/** The session expired or was ended elsewhere, so there is nothing to retry. */
export const sessionEnded: AuthError = {
  task: 'session',
  code: 'unauthenticated',
  message: headlines.session,
  reason: null,
  fields: [],
};
