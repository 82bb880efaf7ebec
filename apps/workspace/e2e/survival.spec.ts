import type { BrowserContext, Page } from '@playwright/test';

import { crash, crasher, expectWhole, keptDrafts, rowsOf } from './support/database';
import { opened } from './support/people';
import {
  calendarTitle,
  create,
  expectFound,
  heading,
  openItem,
  send,
  text,
  write,
} from './support/posts';
import { simulate } from './support/simulation';
import { expect, test } from './support/test';

const title = 'Last apples';

test(
  'stored data is available after a reload and in a second tab',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', '/', { remember: true });
    await create(page, title);
    await page.reload();
    await expectFound(page, title, 1);
    const second = await context.newPage();
    await expectFound(second, title, 1);
  },
);

test(
  'a tab that crashes right after the answer loses nothing',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', '/', { remember: true });
    await create(page, title);
    await crash(page);
    const fresh = await context.newPage();
    await expectFound(fresh, title, 1);
    await expectWhole(fresh);
  },
);

test(
  'a tab that crashes during a write leaves one complete item, at any moment',
  { tag: '@verify' },
  async ({ context }) => {
    // Opening and killing five tabs takes longer than a usual journey.
    test.slow();
    const survivor = await opened(context, 'editor', '/', { remember: true });
    // Each kill comes a little later between the press, the write and the answer.
    for (const wait of [0, 5, 10, 20, 40]) {
      const name = `${title} ${String(wait)}`;
      const page = await context.newPage();
      await page.goto('/content/create?latency=0');
      await write(page, name);
      await expect.poll(() => keptDrafts(page)).toContain(`"title":"${name}"`);
      await expect.poll(() => keptDrafts(page)).toContain(`"body":"${text}"`);
      const end = await crasher(page);
      await page.evaluate(async (milliseconds) => {
        document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
        await new Promise((resolve) => {
          setTimeout(resolve, milliseconds);
        });
      }, wait);
      await end();

      await survivor.goto('/content/create');
      await expect(heading(survivor)).toHaveText('Create content');
      await expectWhole(survivor);
      if ((await keptDrafts(survivor)).includes(`"title":"${name}"`)) {
        // An unanswered command is sent again; its effect happens once, whether or not it was
        // stored before.
        await expect(survivor.getByLabel('Title', { exact: true })).toHaveValue(name);
        await expect(survivor.getByLabel('Text', { exact: true })).toHaveValue(text);
        await send(survivor);
      }
      await expectFound(survivor, name, 1);
      await expectWhole(survivor);
    }
  },
);

test('typed text is restored after a reload and after a crash, and deleted once sent', async ({
  context,
}) => {
  const page = await opened(context, 'editor', '/content/create', { remember: true });
  await write(page, title);
  await expect.poll(() => keptDrafts(page)).toContain(text);
  await page.reload();
  await expect(
    page.getByRole('main').getByText(/Your unsaved text from .+ is back\./u),
  ).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(text);

  await page.getByLabel('Text', { exact: true }).fill(`${text} And stay.`);
  await expect.poll(() => keptDrafts(page)).toContain('And stay.');
  await crash(page);
  const fresh = await context.newPage();
  await fresh.goto('/content/create?latency=0');
  await expect(fresh.getByLabel('Text', { exact: true })).toHaveValue(`${text} And stay.`);

  await send(fresh);
  expect(await rowsOf(fresh, 'drafts', 'brandroom-drafts')).toEqual([]);
  await fresh.goto('/content/create');
  await expect(heading(fresh)).toHaveText('Create content');
  await expect(fresh.getByLabel('Title', { exact: true })).toHaveValue('');
});

test(
  'two tabs each keep their own typed text, and a new tab offers both after a crash',
  { tag: '@verify' },
  async ({ context }) => {
    const first = await opened(context, 'editor', '/content/create', { remember: true });
    await write(first, 'Of the first tab');
    await expect.poll(() => keptDrafts(first)).toContain('Of the first tab');
    const second = await context.newPage();
    await second.goto('/content/create?latency=0');
    await expect(second.getByLabel('Title', { exact: true })).toHaveValue('');
    await write(second, 'Of the second tab');
    await expect.poll(() => keptDrafts(second)).toContain('Of the second tab');

    for (const [page, name] of [
      [first, 'Of the first tab'],
      [second, 'Of the second tab'],
    ] as const) {
      await page.reload();
      await expect(
        page.getByRole('main').getByText(/Your unsaved text from .+ is back\./u),
      ).toBeVisible();
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue(name);
    }

    await crash(first);
    await crash(second);
    const third = await context.newPage();
    await third.goto('/content/create?latency=0');
    const titleField = third.getByLabel('Title', { exact: true });
    await expect(titleField).toHaveValue(/^Of the (?:first|second) tab$/u);
    const shown = await titleField.inputValue();
    await third.getByRole('button', { name: 'Bring it back' }).click();
    await expect(titleField).not.toHaveValue(shown);
    await expect(titleField).toHaveValue(/^Of the (?:first|second) tab$/u);
  },
);

test(
  'typed text is saved half a second after the last key',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', '/content/create');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await write(page, title);
    expect(await keptDrafts(page)).toBe('[]');
    await page.clock.runFor(500);
    await page.clock.resume();
    await expect.poll(() => keptDrafts(page)).toContain(text);
  },
);

