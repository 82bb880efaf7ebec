import { resolveObjectURL } from 'node:buffer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { graceTime, openObjectUrl } from './object-url';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a picture that began to load still finds its bytes after they were let go, but not forever', () => {
  const { url, letGo } = openObjectUrl(new Blob(['bytes']));
  letGo();
  expect(resolveObjectURL(url)).toBeInstanceOf(Blob);

  vi.advanceTimersByTime(graceTime);
  expect(resolveObjectURL(url)).toBeUndefined();
});
