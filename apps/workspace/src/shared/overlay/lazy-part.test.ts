import { expect, test, vi } from 'vitest';

import { lazyPart } from './lazy-part';

test('a part is loaded once for all who ask', async () => {
  const importPart = vi.fn(async () => 'menu');
  const part = lazyPart(importPart);
  expect(part.now()).toBeNull();
  expect(await Promise.all([part.load(), part.load()])).toEqual(['menu', 'menu']);
  expect(part.now()).toBe('menu');
  expect(importPart).toHaveBeenCalledOnce();
});

test('whoever waits hears when it is here, and nothing after stopping', async () => {
  const part = lazyPart(async () => 'menu');
  const heard = vi.fn();
  const stopped = vi.fn();
  part.subscribe(heard);
  part.subscribe(stopped)();
  await part.load();
  expect(heard).toHaveBeenCalledOnce();
  expect(stopped).not.toHaveBeenCalled();
});

test('a load that failed is tried again', async () => {
  const importPart = vi.fn<() => Promise<string>>();
  importPart.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('menu');
  const part = lazyPart(importPart);
  await expect(part.load()).rejects.toThrow('offline');
  expect(part.now()).toBeNull();
  await expect(part.load()).resolves.toBe('menu');
});
