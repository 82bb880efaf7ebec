/**
 * The closed set of failures of an operation, in words (docs/product/data-safety.md#errors). Apart
 * from `errors.ts`, so that a screen that reads a failure does not load every schema.
 */
export const operationErrorMessages = {
  /** The person is not signed in, or the session has ended; or, at sign-in, the credentials are wrong. */
  unauthenticated: 'Sign in to continue.',
  /** The record is visible, the right to do this with it is missing. */
  forbidden: 'Permission Denied',
  /** Unknown, deleted, or not visible to this person; the answer does not reveal which. */
  notFound: 'Not found.',
  /** The input is refused, field by field. */
  invalid: 'Some fields need attention.',
  /** Another person changed the record, or its status no longer allows this. */
  conflict: 'Someone edited this while you were working.',
  /** The browser has no room. Nothing was stored. */
  quota: 'This browser has no room.',
  /** The browser took the data away while it was open. Nothing more is stored. */
  lost: 'The browser has cleared this workspace.',
  /** The backend cannot be reached. Whether the change was stored is not known. */
  offline: 'The workspace cannot be reached.',
  /** Anything else. Nothing was stored unless said otherwise. */
  failed: 'That did not work.',
} as const;

export type OperationErrorCode = keyof typeof operationErrorMessages;
export const operationErrorCodes = Object.keys(
  operationErrorMessages,
) as readonly OperationErrorCode[];

export function isOperationErrorCode(value: unknown): value is OperationErrorCode {
  return typeof value === 'string' && Object.hasOwn(operationErrorMessages, value);
}
