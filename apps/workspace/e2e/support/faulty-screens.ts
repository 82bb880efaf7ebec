import type { Page } from '@playwright/test';

import { routes } from '../routes';
import { settled } from './screen';
import { test } from './test';

/** More than a screen needs on a busy machine, in milliseconds. */
const patience = 10_000;

/**
 * Opens each screen of an admin. Returns those that are wider than the window, and those whose title
 * is cut off.
 *
 * @param hasWholeTitle whether a screen, by its name, has room for its title
 */
export async function faultyScreens(
  page: Page,
  hasWholeTitle: (name: string) => boolean,
): Promise<string[]> {
  const faults: string[] = [];
  const screens = routes.filter(({ as }) => as === 'admin');
  test.setTimeout(screens.length * patience);
  for (const { name, path } of screens) {
    await page.goto(path);
    await settled(page);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wider > 0) faults.push(`${name} is ${String(wider)} px wider than the window`);
    const title = page.getByRole('heading', { level: 1 }).first();
    const isWhole = await title.evaluate(
      ({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth <= clientWidth + 1,
    );
    if (hasWholeTitle(name) && !isWhole) faults.push(`the title of ${name} is cut off`);
  }
  return faults;
}
