import type { Page } from '@playwright/test';

import { expect } from './test';

/** Waits for a screen's own content: its heading is there, nothing is loading, its fonts are. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[role="progressbar"]:not([aria-valuenow])')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

export const themes = ['light', 'dark', 'hc'] as const;
export type ShownTheme = (typeof themes)[number];

/** Shows a theme as the account menu would, without the way through it. */
export async function showTheme(page: Page, theme: ShownTheme): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
  }, theme);
}

export const desktop = { width: 1280, height: 800 } as const;
export const phone = { width: 320, height: 640 } as const;
