import { operationErrorCodes } from '@brandroom/domain/contract/error-codes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { operationError } from '../api/operation-error';
import { mayWorkLater } from '../api/show-failure';
import { undoBar } from './undo-bar';
import { notifyFailure, notifyUndoable } from './undoable';

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/' });
  undoBar.clear();
});
afterEach(() => vi.unstubAllGlobals());

test.each(operationErrorCodes)('a failure of kind %s offers a retry by the one rule', (code) => {
  notifyFailure('Plums was not restored', { code }, () => undefined);
  const label = undoBar.now()?.action?.label;
  expect(label).toBe(mayWorkLater(operationError({ code })) ? 'Try again' : undefined);
});

test('a refused undo gives its reason and no retry', async () => {
  const undo = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce({ code: 'offline' })
    .mockRejectedValueOnce({ code: 'conflict', message: 'Plums was sent.' });
  const words = { title: 'Plums deleted', undone: 'Plums restored' };
  notifyUndoable({ ...words, undo, notUndone: 'Plums was not restored' });
  undoBar.undo();
  await vi.waitFor(() => expect(undoBar.now()?.action?.label).toBe('Try again'));
  undoBar.now()?.action?.onAction();
  await vi.waitFor(() => expect(undoBar.now()?.description).toBe('Plums was sent.'));
  expect(undoBar.now()).toMatchObject({ title: 'Plums was not restored' });
  expect(undoBar.now()).not.toHaveProperty('action');
});
