import { resolveObjectURL } from 'node:buffer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { graceTime, openObjectUrl, sharedObjectUrl } from './object-url';

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

test('those who show the same bytes share an address, which is revoked after the last one', () => {
  const bytes = new Blob(['bytes']);
  const picture = sharedObjectUrl(bytes);
  expect(sharedObjectUrl(bytes)).toBe(picture);
  const [first, second] = [picture.hold(), picture.hold()];
  vi.advanceTimersByTime(graceTime);
  first?.();
  vi.advanceTimersByTime(graceTime);
  expect(resolveObjectURL(picture.url)).toBeInstanceOf(Blob);

  second?.();
  vi.advanceTimersByTime(graceTime - 1);
  // Shown again in time.
  const third = picture.hold();
  vi.advanceTimersByTime(graceTime);
  expect(resolveObjectURL(picture.url)).toBeInstanceOf(Blob);

  third?.();
  vi.advanceTimersByTime(graceTime);
  expect(resolveObjectURL(picture.url)).toBeUndefined();
  expect(picture.hold()).toBeNull();
  expect(sharedObjectUrl(bytes).url).not.toBe(picture.url);
});

test('an address that is never held is revoked', () => {
  const { url } = sharedObjectUrl(new Blob(['bytes']));
  vi.advanceTimersByTime(graceTime);
  expect(resolveObjectURL(url)).toBeUndefined();
});
