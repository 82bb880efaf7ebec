import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';

import { opened } from './support/people';
import { settled, showTheme } from './support/screen';
import { expect, test } from './support/test';

/** Expects dark text on a light background, with nothing clipped at the paper's edge. */
async function expectPaper(page: Page): Promise<void> {
  const { ground, words, isCut, beside } = await page.evaluate(() => ({
    ground: getComputedStyle(document.documentElement).backgroundColor,
    words: getComputedStyle(document.body).color,
    // An element with its own scroll area would be clipped at the paper's edge.
    isCut: [...document.querySelectorAll('main, main *')].some(
      (each) =>
        each.scrollHeight > each.clientHeight + 1 &&
        /auto|scroll|hidden/u.test(getComputedStyle(each).overflowY) &&
        each.clientHeight > 100,
    ),
    beside: [...document.querySelectorAll('main, main *')].flatMap((each) => {
      const { left, right, width } = each.getBoundingClientRect();
      return width > 1 && (left < -1 || right > innerWidth + 1) ? (each.textContent ?? '') : [];
    }),
  }));
  const lightness = (color: string) =>
    (color.match(/\d+/gu) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3;
  expect(lightness(ground)).toBeGreaterThan(240);
  expect(lightness(words)).toBeLessThan(60);
  expect(isCut).toBe(false);
  expect(beside).toEqual([]);
}

test(
  'on paper only the whole list is printed, dark on light',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'admin', '/content/calendar?view=list');
    await settled(page);
    await showTheme(page, 'dark');
    const rows = page.getByRole('main').locator('tbody tr:has(a)');
    const filters = page.getByRole('searchbox', { name: 'Search content' });
    await expect(filters).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(filters).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(rows).toHaveCount(40);
    await expect(rows.last()).toBeVisible();
    await expectPaper(page);
  },
);

test(
  'on paper a month lists all that its days have, alone and dark on light',
  { tag: '@verify' },
  async ({ context }) => {
    const path =
      '/content/calendar?view=month&scale=5&date=2026-06-10&now=2026-06-15T10:00:00.000Z';
    const page = await opened(context, 'admin', path);
    await settled(page);
    await showTheme(page, 'dark');
    const grid = page.getByRole('grid', { name: 'Content in June 2026' });
    const more = grid.getByRole('button', { name: / more on / });
    const items = grid.getByRole('link');
    await expect(more.first()).toBeVisible();
    const shown = await items.count();
    const hidden = (await more.allTextContents()).reduce(
      (sum, text) => sum + parseInt(text, 10),
      0,
    );

    await page.emulateMedia({ media: 'print' });
    await expect(more).toHaveCount(0);
    await expect(items).toHaveCount(shown + hidden);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Unscheduled' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Today', exact: true })).toBeHidden();
    await expectPaper(page);
  },
);

interface PrintedWord {
  readonly text: string;
  /** Distance from the left edge of the paper, in points. */
  readonly end: number;
}

/** Returns the text of each printed page as poppler reads it, and the paper width in points. */
async function printed(page: Page): Promise<{ pages: PrintedWord[][]; width: number }> {
  const input = await page.pdf({ format: 'A5' });
  const found = execFileSync('pdftotext', ['-bbox', '-', '-'], { input, encoding: 'utf8' });
  const pages = found.split('<page ').slice(1);
  const width = Number(/width="([\d.]+)"/u.exec(found)?.[1]);
  const wordsOf = (sheet: string) =>
    [...sheet.matchAll(/xMax="([\d.]+)"[^>]*>([^<]*)</gu)].map(([, end, text = '']) => ({
      text,
      end: Number(end),
    }));
  return { pages: pages.map(wordsOf), width };
}

/** A chart, and the words that its page of paper has from its title to the ends of its axes. */
const charts = [
  {
    path: '/marketing/performance?range=12m',
    title: 'Revenue by week',
    words: / \$0 .*(\w{3} \d+, 20\d\d ?){4}/u,
  },
  {
    path: '/analytics/keywords?range=12m',
    title: 'Clicks by week',
    words: / 0 .*(\w{3} \d+, 20\d\d ?){4}/u,
  },
  {
    path: '/marketing/campaigns?view=timeline',
    title: 'campaigns run today',
    words: / today\. .*20\d\d .*Winter Warmers .*Subscribe for Spring .* – \w{3} \d+, 20\d\d/u,
  },
] as const;

for (const { path, title, words } of charts) {
  test(
    `on paper the chart of ${path} is whole: no wider than the page, and on the same page as its title`,
    { tag: '@verify' },
    async ({ context }) => {
      const page = await opened(context, 'admin', path);
      await settled(page);
      await expect(page.getByText(title).first()).toBeVisible();
      const { pages, width } = await printed(page);
      for (const { end } of pages.flat()) expect(end).toBeLessThanOrEqual(width);
      const texts = pages.map((each) => each.map(({ text }) => text).join(' '));
      expect(texts.find((text) => text.includes(title))).toMatch(words);
    },
  );
}

test(
  'on paper a chart as a table starts where there is room',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'admin', '/marketing/performance?range=12m');
    await settled(page);
    await page.getByRole('button', { name: 'Show as table: Revenue by week' }).click();
    const { pages } = await printed(page);
    // It is longer than a page.
    const start = pages.find((words) => words.some(({ text }) => text === 'Measure')) ?? [];
    expect(start.map(({ text }) => text).join(' ')).toContain('Revenue by week');
  },
);
