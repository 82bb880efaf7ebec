import * as v from 'valibot';

import { fieldChange } from '../content/content.schema';

/** One field of the input that was refused, with words for the person. */
export const fieldProblem = v.strictObject({ path: v.string(), message: v.string() });
export type FieldProblem = v.InferOutput<typeof fieldProblem>;

/**
 * The closed set of ways in which an operation can fail (architecture, "Errors").
 * `status` is the HTTP status under which the same router would answer over HTTP.
 */
export const operationErrors = {
  /** Nobody is signed in, or the session has ended; or, at sign-in, the credentials are wrong. */
  unauthenticated: { status: 401, message: 'Sign in to go on.' },
  /** The record is visible, the right to do this with it is missing. */
  forbidden: {
    status: 403,
    message: 'Permission Denied',
    data: v.strictObject({ right: v.nullable(v.string()) }),
  },
  /** Unknown, deleted, or not visible to this person: the three are not told apart. */
  notFound: { status: 404, message: 'Not found.' },
  /** The input is refused, field by field. */
  invalid: {
    status: 422,
    message: 'Some fields need attention.',
    data: v.strictObject({ fields: v.array(fieldProblem) }),
  },
  /** Somebody changed the record meanwhile, or its status does not allow this any more. */
  conflict: {
    status: 409,
    message: 'Somebody changed this meanwhile.',
    data: v.strictObject({
      reason: v.string(),
      current: v.nullable(v.unknown()),
      changes: v.array(fieldChange),
      changedBy: v.nullable(v.string()),
      changedAt: v.nullable(v.string()),
    }),
  },
  /** The browser has no room. Nothing was stored. */
  quota: {
    status: 507,
    message: 'This browser has no room.',
    data: v.strictObject({ bytes: v.nullable(v.number()) }),
  },
  /** The backend cannot be reached. Whether the change was stored is not known. */
  offline: { status: 503, message: 'The workspace cannot be reached.' },
  /** Anything else. Nothing was stored unless said otherwise. */
  failed: { status: 500, message: 'That did not work.' },
} as const;

export type OperationErrorCode = keyof typeof operationErrors;
export const operationErrorCodes = Object.keys(operationErrors) as readonly OperationErrorCode[];
