import { afterEach, expect, test, vi } from 'vitest';

import { loadOnce } from './load-once';

afterEach(() => {
  vi.useRealTimers();
});

test('a part is loaded once for all callers', async () => {
  const fetch = vi.fn(async () => 'menu');
  const part = loadOnce(fetch);
  expect(part.now()).toBeNull();
  expect(await Promise.all([part.load(), part.load()])).toEqual(['menu', 'menu']);
  expect(part.now()).toBe('menu');
  expect(fetch).toHaveBeenCalledOnce();
});

test('listeners are called when it is loaded, and not after stopping', async () => {
  const part = loadOnce(async () => 'menu');
  const heard = vi.fn();
  const stopped = vi.fn();
  part.subscribe(heard);
  part.subscribe(stopped)();
  await part.load();
  expect(heard).toHaveBeenCalledOnce();
  expect(stopped).not.toHaveBeenCalled();
});

test('a failed load is retried after a second at the earliest', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn<() => Promise<string>>();
  fetch.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('menu');
  const part = loadOnce(fetch);
  await expect(part.load()).rejects.toThrow('offline');
  await expect(part.load()).rejects.toThrow('offline');
  expect(part.now()).toBeNull();
  expect(fetch).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  await expect(part.load()).resolves.toBe('menu');
});
