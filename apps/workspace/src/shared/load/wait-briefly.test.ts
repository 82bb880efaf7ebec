import { afterEach, expect, test, vi } from 'vitest';

import { waitBriefly } from './wait-briefly';

afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise(() => undefined);

test('a page opens as soon as all that it needs is there, or has failed', async () => {
  vi.useFakeTimers();
  await waitBriefly('enter', [Promise.resolve('data'), Promise.reject(new Error('offline'))]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a page whose data takes long opens with a skeleton', async () => {
  vi.useFakeTimers();
  const opened = vi.fn();
  void waitBriefly('enter', [never])?.then(opened);
  await vi.advanceTimersByTimeAsync(149);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toHaveBeenCalledOnce();
});

test('a change on the same page does not wait', () => {
  expect(waitBriefly('stay', [never])).toBeUndefined();
});
