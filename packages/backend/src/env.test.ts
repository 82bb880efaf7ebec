import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';

import { realEnv } from './env';
import { testServices } from './testing/test-services';

it('a wait leaves nothing on the signal that could have ended it', async () => {
  const controller = new AbortController();
  await realEnv(testServices).sleep(1, controller.signal);
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
});

it('a wait ends with the reason of the abort', async () => {
  const controller = new AbortController();
  const wait = realEnv(testServices).sleep(60_000, controller.signal);
  controller.abort(new Error('Enough.'));
  await expect(wait).rejects.toThrow('Enough.');
});

it('the clock starts from the moment that it is given', () => {
  expect(realEnv(testServices, '2030-01-01T00:00:00.000Z').now()).toMatch(/^2030-01-01T00:00:0/u);
});

it('no two ids are the same', () => {
  const env = realEnv(testServices);
  const ids = Array.from({ length: 10_000 }, () => env.id('Content'));
  expect(new Set(ids).size).toBe(ids.length);
});
