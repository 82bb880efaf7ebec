import type { Locator, Page } from '@playwright/test';

import { expect } from './test';

/** The time without changes after which a screen counts as settled, in milliseconds. */
const stillFor = 300;

/**
 * Waits for a screen's own content: its heading is shown, nothing is loading, its fonts are loaded,
 * and every placeholder (of a field or picture) has been replaced. Needs a running page clock.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[role="progressbar"]:not([aria-valuenow])')).toHaveCount(0);
  await page.evaluate(async (quiet) => {
    await document.fonts.ready;
    await new Promise<void>((resolve, reject) => {
      const text = `The page ${location.href} never comes to rest.`;
      setTimeout(() => reject(new Error(text)), 30_000);
      let timer = setTimeout(end, quiet);
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(end, quiet);
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
      function end() {
        observer.disconnect();
        resolve();
      }
    });
  }, stillFor);
}

export const themes = ['light', 'dark', 'hc'] as const;
export type ShownTheme = (typeof themes)[number];

/** Applies a theme as the account menu does, without opening the menu. */
export async function showTheme(page: Page, theme: ShownTheme): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
  }, theme);
}

export const desktop = { width: 1280, height: 800 } as const;
export const smallDesktop = { width: 1024, height: 768 } as const;
export const phone = { width: 320, height: 640 } as const;
export const widePhone = { width: 390, height: 844 } as const;

/** Chooses an item of the page bar's menu, by keyboard. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).press('Enter');
  await page.getByRole('menuitem', { name }).press('Enter');
}

/** Whether the window has a phone's layout: one column, without a peek. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= widePhone.width;

/** Opens the peek of a list item and from there its page, by keyboard. */
export async function openPage(page: Page, link: Locator): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await link.press('Enter');
  // Phones have no room for a peek, so the page opens directly.
  if (!isPhone(page)) await page.getByRole('link', { name: /^Open the page of / }).press('Enter');
  await expect(heading).not.toHaveText(before);
}

/** Opens a tab beside a form: Preview, Brand check, Workflow or History. */
export async function openTab(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('tab', { name }).click();
}
