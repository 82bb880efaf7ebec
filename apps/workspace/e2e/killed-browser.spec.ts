import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';

import { crasher, expectWhole, keptDrafts } from './support/database';
import type { KillPage } from './support/kill-page';
import { opened } from './support/people';
import { create, expectFound, write } from './support/posts';
import type { StartBrowser } from './support/profile';
import { killer, test } from './support/profile';
import { expect } from './support/test';

test(
  'a browser that is killed loses neither stored data nor half-typed text',
  { tag: '@verify' },
  async ({ newProfile }) => {
    const start = await newProfile();
    const before = await start();
    const kill = await killer(before);
    const page = await opened(before, 'editor');
    await create(page, 'Last apples');
    await page.goto('/content/create');
    await write(page, 'First pears');
    await expect.poll(() => keptDrafts(page)).toContain('First pears');
    await kill();

    const after = await start();
    const fresh = await opened(after, 'editor');
    await expectFound(fresh, 'Last apples', 1);
    await expectWhole(fresh);
    await fresh.goto('/content/create');
    await expect(fresh.getByLabel('Title', { exact: true })).toHaveValue('First pears');
    await after.close();
  },
);

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

let script = '';
let workerAddress = '';
test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: folder('support/kill-page.ts'), formats: ['es'] } },
  });
  const [bundle] = [built].flat();
  if (bundle && 'output' in bundle) script = bundle.output[0].code;
  const names = await readdir(folder('../dist/assets'));
  workerAddress = `/assets/${names.find((name) => /^worker-.+\.js$/u.test(name)) ?? 'missing'}`;
});

const chains = ['Apples', 'Pears', 'Plums', 'Quinces'];
const stepsOfChain = 9;

/** Opens a page of the app's origin with the app's backend and without a screen. */
async function openPage(context: BrowserContext): Promise<Page> {
  await context.route('**/kill-page*', (route) =>
    route.fulfill(
      route.request().url().endsWith('.js')
        ? { contentType: 'text/javascript', body: script }
        : { contentType: 'text/html', body: '<script type="module" src="/kill-page.js"></script>' },
    ),
  );
  const page = await context.newPage();
  await page.goto('/kill-page');
  return page;
}

const signIn = (page: Page) =>
  page.evaluate(
    (address) => (Reflect.get(window, 'killPage') as KillPage).open(address),
    workerAddress,
  );

const work = (page: Page) =>
  page.evaluate((names) => (Reflect.get(window, 'killPage') as KillPage).work(names), chains);

const stored = (page: Page) =>
  page.evaluate((names) => (Reflect.get(window, 'killPage') as KillPage).stored(names), chains);

/** The ways to interrupt the work; each is prepared before the moment comes. */
const ends = {
  'the browser': (context: BrowserContext) => killer(context),
  'the renderer': (_: BrowserContext, page: Page) => crasher(page),
  'the worker': async (_: BrowserContext, page: Page) => () =>
    page.evaluate(() => (Reflect.get(window, 'killPage') as KillPage).endWorker()),
  'the tab': async (_: BrowserContext, page: Page) => () => page.close(),
} satisfies Record<
  string,
  (context: BrowserContext, page: Page) => Promise<() => Promise<unknown>>
>;

/** The last measured time from the start of a first opening to its answer, in milliseconds. */
let openingTime = 2000;

/** Interrupts the first opening at a random moment; returns false when the answer came first. */
async function cutOffOpening(context: BrowserContext, end: keyof typeof ends): Promise<boolean> {
  const page = await openPage(context);
  const kill = await ends[end](context, page);
  const begun = performance.now();
  let isOpen = false;
  const answer = (async () => {
    await signIn(page);
    isOpen = true;
    openingTime = performance.now() - begun;
    // The call never settles after the kill.
  })().catch(() => undefined);
  await Promise.race([sleep(Math.random() * openingTime), answer]);
  await kill();
  const isInside = !isOpen;
  await context.close();
  return isInside;
}

/** A step that never ends fails by its own name, long before the test does. */
const inTime = <T>(name: string, step: () => Promise<T>) =>
  test.step(name, step, { timeout: 60_000 });

const triesOfProfile = 5;

/**
 * Creates a profile whose first opening was interrupted; retries on another when the kill was late.
 */
async function cutOffProfile(
  newProfile: () => Promise<StartBrowser>,
  end: keyof typeof ends,
): Promise<{ start: StartBrowser; isInside: boolean; kills: number }> {
  for (let kills = 1; ; kills += 1) {
    const start = await newProfile();
    const isInside = await cutOffOpening(await start(), end);
    if (isInside || kills === triesOfProfile) return { start, isInside, kills };
  }
}

