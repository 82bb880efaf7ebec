import { afterEach, expect, test, vi } from 'vitest';

import type { RunningBackend } from './serve';
import { serve } from './serve';
import { defaultSimulation } from './simulation/settings';
import { memoryStore } from '@brandroom/backend/store/memory';
import { memorySentinel, testBackend } from './testing/test-backend';
import { testEnv } from '@brandroom/backend/testing/test-env';

let serving: RunningBackend | undefined;
afterEach(() => serving?.close());

/** A backend with a clock that the test controls, and a database that may refuse to write. */
function started(opens: boolean) {
  const store = memoryStore();
  const sentinel = memorySentinel();
  const base = testEnv();
  const ticks: (() => void)[] = [];
  let refused = 0;
  let isFull = false;
  const running = serve({
    openStore: async () => {
      if (!opens) throw new Error('blocked');
      return {
        ...store,
        write: (work) => {
          if (!isFull) return store.write(work);
          refused += 1;
          return Promise.reject(new Error('full'));
        },
      };
    },
    sentinel,
    env: {
      ...base,
      sleep: (ms, signal) =>
        ms === 5000 && signal
          ? new Promise((resolve) => ticks.push(resolve))
          : base.sleep(ms, signal),
    },
    settings: { ...defaultSimulation, latency: 0 },
    report: () => undefined,
    acceptLoss: Promise.resolve(),
  });
  serving = running;
  return {
    running,
    store,
    sentinel,
    env: base,
    ticks,
    refused: () => refused,
    setFull: (next: boolean) => {
      isFull = next;
    },
  };
}

test('a write that fails once does not stop the publishing of due items', async () => {
  const { store, env, ticks, refused, setFull } = started(true);
  const scheduled = () =>
    store.read((transaction) => transaction.list('content', 'byStatus', { equals: ['scheduled'] }));
  // The samples load first.
  await expect.poll(() => ticks.length, { timeout: 10_000 }).toBe(1);
  expect((await scheduled()).length).toBeGreaterThan(0);

  setFull(true);
  env.setNow('2027-03-02T10:00:00.000Z');
  ticks[0]?.();
  await expect.poll(() => ticks.length).toBe(2);
  // Content and emails that are due.
  expect(refused()).toBe(2);

  setFull(false);
  ticks[1]?.();
  await expect.poll(() => ticks.length).toBe(3);
  expect(await scheduled()).toEqual([]);
});

test('a change in memory leaves the witness of the database alone', async () => {
  const { running, sentinel, ticks } = started(false);
  const witness = { workspaceId: 'known', seq: 7 };
  await sentinel.write(witness);
  await expect.poll(() => ticks.length, { timeout: 10_000 }).toBe(1);
  running.backend.changes.publish({ seq: 1, topics: ['content'], brandId: null, actor: null });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await sentinel.read()).toEqual(witness);
});

test('a call that arrives during a drawing is read before the next drawing', async () => {
  const { store, env, serving: running, as } = testBackend();
  serving = running;
  const viewer = await as('viewer@example.com');
  const [brand] = await viewer.brands.list();
  if (!brand) throw new Error('The samples have a brand.');
  const images = { brandId: brand.id, tab: 'images', offset: 0, limit: 2 } as const;
  const { items } = await viewer.files.list(images);
  const done: string[] = [];
  const { read } = store;
  vi.spyOn(store, 'read').mockImplementation((work) => {
    done.push('read');
    return read(work);
  });
  let asked: Promise<unknown> | undefined;
  vi.spyOn(env.services, 'unstoredBytes').mockImplementation(async () => {
    done.push('drawing');
    asked ??= viewer.auth.me();
    return new Uint8Array();
  });
  await Promise.all(items.map(({ id }) => viewer.files.preview({ id })));
  await asked;
  expect(done).toEqual(['read', 'read', 'drawing', 'read', 'drawing']);
});
