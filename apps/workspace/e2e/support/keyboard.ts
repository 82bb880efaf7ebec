import type { Locator, Page } from '@playwright/test';

import { expect } from './test';

/** More stops than any screen may have; beyond it a control counts as out of reach. */
const maxStops = 90;

function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

/** Presses Tab, or Shift+Tab, until the control has focus; fails when it cannot be reached. */
export async function tabTo(
  page: Page,
  locator: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(locator).toBeVisible();
  for (let stops = 0; stops < maxStops; stops += 1) {
    if (await hasFocus(locator)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(locator)} is not reached within ${String(maxStops)} Tab stops`);
}

/** Goes to a button or link by Tab and presses it. */
export async function activate(page: Page, locator: Locator): Promise<void> {
  await tabTo(page, locator);
  await page.keyboard.press('Enter');
}

export async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
}

/** Goes to a text field by Tab and replaces what is in it. */
export async function fill(page: Page, locator: Locator, text: string): Promise<void> {
  await tabTo(page, locator);
  await page.keyboard.press('ControlOrMeta+a');
  await type(page, text);
}