test(
  'a reload right after the last key loses nothing, on the create screen and on an item',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', '/content/create', { remember: true });
    const words = page.getByLabel('Text', { exact: true });
    /** The first words are saved, so that the save of the last ones is due only later. */
    const typeAndReload = async (first: string, last: string) => {
      await words.press('End');
      await page.keyboard.type(first);
      await expect.poll(() => keptDrafts(page)).toContain(first);
      await page.keyboard.type(last);
      await page.reload();
    };
    await write(page, title);
    await typeAndReload(' Ripe', ' pears.');
    await expect(words).toHaveValue(`${text} Ripe pears.`);
    await send(page);

    await openItem(page, title);
    await typeAndReload(' Sweet', ' plums.');
    await expect(words).toHaveValue(`${text} Ripe pears. Sweet plums.`);
  },
);

test(
  'unsaved changes of an item are restored after a reload and deleted once saved',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor');
    await create(page, title);
    await openItem(page, title);
    await page.getByLabel('Text', { exact: true }).fill('Other words.');
    await expect.poll(() => keptDrafts(page)).toContain('Other words.');
    await page.reload();
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Other words.');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(heading(page)).toHaveText(calendarTitle);
    expect(await rowsOf(page, 'drafts', 'brandroom-drafts')).toEqual([]);
  },
);

/** Records each worker that a tab starts, so that the journey can end the active one. */
async function mortalWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const started: Worker[] = [];
    Reflect.set(window, 'startedWorkers', started);
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        started.push(this);
      }
    };
  });
}

/** Ends the worker as a browser does under memory pressure, without an event. */
const endWorker = (page: Page) =>
  page.evaluate(() => {
    (Reflect.get(window, 'startedWorkers') as Worker[]).at(-1)?.terminate();
  });

/**
 * Returns the number of started workers, once the last one is active and the tab watches its lock.
 */
const workersAtWork = (page: Page) =>
  page.evaluate(async () => {
    // For a moment the tab itself holds the lock of an ended worker, and no request waits for it.
    const { held = [], pending = [] } = await navigator.locks.query();
    const isWatched = held.some(({ name }) => pending.some((each) => each.name === name));
    return isWatched ? (Reflect.get(window, 'startedWorkers') as Worker[]).length : 0;
  });

/** Opens a signed-in tab whose next page has a worker that the journey can end. */
async function openedMortal(context: BrowserContext, path: string): Promise<Page> {
  const page = await opened(context, 'editor');
  await mortalWorkers(page);
  await page.goto(path);
  return page;
}

test(
  'a worker that ends is restarted, and later saves are stored',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await openedMortal(context, '/content/create');
    await write(page, title);
    await endWorker(page);
    await send(page);
    await expectFound(page, title, 1);
    await expectWhole(page);
  },
);

test(
  'a command that a worker stored before it ended is not stored twice',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await openedMortal(context, '/content/create');
    await write(page, title);
    await simulate(page, { latency: 10 });
    await page.getByRole('button', { name: 'Create Posts' }).click();
    const stored = async () =>
      (await rowsOf(page, 'content')).filter((row) => Reflect.get(row, 'title') === title).length;
    await expect.poll(stored).toBe(1);
    await endWorker(page);
    await expect(page.locator('[data-error-summary]')).toContainText('cannot be reached');
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(text);

    await simulate(page, {});
    await send(page);
    await expectFound(page, title, 1);
    await expectWhole(page);
  },
);

test(
  'a change from before the worker ended does not count as another person’s change',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await openedMortal(context, '/');
    await create(page, title);
    await openItem(page, title);
    await page.getByLabel('Text', { exact: true }).fill('Other words.');
    await simulate(page, { latency: 10 });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const versions = async () =>
      (await rowsOf(page, 'content'))
        .filter((row) => Reflect.get(row, 'title') === title)
        .map(({ version }) => version);
    await expect.poll(versions).toEqual([2]);
    await endWorker(page);
    await expect(page.locator('[data-error-summary]')).toContainText('cannot be reached');

    await simulate(page, {});
    await expect(page.getByText('edited this while you were working')).toBeHidden();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(heading(page)).toHaveText(calendarTitle);
    expect(await versions()).toEqual([2]);
  },
);

test(
  'a second end of the worker shows that the app has stopped, and a reload continues',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await openedMortal(context, '/content/create');
    await write(page, title);
    await expect.poll(() => keptDrafts(page)).toContain(text);
    await endWorker(page);
    await expect.poll(() => workersAtWork(page)).toBe(2);
    await endWorker(page);
    await expect(page.getByText('The workspace has stopped')).toBeVisible();
    await page.getByRole('button', { name: 'Create Posts' }).click();
    await expect(page.locator('[data-error-summary]')).toContainText('cannot be reached');

    await page.getByRole('button', { name: 'Reload' }).click();
    // The page that goes has the text, too.
    await expect(page.getByText('The workspace has stopped')).toBeHidden();
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(text);
    await send(page);
    await expectFound(page, title, 1);
  },
);

test(
  'a tab whose worker ended still receives changes from another tab',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await openedMortal(
      context,
      `/content/calendar?view=list&q=${title.replace(' ', '+')}`,
    );
    await expect(page.getByText('No items found').first()).toBeVisible();
    await endWorker(page);
    await expect.poll(() => workersAtWork(page)).toBe(2);
    const other = await opened(context, 'editor');
    await create(other, title);
    await expect(page.getByText('1 item found').first()).toBeVisible();
  },
);
