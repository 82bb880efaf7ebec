import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { builtFiles, workerOf } from './precache.mjs';

const root = mkdtempSync(join(tmpdir(), 'precache-'));
afterAll(() => rmSync(root, { recursive: true }));

/** @param {string} content of the page */
function build(content) {
  mkdirSync(join(root, 'assets'), { recursive: true });
  mkdirSync(join(root, '.vite'), { recursive: true });
  writeFileSync(join(root, 'index.html'), content);
  for (const name of ['assets/a-1.js', 'assets/a-1.js.br', '.vite/m.json', 'icon.png', 'x.map'])
    writeFileSync(join(root, name), name);
  return workerOf(root);
}

/** @typedef {Map<string, Map<string, Response>>} Stored */

const origin = 'https://app.invalid';

/** @param {Stored} stored */
function cachesOn(stored) {
  /** @param {string | { url: string }} key */
  const pathOf = (key) => (typeof key === 'string' ? key : new URL(key.url).pathname);
  /** @param {Map<string, Response>} kept */
  const cacheOf = (kept) => ({
    match: async (/** @type {string | { url: string }} */ key) => kept.get(pathOf(key))?.clone(),
    put: async (/** @type {string} */ key, /** @type {Response} */ value) => kept.set(key, value),
  });
  return {
    open: async (/** @type {string} */ name) => {
      const kept = stored.get(name) ?? new Map();
      stored.set(name, kept);
      return cacheOf(kept);
    },
    keys: async () => [...stored.keys()],
    delete: async (/** @type {string} */ name) => stored.delete(name),
    match: async (/** @type {string | { url: string }} */ key) => {
      for (const kept of stored.values()) {
        const found = await cacheOf(kept).match(key);
        if (found) return found;
      }
      return undefined;
    },
  };
}

/**
 * A worker that runs on a browser's caches.
 *
 * @param {string} source
 * @param {Stored} stored
 */
function worker(source, stored) {
  /** @type {Map<string, (event: unknown) => void>} */
  const listeners = new Map();
  /** @type {string[]} */
  const fetched = [];
  let hasSkipped = false;
  const self = {
    location: { origin },
    addEventListener: (/** @type {string} */ name, /** @type {() => void} */ listener) =>
      listeners.set(name, listener),
    skipWaiting: () => {
      hasSkipped = true;
    },
  };
  const fetch = async (/** @type {string | { url: string }} */ asked) => {
    const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname;
    fetched.push(path);
    return new Response(`${path} of the network`);
  };
  runInNewContext(source, { self, fetch, caches: cachesOn(stored), URL, Promise, Error });
  /** @param {string} name */
  const wait = async (name) => {
    /** @type {Promise<void> | undefined} */
    let work;
    const waitUntil = (/** @type {Promise<void>} */ promise) => {
      work = promise;
    };
    listeners.get(name)?.({ waitUntil });
    await work;
  };
  return {
    fetched,
    start: async () => {
      await wait('install');
      await wait('activate');
    },
    install: () => wait('install'),
    takeOver: () => listeners.get('message')?.({ data: 'takeOver' }),
    hasSkipped: () => hasSkipped,
    /** @param {string} path @param {{ mode?: string, method?: string, from?: string }} [request] */
    ask: async (path, { mode = 'cors', method = 'GET', from = origin } = {}) => {
      /** @type {Promise<Response> | null} */
      let given = null;
      const respondWith = (/** @type {Promise<Response>} */ answer) => {
        given = answer;
      };
      listeners.get('fetch')?.({ request: { url: from + path, mode, method }, respondWith });
      const answer = /** @type {Promise<Response> | null} */ (given);
      return answer ? (await answer).text() : null;
    },
  };
}

/** @type {Stored} */
let stored;
beforeEach(() => {
  stored = new Map();
});

test('the page and every file that is served are kept, and nothing else', () => {
  build('one');
  expect(builtFiles(root)).toEqual(['/', '/assets/a-1.js', '/icon.png']);
});

test('another page or file is another version', () => {
  const one = build('one');
  expect(build('one')).toBe(one);
  expect(build('two')).not.toBe(one);
});

describe('the service worker', () => {
  test('answers every page and file from its version, without the network', async () => {
    const first = worker(build('one'), stored);
    await first.start();
    first.fetched.length = 0;
    expect(await first.ask('/content/calendar', { mode: 'navigate' })).toBe('/ of the network');
    expect(await first.ask('/assets/a-1.js')).toBe('/assets/a-1.js of the network');
    expect(first.fetched).toEqual([]);
  });

  test('leaves other requests to the browser', async () => {
    const first = worker(build('one'), stored);
    await first.start();
    expect(await first.ask('/', { method: 'POST', mode: 'navigate' })).toBeNull();
    expect(await first.ask('/assets/a-1.js', { from: 'https://other.invalid' })).toBeNull();
    expect(await first.ask('/service-worker.js')).toBeNull();
    expect(await first.ask('/robots.txt', { mode: 'navigate' })).toBeNull();
  });

  test('takes the same files from the version before, and the page anew', async () => {
    await worker(build('one'), stored).start();
    const second = worker(build('two'), stored);
    await second.start();
    expect(second.fetched).toEqual(['/']);
  });

  test('keeps the version before for its open tabs, and no older one', async () => {
    for (const content of ['one', 'two', 'three']) await worker(build(content), stored).start();
    expect(stored.size).toBe(2);
  });

  test('takes over only when it is asked to', async () => {
    const second = worker(build('two'), stored);
    await second.install();
    expect(second.hasSkipped()).toBe(false);
    second.takeOver();
    expect(second.hasSkipped()).toBe(true);
  });
});
