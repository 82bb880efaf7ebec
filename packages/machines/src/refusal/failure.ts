import type { FieldProblem } from '@brandroom/domain/contract/errors';
import type { OperationErrorCode } from '@brandroom/domain/contract/error-codes';
import {
  operationErrorCodes,
  operationErrorMessages,
} from '@brandroom/domain/contract/error-codes';

/** A rejected operation, reduced to what a machine may keep: JSON, and of the closed set. */
export interface Failure {
  readonly code: OperationErrorCode;
  readonly message: string;
  /** The problem of each field; empty unless the code is `invalid`. */
  readonly fields: readonly FieldProblem[];
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return (
    typeof property(value, 'path') === 'string' && typeof property(value, 'message') === 'string'
  );
}

/** The code of an actor's error; `failed` for an error outside the closed set. */
export function failureCode(error: unknown): OperationErrorCode {
  const code = property(error, 'code');
  return operationErrorCodes.find((known) => known === code) ?? 'failed';
}

/**
 * Reads an actor's rejection. The message is the error's own where its code is known;
 * an unknown error's message is for developers, so people get the message of `failed`.
 */
export function failureOf(error: unknown): Failure {
  const code = failureCode(error);
  const message = property(error, 'message');
  const fields = property(property(error, 'data'), 'fields');
  const isKnown = property(error, 'code') === code;
  return {
    code,
    message:
      isKnown && typeof message === 'string' && message !== ''
        ? message
        : operationErrorMessages[code],
    fields: Array.isArray(fields)
      ? fields.filter(isFieldProblem).map(({ path, message: words }) => ({ path, message: words }))
      : [],
  };
}
