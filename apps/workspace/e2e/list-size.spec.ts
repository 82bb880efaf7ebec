import type { Page } from '@playwright/test';

import { opened } from './support/people';
import { settled } from './support/screen';
import { expect, test } from './support/test';

// The most elements of a row and of a page, however many records are stored.
const mostOfARow = 12;
const mostOfAPage = 900;

/** Counts the elements of the largest row, itself included, and of the whole page. */
function counted(page: Page): Promise<{ rows: number; largest: number; all: number }> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('main tbody tr:has(a, button)')];
    return {
      rows: rows.length,
      largest: Math.max(...rows.map((row) => row.querySelectorAll('*').length + 1)),
      all: document.querySelectorAll('body *').length,
    };
  });
}

for (const scale of [1, 5]) {
  test(
    `a row of the content list is small, and so is its page, at scale ${String(scale)}`,
    { tag: '@verify' },
    async ({ context }) => {
      const page = await opened(
        context,
        'admin',
        `/content/calendar?view=list&scale=${String(scale)}`,
      );
      await settled(page);
      const { rows, largest, all } = await counted(page);
      expect(rows).toBe(40);
      expect(largest).toBeLessThanOrEqual(mostOfARow);
      expect(all).toBeLessThanOrEqual(mostOfAPage);
    },
  );
}

test('a page of the file list is no larger', { tag: '@verify' }, async ({ context }) => {
  const page = await opened(context, 'admin', '/files?view=list');
  await settled(page);
  const { rows, all } = await counted(page);
  expect(rows).toBe(24);
  expect(all).toBeLessThanOrEqual(mostOfAPage);
});
