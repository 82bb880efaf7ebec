import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { ContentDraft } from '@brandroom/domain/content/content.schema';

import { clientOn } from './client';
import type { BackendWorker, Connection } from './connection';
import { connect } from './connection';
import type { FromWorker, ToWorker } from './messages';
import { defaultSimulation } from './simulation/settings';
import type { StorageState } from './start/open';
import { refusalOf } from '@brandroom/backend/testing/outcome';
import type { TestBackend } from './testing/test-backend';
import { testBackend } from './testing/test-backend';
import { brandId, emailOf, testWorld } from '@brandroom/backend/testing/test-world';

/** Who waits for a lock that a worker holds. */
const waiting = new Map<string, () => void>();

/** A worker that the test ends; all of one test work on the same store, as on one database. */
class TestWorker extends EventTarget implements BackendWorker {
  readonly told: ToWorker[] = [];
  readonly backend: TestBackend;
  isTerminated = false;

  constructor(backend: TestBackend) {
    super();
    this.backend = backend;
  }

  postMessage(message: ToWorker): void {
    this.told.push(message);
    if (message.kind === 'start') {
      this.backend.serving.connect(message.port);
      this.#post({ kind: 'alive' });
    }
    if (message.kind === 'simulate') this.backend.serving.simulate(message.settings);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  report(state: StorageState): void {
    this.#post({ kind: 'storage', state });
  }

  #post(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  fail(how: 'error' | 'messageerror'): void {
    this.dispatchEvent(new Event(how));
  }

  /** Goes away without a word, as one that is terminated does. */
  vanish(): void {
    for (const message of this.told) if (message.kind === 'start') waiting.get(message.life)?.();
  }
}

let workers: TestWorker[];
let connection: Connection;
let states: StorageState[];
let client: WorkspaceClient;
let time: number;

const settings = { ...defaultSimulation, latency: 0, now: '2026-03-02T10:00:00.000Z' };
/** Longer than a test lasts: a command is stored, and its answer never comes. */
const unanswered = { ...settings, latency: 10 };

const worker = () => {
  const running = workers.at(-1);
  if (!running) throw new Error('None was started.');
  return running;
};

beforeEach(async () => {
  const store = await testWorld();
  vi.stubGlobal('navigator', {
    locks: { request: (name: string, granted: () => void) => void waiting.set(name, granted) },
  });
  workers = [];
  time = 0;
  states = [];
  connection = connect(
    () => {
      workers.push(new TestWorker(testBackend({ store })));
      return worker();
    },
    settings,
    () => time,
  );
  connection.onStorage((state) => states.push(state));
  let token: string | null = null;
  client = clientOn(connection.port, () => token);
  const credentials = { email: emailOf('editor'), password: 'any', remember: false };
  ({ token } = await client.auth.signIn(credentials));
});
afterEach(() => {
  for (const { backend } of workers) backend.close();
  connection.port()?.close();
  vi.unstubAllGlobals();
});

const draft: ContentDraft = {
  type: 'social',
  platform: 'x',
  title: 'A new post',
  description: '',
  body: 'Words.',
  images: [],
  campaignId: null,
  tags: [],
};
const post = { brandId, draft, scheduledFor: null };

const count = () =>
  worker().backend.store.read((transaction) =>
    transaction.count('content', 'byBrand', { equals: [brandId] }),
  );

describe('a worker that ends', () => {
  const ways: [string, (ended: TestWorker) => void][] = [
    ['by a failure', (ended) => ended.fail('error')],
    ['by an answer that cannot be read', (ended) => ended.fail('messageerror')],
    ['without a word', (ended) => ended.vanish()],
  ];

  it.each(ways)('%s is followed by another, which carries on', async (_, end) => {
    const first = worker();
    end(first);
    await expect.poll(() => workers.length).toBe(2);
    expect(first.isTerminated).toBe(true);
    expect(await client.auth.me()).toMatchObject({ name: 'editor' });
    expect(states).toEqual([]);
  });

  it.each(ways)(
    '%s leaves a command unconfirmed, which takes effect once when sent again',
    async (_, end) => {
      const before = await count();
      connection.simulate(unanswered);
      const options = { context: { idempotencyKey: 'key-1' } };
      const created = refusalOf(client.content.create(post, options));
      await expect.poll(count).toBe(before + 1);
      connection.simulate(settings);
      end(worker());
      expect(await created).toMatchObject({ code: 'offline' });
      expect(await client.content.create(post, options)).toMatchObject({ title: draft.title });
      expect(await count()).toBe(before + 1);
    },
  );

  it('ends its open streams, as a workspace that cannot be reached', async () => {
    const changes = await client.changes.watch();
    const next = refusalOf(changes.next());
    worker().vanish();
    expect(await next).toMatchObject({ code: 'offline' });
  });

  it('passes its latest settings and the current time on to the next worker', async () => {
    connection.simulate({ ...settings, fail: ['content.list'] });
    time = 90_000;
    worker().vanish();
    await expect.poll(() => workers.length).toBe(2);
    expect(worker().told[0]).toMatchObject({
      kind: 'start',
      settings: { fail: ['content.list'], now: '2026-03-02T10:01:30.000Z' },
    });
  });

  it('soon after its restart is not started again, which is reported, and calls are refused at once', async () => {
    worker().vanish();
    await expect.poll(() => workers.length).toBe(2);
    time = 59_000;
    worker().vanish();
    await expect.poll(() => states).toEqual(['stopped']);
    expect(workers).toHaveLength(2);
    expect(await refusalOf(client.auth.me())).toMatchObject({ code: 'offline' });
  });

  it('long after its restart is followed by another', async () => {
    worker().vanish();
    await expect.poll(() => workers.length).toBe(2);
    time = 61_000;
    worker().vanish();
    await expect.poll(() => workers.length).toBe(3);
    expect(await client.auth.me()).toMatchObject({ name: 'editor' });
  });
});

it('a failure in a worker that keeps everything in its memory does not throw that away', async () => {
  worker().report('memory');
  worker().fail('error');
  expect(await client.auth.me()).toMatchObject({ name: 'editor' });
  expect(workers).toHaveLength(1);
});

it('anything worse outranks the state of the storage that the tab finds', () => {
  connection.found('unkept');
  expect(states).toEqual([]);
  worker().report('durable');
  connection.found('unkept');
  worker().report('gone');
  connection.found('durable');
  expect(states).toEqual(['durable', 'unkept', 'gone']);
});

it('a call that the person broke off is not taken for a lost workspace', async () => {
  connection.simulate(unanswered);
  const given = new AbortController();
  const asked = client.content.create(post, { signal: given.signal });
  given.abort(new Error('Enough.'));
  await expect(asked).rejects.toThrow('Enough.');
});
