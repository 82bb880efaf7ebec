import type { OperationErrorCode } from './errors';

// Apart from `errors.ts`, so that a screen that reads a failure does not load every schema.
const codes: Record<OperationErrorCode, true> = {
  unauthenticated: true,
  forbidden: true,
  notFound: true,
  invalid: true,
  conflict: true,
  quota: true,
  offline: true,
  failed: true,
};

export function isOperationErrorCode(value: unknown): value is OperationErrorCode {
  return typeof value === 'string' && Object.hasOwn(codes, value);
}
