import * as v from 'valibot';

import { fieldChange } from '../content/content.schema';
import { operationErrorMessages as messages } from './error-codes';

/** One refused field of the input, with a message for the person. */
export const fieldProblem = v.strictObject({ path: v.string(), message: v.string() });
export type FieldProblem = v.InferOutput<typeof fieldProblem>;

/**
 * Each failure with its data (`error-codes.ts` gives the meaning of each). `status` is the HTTP
 * status under which the same router would answer over HTTP.
 */
export const operationErrors = {
  unauthenticated: { status: 401, message: messages.unauthenticated },
  forbidden: {
    status: 403,
    message: messages.forbidden,
    data: v.strictObject({ right: v.nullable(v.string()) }),
  },
  notFound: { status: 404, message: messages.notFound },
  invalid: {
    status: 422,
    message: messages.invalid,
    data: v.strictObject({ fields: v.array(fieldProblem) }),
  },
  conflict: {
    status: 409,
    message: messages.conflict,
    data: v.strictObject({
      reason: v.string(),
      current: v.nullable(v.unknown()),
      changes: v.array(fieldChange),
      changedBy: v.nullable(v.string()),
      changedAt: v.nullable(v.string()),
    }),
  },
  quota: {
    status: 507,
    message: messages.quota,
    data: v.strictObject({ bytes: v.nullable(v.number()) }),
  },
  lost: { status: 410, message: messages.lost },
  offline: { status: 503, message: messages.offline },
  failed: { status: 500, message: messages.failed },
} as const;
