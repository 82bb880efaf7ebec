import { expect, test } from 'vitest';
import { weighDataLayer } from './data-layer.mjs';

test('the data layer is weighed with the client and without what the page has anyway', async () => {
  const { kB, modules } = await weighDataLayer();
  const has = (/** @type {string} */ part) => modules.some((id) => id.includes(part));
  for (const part of [
    '@orpc/client/',
    '@orpc/tanstack-query/',
    'mock-backend/src/client.ts',
    'mock-backend/src/connection.ts',
    'app/follow-changes.ts',
  ]) {
    expect(has(part), part).toBe(true);
  }
  for (const part of [
    '/react-dom/',
    '/react/',
    '/valibot/',
    '/xstate/',
    'mock-backend/src/serve',
  ]) {
    expect(has(part), part).toBe(false);
  }
  expect(kB).toBeGreaterThan(5);
});
