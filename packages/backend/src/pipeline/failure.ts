import { ORPCError } from '@orpc/server';
import type { FieldChange } from '@brandroom/domain/content/content.schema';
import type { OperationErrorCode } from '@brandroom/domain/contract/error-codes';
import { operationErrors } from '@brandroom/domain/contract/errors';
import type { Right } from '@brandroom/domain/rights/flags';

import { StoreFullError, StoreLostError } from '../store/store';

/** A failure of the closed set, as the port carries it. */
export type Failure = ORPCError<OperationErrorCode, unknown>;

function failure(code: OperationErrorCode, data?: unknown, message?: string): Failure {
  const { status, message: standard } = operationErrors[code];
  return new ORPCError(code, { defined: true, status, message: message ?? standard, data });
}

export const unauthenticated = (message?: string): Failure =>
  failure('unauthenticated', undefined, message);

export const forbidden = (right: Right | null, message?: string): Failure =>
  failure('forbidden', { right }, message);

export const notFound = (message?: string): Failure => failure('notFound', undefined, message);

/** One field of the input, refused for a reason that the schema cannot know. */
export const invalid = (path: string, message: string): Failure =>
  failure('invalid', { fields: [{ path, message }] });

export interface ConflictFacts {
  reason: string;
  current?: unknown;
  changes?: readonly FieldChange[];
  changedBy?: string;
  changedAt?: string;
}

/** The record has changed since the screen was loaded, or its status does not allow the action. */
export const conflict = (message: string, facts: ConflictFacts): Failure =>
  failure(
    'conflict',
    {
      reason: facts.reason,
      current: facts.current ?? null,
      changes: facts.changes ?? [],
      changedBy: facts.changedBy ?? null,
      changedAt: facts.changedAt ?? null,
    },
    message,
  );

export const offline = (): Failure => failure('offline');
export const failed = (message?: string): Failure => failure('failed', undefined, message);
const quota = (bytes: number | null): Failure => failure('quota', { bytes });

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[];
}

function fieldOf({ path = [], message }: Issue) {
  const keys = path.map((part) => String(typeof part === 'object' ? part.key : part));
  return { path: keys.join('.'), message };
}

function issuesOf(error: ORPCError<string, unknown>): readonly Issue[] {
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('issues' in data)) return [];
  return Array.isArray(data.issues) ? data.issues : [];
}

/** Turns any error into one of the closed set. */
export function toFailure(error: unknown, bytes: number | null = null): Error {
  if (error instanceof StoreFullError) return quota(bytes);
  if (error instanceof StoreLostError) return failure('lost');
  if (!(error instanceof ORPCError)) return failed();
  if (error.code in operationErrors) return error;
  return error.code === 'BAD_REQUEST'
    ? failure('invalid', { fields: issuesOf(error).map(fieldOf) })
    : failed();
}
