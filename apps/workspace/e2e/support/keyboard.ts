import type { Locator, Page } from '@playwright/test';

import { expect } from './test';

/** A control that needs more Tab stops than this counts as out of reach. */
const maxStops = 90;
/** More items than any menu may have. */
const maxLines = 20;

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
  // Resolved once for each element, because resolving a locator takes longer than a key press.
  let element = await locator.elementHandle();
  for (let stops = 0; stops < maxStops; stops += 1) {
    if (!(await element?.evaluate((node) => node.isConnected)))
      element = await locator.elementHandle();
    if (await element?.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(locator)} is not reached within ${String(maxStops)} Tab stops`);
}

/** Tabs to a button or link and presses it. */
export async function activate(page: Page, locator: Locator): Promise<void> {
  await tabTo(page, locator);
  await page.keyboard.press('Enter');
}

/** Opens a menu by its button and chooses an item, by keyboard. */
export async function choose(
  page: Page,
  button: Locator,
  line: string,
  role: 'menuitem' | 'menuitemradio' = 'menuitem',
): Promise<void> {
  await activate(page, button);
  const wanted = page.getByRole(role, { name: line, exact: true });
  await expect(wanted).toBeVisible();
  // Keys pressed before the menu has focus would go to its button.
  const isInMenu = () =>
    page.evaluate(() => document.activeElement?.closest('[role="menu"]') != null);
  await expect.poll(isInMenu).toBe(true);
  await arrowTo(page, wanted, 'ArrowDown');
  await page.keyboard.press('Enter');
}

/** Presses an arrow key until a line of a menu, or a choice of a group, has focus. */
export async function arrowTo(
  page: Page,
  locator: Locator,
  key: 'ArrowDown' | 'ArrowRight',
): Promise<void> {
  for (let presses = 0; presses < maxLines && !(await hasFocus(locator)); presses += 1) {
    await page.keyboard.press(key);
  }
  await expect(locator).toBeFocused();
}

/** Presses the keys of a text one by one. */
export async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
}

/** Inserts a text at the focus in one step, as dictation and other input methods do. */
export async function enter(page: Page, text: string): Promise<void> {
  await page.keyboard.insertText(text);
}

/** Tabs to a text field and replaces its text. */
export async function fill(page: Page, locator: Locator, text: string): Promise<void> {
  await tabTo(page, locator);
  await page.keyboard.press('ControlOrMeta+a');
  await enter(page, text);
}
