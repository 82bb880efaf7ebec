import type { FieldProblem } from '@brandroom/domain/contract/errors';
import type { OperationErrorCode } from '@brandroom/domain/contract/error-codes';
import { isOperationErrorCode } from '@brandroom/domain/contract/error-codes';

import { viewing } from '../auth/viewing';

/** A failed operation as screens need it. */
export interface OperationError {
  code: OperationErrorCode;
  message: string;
  /** The refused fields by path, when the code is `invalid`. */
  fields: readonly FieldProblem[];
  data: unknown;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Converts a rejection into one of the known operation errors; an unknown one is `failed`. */
export function operationError(thrown: unknown): OperationError {
  const code = property(thrown, 'code');
  const data = property(thrown, 'data');
  const fields = property(thrown, 'fields') ?? property(data, 'fields');
  const message = property(thrown, 'message');
  return {
    code: isOperationErrorCode(code) ? code : 'failed',
    message: typeof message === 'string' ? message : '',
    fields: Array.isArray(fields) ? (fields as FieldProblem[]) : [],
    data,
  };
}

/** Whether a thrown value is one of an operation's errors. */
export function isOperationFailure(thrown: unknown): boolean {
  return isOperationErrorCode(property(thrown, 'code'));
}

/**
 * The message of each failure: what happened, which data is safe, what to do
 * (docs/product/data-safety.md#errors).
 */
export const failureMessages: Record<OperationErrorCode, { title: string; text: string }> = {
  unauthenticated: { title: 'Signed out', text: 'Your session has ended. Sign in to continue.' },
  get forbidden() {
    // A person in a view as someone else may change nothing and cannot request access.
    return viewing.isOn()
      ? { title: 'You’re viewing as someone else', text: 'Stop viewing to make changes.' }
      : { title: 'Permission Denied', text: 'Ask a brand manager for access.' };
  },
  notFound: { title: 'Not found', text: 'It may have been deleted, or you don’t have access.' },
  invalid: {
    title: 'Some fields need attention',
    text: 'Nothing was saved. What you typed is still here.',
  },
  conflict: {
    title: 'Someone edited this while you were working',
    text: 'Nothing was saved. What you typed is still here.',
  },
  quota: {
    title: 'Not saved: this browser has no room',
    text: 'What you typed is still here. Delete files that are not needed, then save again.',
  },
  lost: {
    title: 'Your work is no longer being saved',
    text: 'The browser has cleared the workspace. The text on this screen is still here: copy it, then reload.',
  },
  offline: {
    title: 'The workspace cannot be reached',
    text: 'What you typed is still here. Check the connection, then try again.',
  },
  failed: { title: 'That did not work', text: 'Nothing was changed. Try again.' },
};

/** The button of a failed change. */
export const retryLabel = 'Try again';

const loadFailures: Partial<Record<OperationErrorCode, { title: string; text: string }>> = {
  offline: {
    title: 'The workspace cannot be reached',
    text: 'Your saved work is safe. Check the connection, then try again.',
  },
  failed: { title: 'This couldn’t be loaded', text: 'Your saved work is safe. Try again.' },
};

/** The message for data that failed to load, where no input or change is at risk. */
export function loadFailureMessage(code: OperationErrorCode): { title: string; text: string } {
  return loadFailures[code] ?? failureMessages[code];
}
