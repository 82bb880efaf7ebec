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

test('a browser that grants persistent storage shows no notice', async () => {
  const { persist, storage, values } = browser({ persisted: false, persist: true });
  expect(await askToKeep(storage, values)).toBe(false);
  expect(persist).toHaveBeenCalledOnce();
});

test('a browser with persistent storage is not asked again', async () => {
  const { persist, storage, values } = browser({ persisted: true, persist: true });
  expect(await askToKeep(storage, values)).toBe(false);
  expect(persist).not.toHaveBeenCalled();
});

test('a refusal shows a notice until the person has seen it', async () => {
  const { persist, storage, values } = browser({ persisted: false, persist: false });
  expect(await askToKeep(storage, values)).toBe(true);
  rememberSeen(values);
  expect(await askToKeep(storage, values)).toBe(false);
  expect(persist).toHaveBeenCalledOnce();
});

test('a browser without the API counts as a refusal', async () => {
  const { values } = browser({ persisted: false, persist: false });
  const missing = () => {
    throw new TypeError('There is no such thing.');
  };
  expect(await askToKeep(missing, values)).toBe(true);
});
