import { expect, test, vi } from 'vitest';

import { safeStorage } from '../shared/storage/safe-storage';
import { askToKeep, rememberSeen } from './keep-storage';

function browser(answers: { persisted: boolean; persist: boolean }) {
  const kept = new Map<string, string>();
  const values = safeStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  }));
  const persist = vi.fn<() => Promise<boolean>>(async () => answers.persist);
  const storage = () => ({ persisted: async () => answers.persisted, persist });
  return { persist, storage, values };
}

test('nothing is said of a browser that agrees to keep the workspace', async () => {
  const { persist, storage, values } = browser({ persisted: false, persist: true });
  expect(await askToKeep(storage, values)).toBe(false);
  expect(persist).toHaveBeenCalledOnce();
});

test('a browser that keeps it already is not asked', async () => {
  const { persist, storage, values } = browser({ persisted: true, persist: true });
  expect(await askToKeep(storage, values)).toBe(false);
  expect(persist).not.toHaveBeenCalled();
});

test('a browser that does not agree is told of until it was seen', async () => {
  const { persist, storage, values } = browser({ persisted: false, persist: false });
  expect(await askToKeep(storage, values)).toBe(true);
  rememberSeen(values);
  expect(await askToKeep(storage, values)).toBe(false);
  expect(persist).toHaveBeenCalledOnce();
});

test('a browser that cannot be asked has not agreed', async () => {
  const { values } = browser({ persisted: false, persist: false });
  const missing = () => {
    throw new TypeError('There is no such thing.');
  };
  expect(await askToKeep(missing, values)).toBe(true);
});
