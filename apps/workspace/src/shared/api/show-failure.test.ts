import { operationErrorCodes } from '@brandroom/domain/contract/error-codes';
import { expect, test } from 'vitest';

import { operationError } from './operation-error';
import { mayWorkLater } from './show-failure';

const retried = (thrown: unknown) => mayWorkLater(operationError(thrown));

test('a retry is offered where the same action may work later', () => {
  const answers = operationErrorCodes.map((code) => [code, retried({ code })]);
  expect(Object.fromEntries(answers)).toEqual({
    unauthenticated: false,
    forbidden: false,
    notFound: false,
    invalid: false,
    conflict: false,
    quota: true,
    lost: false,
    offline: true,
    failed: true,
  });
});

test('a retry is offered after an unknown failure', () => {
  expect(retried({ code: 'timeout' })).toBe(true);
  expect(retried(new DOMException('Too late', 'TimeoutError'))).toBe(true);
  expect(retried(undefined)).toBe(true);
});
