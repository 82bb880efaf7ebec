import { expect, test, vi } from 'vitest';

import { keptValues } from '../shared/storage/kept-values';
import { askingToKeep } from './unkept';

function browser(answers: { persisted: boolean; persist: boolean }) {
  const kept = new Map<string, string>();
  const values = keptValues(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  }));
  const persist = vi.fn<() => Promise<boolean>>(async () => answers.persist);
  const storage = { persisted: async () => answers.persisted, persist };
  return { persist, storage, values, visit: () => askingToKeep(() => storage, values) };
}

test('a browser that agrees to keep the workspace is asked once, and nothing is said', async () => {
  const { persist, visit } = browser({ persisted: false, persist: true });
  const unkept = visit();
  await unkept.ask();
  await unkept.ask();
  expect(persist).toHaveBeenCalledOnce();
  expect(unkept.isTold()).toBe(false);
});

test('a browser that keeps it already is not asked', async () => {
  const { persist, visit } = browser({ persisted: true, persist: true });
  await visit().ask();
  expect(persist).not.toHaveBeenCalled();
});

test('a browser that does not agree is told until it was seen, once for all visits', async () => {
  const { persist, visit } = browser({ persisted: false, persist: false });
  const unkept = visit();
  const heard = vi.fn<() => void>();
  unkept.subscribe(heard);
  await unkept.ask();
  expect(heard).toHaveBeenCalledOnce();
  expect(unkept.isTold()).toBe(true);
  unkept.dismiss();
  expect(unkept.isTold()).toBe(false);

  const later = visit();
  await later.ask();
  expect(later.isTold()).toBe(false);
  expect(persist).toHaveBeenCalledOnce();
});

test('a browser that cannot be asked has not agreed', async () => {
  const { values } = browser({ persisted: false, persist: false });
  const unkept = askingToKeep(() => {
    throw new TypeError('There is no such thing.');
  }, values);
  await unkept.ask();
  expect(unkept.isTold()).toBe(true);
});
