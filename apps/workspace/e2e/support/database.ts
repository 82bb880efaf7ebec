import type { BrowserContext, Page } from '@playwright/test';

import { expect } from './test';

interface Row {
  id: string;
  version?: number;
  contentId?: string;
  seq?: number;
}

/** Returns all rows of a store in this origin's database, without going through the app. */
export async function rowsOf(page: Page, store: string, database = 'brandroom'): Promise<Row[]> {
  return page.evaluate(
    ([name, collection]) =>
      new Promise<Row[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('upgradeneeded', () => {
          // The database does not exist; aborting prevents its creation.
          opening.transaction?.abort();
        });
        opening.addEventListener('error', () => resolve([]));
        opening.addEventListener('success', () => {
          const rows = opening.result.transaction(collection).objectStore(collection).getAll();
          rows.addEventListener('error', () => reject(rows.error ?? new Error('unread')));
          rows.addEventListener('success', () => {
            opening.result.close();
            resolve(rows.result as Row[]);
          });
        });
      }),
    [database, store] as const,
  );
}

/** Returns all drafts stored in this browser as one text. */
export async function keptDrafts(page: Page): Promise<string> {
  return JSON.stringify(await rowsOf(page, 'drafts', 'brandroom-drafts'));
}

/**
 * Expects complete data: every version of every item has its history entry, and every change its
 * audit entry.
 */
export async function expectWhole(page: Page): Promise<void> {
  const [content, history, audit, meta] = await Promise.all(
    ['content', 'history', 'audit', 'meta'].map((store) => rowsOf(page, store)),
  );
  const versions = new Map<string, number>();
  for (const { contentId = '', version = 0 } of history ?? []) {
    versions.set(contentId, Math.max(version, versions.get(contentId) ?? 0));
  }
  const torn = (content ?? []).filter(({ id, version }) => versions.get(id) !== version);
  expect(torn).toEqual([]);
  expect((content ?? []).length).toBeGreaterThan(200);
  expect((audit ?? []).map(({ seq }) => seq)).toEqual(
    Array.from({ length: meta?.[0]?.seq ?? -1 }, (_, index) => index + 1),
  );
}

const megabyte = 1_000_000;
const allRoom = 20 * megabyte;

/** Writes more than the quota allows; returns the name of the error that stopped it. */
function refusalOfTooMuch(page: Page): Promise<string> {
  return page.evaluate(
    (bytes) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('bystander');
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('words'));
        opening.addEventListener('error', () => resolve(opening.error?.name ?? 'unknown'));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('words', 'readwrite');
          writing.objectStore('words').put('x'.repeat(bytes), 'word');
          writing.addEventListener('complete', () => resolve('nothing'));
          writing.addEventListener('abort', () => {
            opening.result.close();
            resolve(writing.error?.name ?? 'unknown');
          });
        });
      }),
    allRoom + megabyte,
  );
}

export interface Room {
  /** From now on storage is full. */
  fill(): Promise<void>;
  /** From now on there is space again. */
  free(): Promise<void>;
}

/** Controls this browser's storage quota; call it before anything is stored. */
export async function roomOf(context: BrowserContext): Promise<Room> {
  const page = await bystander(context);
  const browser = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  const limit = (quotaSize: number) =>
    browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  await limit(allRoom);
  return {
    fill: async () => {
      await limit(1);
      // Chromium uses its cached quota until a request exceeds it.
      expect(await refusalOfTooMuch(page)).toBe('QuotaExceededError');
    },
    free: async () => {
      await limit(allRoom);
    },
  };
}

/** Deletes the databases as a browser does under storage pressure, and keeps all other files. */
export async function evictDatabases(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await browser.detach();
}

/** Prepares to crash a tab's process; the returned function crashes it at any moment. */
export async function crasher(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  return async () => {
    const crashed = page.waitForEvent('crash');
    // The crashed page never answers.
    browser.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
  };
}

/** Crashes a tab's process. */
export async function crash(page: Page): Promise<void> {
  const end = await crasher(page);
  await end();
}

/** Opens a tab on this origin without the app. */
export async function bystander(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.route('**/bystander', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bystander</title>' }),
  );
  await page.goto('/bystander');
  return page;
}
