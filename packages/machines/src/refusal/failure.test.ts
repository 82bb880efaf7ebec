import { operationErrors } from '@brandroom/domain/contract/errors';
import { operationErrorCodes } from '@brandroom/domain/contract/error-codes';
import { describe, expect, it } from 'vitest';

import { failureOf } from './failure';

describe('failureOf', () => {
  it.each(operationErrorCodes)('keeps the code %s and its message', (code) => {
    expect(failureOf({ code, message: 'As it was said.' })).toEqual({
      code,
      message: 'As it was said.',
      fields: [],
    });
    expect(failureOf({ code }).message).toBe(operationErrors[code].message);
    expect(failureOf({ code, message: '' }).message).toBe(operationErrors[code].message);
  });

  it('shows people nothing of an unknown error', () => {
    const words = { code: 'failed', message: 'That did not work.', fields: [] };
    expect(failureOf(new TypeError('x is undefined'))).toEqual(words);
    expect(failureOf({ code: 'toString', message: 'secret' })).toEqual(words);
    for (const value of [undefined, null, '', 7, [], () => {}]) {
      expect(failureOf(value)).toEqual(words);
    }
  });

  it('keeps the fields that are well-formed, and of them only path and message', () => {
    const good = { path: 'email', message: 'Enter an email address.' };
    const fields = [{ ...good, input: 'secret' }, { path: 'x' }, null, 'y'];
    expect(failureOf({ code: 'invalid', data: { fields } }).fields).toEqual([good]);
    expect(failureOf({ code: 'invalid', data: { fields: 'none' } }).fields).toEqual([]);
  });
});
