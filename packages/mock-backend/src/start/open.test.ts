import { expect, test, vi } from 'vitest';
import { memoryStore } from '@brandroom/backend/store/memory';
import type { Store } from '@brandroom/backend/store/store';
import { testEnv } from '@brandroom/backend/testing/test-env';

import { defaultSimulation } from '../simulation/settings';
import { memorySentinel } from '../testing/test-backend';
import type { OpenOptions, StorageState } from './open';
import { open } from './open';
import { readMeta } from './seed';

function opening(change: Partial<OpenOptions>) {
  const states: StorageState[] = [];
  const store = memoryStore();
  const parts: OpenOptions = {
    openStore: async () => store,
    sentinel: memorySentinel(),
    env: testEnv(),
    settings: defaultSimulation,
    report: (state) => states.push(state),
    acceptLoss: new Promise(() => undefined),
    ...change,
  };
  return { parts, states, store };
}

test('a first run fills the store with the samples and leaves a witness', async () => {
  const { parts, states, store } = opening({});
  await open(parts);
  const meta = await readMeta(store);
  expect(meta).toMatchObject({ seq: 0, scale: 1 });
  expect(await parts.sentinel.read()).toEqual({ workspaceId: meta?.workspaceId, seq: 0 });
  expect(states).toEqual(['durable']);
});

test('opening again changes nothing', async () => {
  const { parts, store } = opening({});
  await open(parts);
  const before = await readMeta(store);
  await open(parts);
  expect(await readMeta(store)).toEqual(before);
});

const losses: [string, StorageState, (store: Store) => Promise<void>][] = [
  ['an empty store', 'lost', async () => undefined],
  [
    'another workspace',
    'older',
    (store) =>
      store.write((transaction) =>
        transaction.put('meta', {
          id: 'workspace',
          workspaceId: 'another',
          seq: 99,
          seededAt: '2026-01-01T00:00:00.000Z',
          scale: 1,
        }),
      ),
  ],
  [
    'an older state',
    'older',
    (store) =>
      store.write((transaction) =>
        transaction.put('meta', {
          id: 'workspace',
          workspaceId: 'known',
          seq: 6,
          seededAt: '2026-01-01T00:00:00.000Z',
          scale: 1,
        }),
      ),
  ],
];

test.each(losses)(
  '%s where there was a workspace is a loss, not a first run',
  async (_, state, damage) => {
    let accept: () => void = () => undefined;
    const acceptLoss = new Promise<void>((resolve) => {
      accept = resolve;
    });
    const { parts, states, store } = opening({ acceptLoss });
    await parts.sentinel.write({ workspaceId: 'known', seq: 7 });
    await damage(store);
    const before = await readMeta(store);

    const opened = open(parts);
    await expect.poll(() => states).toContain(state);
    expect(await readMeta(store)).toEqual(before);

    accept();
    await opened;
    expect(await readMeta(store)).toBeDefined();
    expect(states.at(-1)).toBe('durable');
  },
);

const cutOff = () =>
  Promise.reject(new DOMException('The version change was aborted.', 'AbortError'));

test('a database whose creation was interrupted opens at a later try, and each retry is reported', async () => {
  const store = memoryStore();
  const openStore = vi.fn<OpenOptions['openStore']>(async () => store);
  openStore.mockImplementationOnce(cutOff).mockImplementationOnce(cutOff);
  const { parts, states } = opening({ openStore });
  expect(await open(parts)).toEqual({ store, isDurable: true });
  expect(states).toEqual(['retrying', 'retrying', 'durable']);
  expect(await readMeta(store)).toBeDefined();
});

test('a database that is always cut off is given up after five tries', async () => {
  const openStore = vi.fn<OpenOptions['openStore']>(cutOff);
  const { parts, states } = opening({ openStore });
  expect(await open(parts)).toMatchObject({ isDurable: false });
  expect(openStore).toHaveBeenCalledTimes(5);
  expect(states.at(-1)).toBe('memory');
});

/** An environment in which every wait ends soon, that for an opening included. */
const impatient = () => ({
  ...testEnv(),
  sleep: () => new Promise<void>((resolve) => setTimeout(resolve)),
});
const hang = () => new Promise<Store>(() => undefined);
const witness = { workspaceId: 'known', seq: 7 };

test('a database that hangs opens at a later try, and the retry is reported', async () => {
  const store = memoryStore();
  const openStore = vi.fn<OpenOptions['openStore']>(async () => store);
  openStore.mockImplementationOnce(hang);
  const { parts, states } = opening({ openStore, env: impatient() });
  expect(await open(parts)).toEqual({ store, isDurable: true });
  expect(states).toEqual(['retrying', 'durable']);
});

