import * as toasts from '@brandroom/ui/toast';
import { beforeEach, expect, test, vi } from 'vitest';

import { undoBar, notify } from './undo-bar';

vi.mock('@brandroom/ui/toast', { spy: true });

const undo = vi.fn<() => void>();
const deleted = { title: 'Deleted “Plums”', action: { label: 'Undo', onAction: undo } };

beforeEach(() => {
  undo.mockClear();
  undoBar.clear();
});

test('the undo bar keeps its action until it is used, and waits for the result', () => {
  notify(deleted);
  expect(undoBar.now()).toMatchObject({ title: 'Deleted “Plums”', isPending: false });
  undoBar.now()?.action?.onAction();
  expect(undo).toHaveBeenCalledOnce();
  // Its toast has closed by then.
  expect(undoBar.now()).toMatchObject({
    title: 'Deleted “Plums”',
    isPending: true,
    isInToast: false,
  });

  notify({ title: 'Restored “Plums”' });
  expect(undoBar.now()).toMatchObject({ title: 'Restored “Plums”', isPending: false });
  expect(undoBar.now()).not.toHaveProperty('action');
});

test('the undo bar is shown once its toast is closed', () => {
  const closings: (() => void)[] = [];
  vi.spyOn(toasts, 'showToast').mockImplementation((_, { onClose } = {}) => {
    if (onClose) closings.push(onClose);
    return () => undefined;
  });
  notify(deleted);
  expect(undoBar.now()).toMatchObject({ isInToast: true });
  notify({ title: 'Restored “Plums”' });
  const [older, newest] = closings;
  older?.();
  expect(undoBar.now()).toMatchObject({ isInToast: true });
  newest?.();
  expect(undoBar.now()).toEqual({
    title: 'Restored “Plums”',
    isPending: false,
    isInToast: false,
  });
  vi.restoreAllMocks();
});

test('a newer toast of a group replaces the older one, and no other', () => {
  const close = { group: vi.fn<() => void>(), other: vi.fn<() => void>() };
  vi.spyOn(toasts, 'showToast').mockReturnValueOnce(close.group).mockReturnValueOnce(close.other);
  notify(deleted, { group: 'move' });
  notify(deleted);
  expect(close.group).not.toHaveBeenCalled();
  notify({ ...deleted, title: 'Deleted “Pears”' }, { group: 'move' });
  expect(close.group).toHaveBeenCalledOnce();
  expect(close.other).not.toHaveBeenCalled();
  expect(undoBar.now()).toMatchObject({ title: 'Deleted “Pears”', isInToast: true });
  vi.restoreAllMocks();
});

test('an older toast still works, and leaves the newer undo bar unchanged', () => {
  notify(deleted);
  const older = undoBar.now()?.action;
  notify({ ...deleted, title: 'Deleted “Pears”' });
  older?.onAction();
  expect(undo).toHaveBeenCalledOnce();
  expect(undoBar.now()).toMatchObject({ title: 'Deleted “Pears”', isPending: false });
});

test('Ctrl+Z undoes once, and presses no other action', () => {
  notify({ title: 'Created “Plums”', action: { label: 'Open', onAction: undo } });
  expect(undoBar.undo()).toBe(false);
  expect(undo).not.toHaveBeenCalled();
  notify(deleted);
  expect(undoBar.undo()).toBe(true);
  expect(undoBar.undo()).toBe(false);
  expect(undo).toHaveBeenCalledOnce();
});

test('Undo stays on the next pages until its time is over, and Open goes with its page', () => {
  vi.useFakeTimers();
  notify({ title: 'Created “Plums”', action: { label: 'Open', onAction: undo } });
  undoBar.leavePage();
  expect(undoBar.now()).toBeNull();

  notify(deleted);
  undoBar.leavePage();
  vi.advanceTimersByTime(19_000);
  undoBar.leavePage();
  expect(undoBar.now()?.title).toBe('Deleted “Plums”');
  vi.advanceTimersByTime(1000);
  expect(undoBar.now()).toBeNull();

  // On its own page Undo stays available until the person leaves it.
  notify(deleted);
  vi.advanceTimersByTime(20_000);
  expect(undoBar.now()?.title).toBe('Deleted “Plums”');
  undoBar.leavePage();
  expect(undoBar.now()).toBeNull();
  vi.useRealTimers();
});

test('an undo that runs when its time is over waits for its result', () => {
  vi.useFakeTimers();
  notify(deleted);
  undoBar.leavePage();
  undoBar.undo();
  vi.advanceTimersByTime(20_000);
  expect(undoBar.now()?.isPending).toBe(true);
  notify({ title: 'Restored “Plums”' });
  expect(undoBar.now()?.title).toBe('Restored “Plums”');
  undoBar.leavePage();
  expect(undoBar.now()).toBeNull();
  vi.useRealTimers();
});

test('a subscriber gets each change until it unsubscribes', () => {
  const listener = vi.fn<() => void>();
  const stop = undoBar.subscribe(listener);
  notify(deleted);
  undoBar.clear();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  notify(deleted);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('it is cleared with the toasts at sign-out', () => {
  notify(deleted);
  toasts.clearToasts();
  expect(undoBar.now()).toBeNull();
});
