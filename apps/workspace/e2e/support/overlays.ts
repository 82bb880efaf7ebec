import type { Page } from '@playwright/test';

import { expect } from './test';

/** Something that opens over a screen. */
export interface State {
  name: string;
  path: string;
  /** Brings the page into the state. */
  enter: (page: Page) => Promise<unknown>;
}

export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

/** Opens the first menu of this name and chooses an item. */
export async function pressInMenu(
  page: Page,
  item: string,
  menu: string | RegExp = /^Actions for /u,
): Promise<void> {
  await press(page, menu);
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

export const question = (page: Page) => expect(page.getByRole('alertdialog')).toBeVisible();
export const dialog = (page: Page) => expect(page.getByRole('dialog').first()).toBeVisible();