/** Opens the profile in a new browser process and expects that all stored data is complete. */
async function reopen(context: BrowserContext): Promise<Page> {
  const page = await openPage(context);
  const states = await signIn(page);
  expect(states.filter((state) => state !== 'retrying')).toEqual(['durable']);
  await expectWhole(page);
  const { lookUps, unfound } = await stored(page);
  expect(unfound).toEqual([]);
  expect(lookUps).toBeGreaterThan(1000);
  return page;
}

/**
 * Interrupts the work after some answer; returns the answers received until then, by their keys.
 */
async function cutOffWork(context: BrowserContext, page: Page, end: keyof typeof ends) {
  const heard = new Map<string, unknown>();
  const last = Math.floor(Math.random() * chains.length * stepsOfChain);
  const kill = await ends[end](context, page);
  await new Promise<void>((resolve, reject) => {
    const hear = (key: string, answer: unknown) => {
      heard.set(key, answer);
      if (heard.size > last) resolve();
    };
    // The call never settles after the kill.
    page
      .exposeFunction('acknowledged', hear)
      .then(() => work(page))
      .catch(reject);
  });
  await sleep(Math.random() * 10);
  await kill();
  await context.close();
  return heard;
}

/** Removes the address of a share link, which is returned only once. */
const kept = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'url' in answer
    ? { ...answer, url: null }
    : answer;

/** Expects every acknowledged command in the store before any is sent again, deletes included. */
function expectAcknowledged(
  { effects }: Awaited<ReturnType<typeof stored>>,
  heard: ReadonlyMap<string, unknown>,
): void {
  for (const [index, name] of chains.entries()) {
    const { deleted, revoked } = effects[index] ?? {};
    if (heard.has(`${name}: content.delete`))
      expect({ name, deleted }).toEqual({ name, deleted: 1 });
    if (heard.has(`${name}: shares.delete`))
      expect({ name, revoked }).toEqual({ name, revoked: 1 });
  }
}

/** Sends every command again and expects the same answer and a single effect. */
async function sendAgain(page: Page, heard: ReadonlyMap<string, unknown>): Promise<void> {
  expectAcknowledged(await stored(page), heard);
  const again = new Map<string, unknown>();
  await page.exposeFunction('acknowledged', (key: string, answer: unknown) => {
    again.set(key, answer);
  });
  await work(page);
  expect(again.size).toBe(chains.length * stepsOfChain);
  for (const [key, answer] of heard)
    expect({ [key]: again.get(key) }).toEqual({ [key]: kept(answer) });

  const { unfound, done, effects } = await stored(page);
  expect(unfound).toEqual([]);
  expect(done).toMatchObject({
    'content.create': 2 * chains.length,
    'content.update': chains.length,
    'content.submit': chains.length,
    'content.delete': chains.length,
    'files.upload': chains.length,
    'shares.create': 2 * chains.length,
    'shares.delete': chains.length,
  });
  expect(effects).toEqual(
    chains.map((title) => ({
      items: [{ title, version: 3, status: 'pending' }],
      actions: ['create', 'edit', 'submit'],
      deleted: 1,
      deletedActions: ['create', 'delete'],
      uploaded: 1,
      isWhole: true,
      // A revoked link stays stored, so that its page can report it.
      links: 2,
      revoked: 1,
    })),
  );
  await expectWhole(page);
}

// Chromium moves from LevelDB to SQLite, so both engines are in use.
const engines = [
  '--disable-features=IdbSqliteBackingStore',
  '--enable-features=IdbSqliteBackingStore',
];
const profilesOfTest = 5;

for (const end of Object.keys(ends) as (keyof typeof ends)[]) {
  test(
    `${end} ends in the first opening and at work, ${String(profilesOfTest)} times each: all is stored once, and found`,
    { tag: '@verify' },
    async ({ newProfile }, { repeatEachIndex }) => {
      // Fifteen browser processes run one after another.
      test.setTimeout(600_000);
      let inside = 0;
      for (let number = 0; number < profilesOfTest; number += 1) {
        const engine = engines[(number + repeatEachIndex) % engines.length] ?? '';
        await test.step(`profile ${String(number)}, ${engine}`, async () => {
          const first = await cutOffProfile(() => newProfile([engine]), end);
          const { start, isInside, kills } = first;
          if (isInside) inside += 1;
          await test.step(`first opening cut off, kill ${String(kills)}`, async () => {
            const context = await start();
            const page = await inTime('opened again', () => reopen(context));
            const heard = await inTime('work cut off', () => cutOffWork(context, page, end));
            await test.step(`${String(heard.size)} answers heard`, async () => {
              const last = await start();
              const lastPage = await inTime('opened at last', () => reopen(last));
              await inTime('sent again', () => sendAgain(lastPage, heard));
              await last.close();
            });
          });
        });
      }
      test
        .info()
        .annotations.push({ type: 'struck in the first opening', description: String(inside) });
      expect(inside, 'kills in the first opening').toBe(profilesOfTest);
    },
  );
}
