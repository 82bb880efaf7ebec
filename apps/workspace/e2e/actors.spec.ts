import type { Page } from '@playwright/test';

import { routes } from './routes';
import { opened } from './support/people';
import { settled } from './support/screen';
import { expect, test } from './support/test';

const visits = 50;

/** Opens a screen by client-side navigation, without a page load. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens a screen, and waits frame by frame for its title: a poll would take most of the time. */
async function visit(page: Page, path: string, title: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.waitForFunction(
    (its) => document.title === its && document.querySelector('h1')?.checkVisibility(),
    title,
  );
}

/** Opens each screen once, and returns the title of each. */
async function titlesOf(page: Page, paths: readonly string[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const path of paths) {
    await goTo(page, path);
    await settled(page);
    titles.set(path, await page.title());
  }
  return titles;
}

/** Returns the names of the workflows that run in this tab. */
async function runningActors(page: Page): Promise<string[]> {
  await goTo(page, '/workflows');
  await settled(page);
  const running = page.getByRole('region', { name: 'Running now' });
  await expect(running).toBeVisible();
  return running.getByRole('link').allTextContents();
}

test(
  'every screen, visited fifty times, leaves no actor running',
  { tag: '@verify' },
  async ({ context }) => {
    test.setTimeout(1_800_000);
    const page = await opened(context, 'admin');
    const paths = routes.filter(({ as }) => as === 'admin').map(({ path }) => path);
    // The first round starts the actors that outlive their screen by design, such as the upload
    // queue.
    const titles = await titlesOf(page, paths);
    const before = await runningActors(page);
    for (let round = 1; round < visits; round += 1)
      for (const [path, title] of titles) await visit(page, path, title);
    expect(await runningActors(page)).toHaveLength(before.length);
  },
);