test('a database that opens late is used, and that of another try is closed', async () => {
  const late = memoryStore();
  const other = memoryStore();
  const closed = vi.spyOn(other, 'close');
  let answerLate: (store: Store) => void = () => undefined;
  let answerOther: (store: Store) => void = () => undefined;
  const openStore = vi
    .fn<OpenOptions['openStore']>(hang)
    .mockImplementationOnce(() => new Promise((resolve) => (answerLate = resolve)))
    .mockImplementationOnce(() => new Promise((resolve) => (answerOther = resolve)));
  const { parts, states } = opening({ openStore, env: impatient() });
  await parts.sentinel.write(witness);
  const opened = open({ ...parts, acceptLoss: Promise.resolve() });
  await expect.poll(() => openStore.mock.calls.length).toBeGreaterThan(1);
  answerLate(late);
  expect(await opened).toEqual({ store: late, isDurable: true });
  answerOther(other);
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  expect(states).not.toContain('memory');
});

test.each([
  ['hangs', hang],
  ['is cut off', cutOff],
])('a known workspace whose database always %s is never replaced by samples', async (_, answer) => {
  const openStore = vi.fn<OpenOptions['openStore']>(answer);
  const { parts, states } = opening({ openStore, env: impatient() });
  await parts.sentinel.write(witness);
  const opened = vi.fn<() => void>();
  void open(parts).then(opened);
  await expect.poll(() => states.filter((state) => state === 'stuck').length).toBeGreaterThan(5);
  expect(opened).not.toHaveBeenCalled();
  expect(new Set(states)).toEqual(new Set(['retrying', 'stuck']));
  expect(await parts.sentinel.read()).toEqual(witness);
  // It is not tried for ever in a test that has ended.
  openStore.mockImplementation(() => Promise.reject(new Error('blocked')));
});

test('a file system that does not answer holds up neither the first opening nor a later one', async () => {
  const silent = () => new Promise<never>(() => undefined);
  const sentinel = { ...memorySentinel(), read: silent, write: silent };
  const { parts, states, store } = opening({ env: impatient(), sentinel });
  await open(parts);
  const before = await readMeta(store);
  expect(await open(parts)).toEqual({ store, isDurable: true });
  expect(await readMeta(store)).toEqual(before);
  expect(states).toEqual(['durable', 'durable']);
});

test('a witness that knows the workspace is brought up to date without waiting for it', async () => {
  const { parts, store } = opening({});
  await open(parts);
  const write = vi.fn<OpenOptions['sentinel']['write']>(() => new Promise(() => undefined));
  const never = () => new Promise<never>(() => undefined);
  const sentinel = { ...parts.sentinel, write };
  const opened = open({ ...parts, sentinel, env: { ...parts.env, sleep: never } });
  expect(await opened).toEqual({ store, isDurable: true });
  await expect.poll(() => write.mock.calls.length).toBe(1);
});

test('a first database that only hangs is given up', async () => {
  const openStore = vi.fn<OpenOptions['openStore']>(hang);
  const { parts, states } = opening({ openStore, env: impatient() });
  expect(await open(parts)).toMatchObject({ isDurable: false });
  expect(states).toEqual(['retrying', 'memory']);
});

test('a browser that opens no database works in memory and reports it', async () => {
  const { parts, states } = opening({ openStore: () => Promise.reject(new Error('blocked')) });
  const { store, isDurable } = await open(parts);
  expect(isDurable).toBe(false);
  expect(states).toEqual(['memory']);
  expect(await readMeta(store)).toBeDefined();
  expect(await parts.sentinel.read()).toBeNull();
});

test('a database that does not open this time is not a lost one, and its witness stays', async () => {
  const { parts, states } = opening({ openStore: () => Promise.reject(new Error('blocked')) });
  await parts.sentinel.write(witness);
  await open(parts);
  expect(states).toEqual(['memory']);
  expect(await parts.sentinel.read()).toEqual(witness);
});

test('a database of a newer version is left alone, and nothing is shown in its place', async () => {
  const { parts, states } = opening({
    openStore: () => Promise.reject(new DOMException('Newer.', 'VersionError')),
  });
  const opened = vi.fn<() => void>();
  void open(parts).then(opened);
  await vi.waitFor(() => expect(states).toEqual(['newer']));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(opened).not.toHaveBeenCalled();
  expect(states).toEqual(['newer']);
});
