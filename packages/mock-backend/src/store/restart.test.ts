import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { chromium } from 'playwright';
import { build } from 'vite';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { chromiumFlags, requireChromium } from '../../../../tools/chromium.mjs';
import { inEveryIndex } from '@brandroom/backend/testing/every-index';
import type { RestartPage } from './restart-page';

let script = '';
beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('restart-page.ts', import.meta.url)), formats: ['es'] },
    },
  });
  const [bundle] = [built].flat();
  if (bundle && 'output' in bundle) script = bundle.output[0].code;
});

let profile = '';
beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'brandroom-'));
});
afterEach(() => rm(profile, { recursive: true, force: true }));

/** Does something with the store in a browser process of its own, on the one profile of the test. */
async function inNewBrowser<T>(
  features: readonly string[],
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: requireChromium(),
    args: [...chromiumFlags, ...features],
  });
  try {
    await context.route('http://localhost/**', (route) =>
      route.fulfill(
        route.request().url().endsWith('.js')
          ? { contentType: 'text/javascript', body: script }
          : { contentType: 'text/html', body: '<script type="module" src="/page.js"></script>' },
      ),
    );
    const page = await context.newPage();
    await page.goto('http://localhost/');
    return await work(page);
  } finally {
    await context.close();
  }
}

// Chromium moves from LevelDB to SQLite, so both engines are in use.
const engines: [string, readonly string[]][] = [
  ['LevelDB', ['--disable-features=IdbSqliteBackingStore']],
  ['SQLite', ['--enable-features=IdbSqliteBackingStore']],
];

describe.each(engines)('The store in IndexedDB, kept in %s', (_, features) => {
  const ways = ['store', 'storeAsVersion3'] as const satisfies (keyof RestartPage)[];
  it.each(ways)(
    'finds by every index, when the browser was started again, what came before and after: %s',
    async (way) => {
      const store = (id: string) =>
        inNewBrowser(features, (page) =>
          page.evaluate(
            ([name, row]) => (Reflect.get(globalThis, 'restartPage') as RestartPage)[name](row),
            [way, id] as const,
          ),
        );
      await store('1');
      await store('2');
      const found = await inNewBrowser(features, (page) =>
        page.evaluate(() => (Reflect.get(globalThis, 'restartPage') as RestartPage).found()),
      );
      expect(found).toEqual(inEveryIndex(['1', '2']));
    },
    // Three browser processes, one after the other.
    120_000,
  );
});
