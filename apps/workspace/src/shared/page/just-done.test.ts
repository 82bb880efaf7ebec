import { clearToasts } from '@brandroom/ui/toast';
import { beforeEach, expect, test, vi } from 'vitest';

import { justDone, tellDone } from './just-done';

const undo = vi.fn<() => void>();
const deleted = { title: 'Deleted “Plums”', action: { label: 'Undo', onAction: undo } };

beforeEach(() => {
  undo.mockClear();
  justDone.clear();
});

test('what was done keeps its action until it is taken, and waits for the result', () => {
  tellDone(deleted);
  expect(justDone.now()).toMatchObject({ title: 'Deleted “Plums”', isPending: false });
  justDone.now()?.action?.onAction();
  expect(undo).toHaveBeenCalledOnce();
  expect(justDone.now()).toMatchObject({ title: 'Deleted “Plums”', isPending: true });

  tellDone({ title: 'Restored “Plums”' });
  expect(justDone.now()).toEqual({ title: 'Restored “Plums”', isPending: false });
});

test('an older toast still acts, and leaves the line of what was done since', () => {
  tellDone(deleted);
  const older = justDone.now()?.action;
  tellDone({ ...deleted, title: 'Deleted “Pears”' });
  older?.onAction();
  expect(undo).toHaveBeenCalledOnce();
  expect(justDone.now()).toMatchObject({ title: 'Deleted “Pears”', isPending: false });
});

test('who shows it learns of each change until they stop', () => {
  const listener = vi.fn<() => void>();
  const stop = justDone.subscribe(listener);
  tellDone(deleted);
  justDone.clear();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  tellDone(deleted);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('it goes with the toasts of the person who signs out', () => {
  tellDone(deleted);
  clearToasts();
  expect(justDone.now()).toBeNull();
});
