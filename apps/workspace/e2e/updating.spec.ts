import type { Page } from '@playwright/test';

import { opened } from './support/people';
import { desktop, phone, settled } from './support/screen';
import { expect, test } from './support/test';

const updating = (page: Page) => page.getByRole('progressbar', { name: 'Updating…' });

/** Starts measuring layout shifts of visible content; the returned function reports the sum. */
async function jumps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (hadRecentInput) continue;
        const { dataset } = document.documentElement;
        dataset['jumped'] = String(Number(dataset['jumped'] ?? 0) + value);
      }
    });
    seen.observe({ type: 'layout-shift' });
  });
  return async () =>
    Number(await page.evaluate(() => document.documentElement.dataset['jumped'] ?? '0'));
}

for (const size of [desktop, phone]) {
  test(
    `while a filter loads the old rows stay, dimmed and marked as updating, at ${String(size.width)} px`,
    { tag: '@verify' },
    async ({ context }) => {
      const page = await opened(context, 'editor');
      await page.setViewportSize(size);
      await page.goto('/content/calendar?view=list&latency=8');
      await settled(page);
      await expect(page.getByText('items found').first()).toBeVisible();
      if (size === phone) await page.getByRole('button', { name: 'Filter', exact: true }).click();
      const rows = page.getByRole('table').getByRole('link');
      const first = (await rows.first().textContent()) ?? '';
      const jumped = await jumps(page);

      if (size === phone) await page.getByLabel('Status').selectOption('pending');
      else await page.getByRole('toolbar').getByRole('button', { name: 'Status' }).press('p');
      await expect(updating(page)).toBeVisible();
      await expect(page.locator('[aria-live]').getByText('Updating…')).toBeAttached();
      await expect(rows.first()).toHaveText(first);
      await expect(updating(page)).toBeHidden();
      await expect(rows.first()).not.toHaveText(first);
      expect(await jumped()).toBeLessThan(0.005);
    },
  );
}

test(
  'while a tab of the library loads the old files stay, dimmed and marked as updating',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor');
    await page.goto('/files?latency=8');
    await settled(page);
    const names = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(names.first()).toBeVisible();
    const before = await names.allTextContents();
    const jumped = await jumps(page);

    await page.getByRole('radio', { name: 'Documents' }).check({ force: true });
    await expect(updating(page)).toBeVisible();
    expect(await names.allTextContents()).toEqual(before);
    await expect(updating(page)).toBeHidden();
    expect(await names.allTextContents()).not.toEqual(before);
    expect(await jumped()).toBeLessThan(0.005);
  },
);
