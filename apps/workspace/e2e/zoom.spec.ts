import type { Page } from '@playwright/test';

import { opened } from './support/people';
import { settled } from './support/screen';
import { expect, test } from './support/test';

/** A viewport of 1280 × 1024 px at 400 % zoom. */
const zoomed = { width: 320, height: 256 } as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Tabs through the page until focus returns to the start. Returns the stops that are partly outside
 * the viewport or covered; of an element taller than the viewport only the start is checked.
 */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      // Content that comes into view takes its own height within two frames.
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const { activeElement: element } = document;
      if (!element || element === document.body || element.hasAttribute('data-walked')) return null;
      element.setAttribute('data-walked', '');
      const name = `${element.tagName} “${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}”`;
      const label = element.closest('label') ?? element;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const end = Math.min(bottom, top + innerHeight / 2);
      if (top < -1 || left < -1 || right > innerWidth + 1 || end > innerHeight + 1) {
        return { fault: `${name} is out of sight: ${String(top)} to ${String(bottom)}` };
      }
      // Checks the corners slightly inside, because rounded corners are not part of the element.
      const inset = 6;
      const points = [
        [left + inset, top + inset],
        [right - inset, top + inset],
        [left + inset, end - inset],
        [right - inset, end - inset],
        [(left + right) / 2, (top + end) / 2],
      ] as const;
      const over = points
        .map(([x, y]) => document.elementFromPoint(x, y))
        .find((there) => there && !label.contains(there) && !there.contains(element));
      return {
        fault: over
          ? `${name} is covered by ${over.tagName} “${over.textContent.slice(0, 30)}”`
          : '',
      };
    });
    if (!stop) return hidden;
    if (stop.fault) hidden.push(stop.fault);
  }
}

const explorer = '/workflows/content-workflow?state=pending&view=';
const places = [
  '/content/create',
  '/content/calendar?view=list',
  '/files',
  '/files?view=list',
  '/workflows',
  `${explorer}diagram`,
  `${explorer}people`,
  `${explorer}try`,
];

for (const path of places) {
  test(
    `at 400 % nothing that has focus on ${path} is hidden`,
    { tag: '@verify' },
    async ({ context }) => {
      const page = await opened(context, 'manager');
      await page.setViewportSize(zoomed);
      await page.goto(path);
      await settled(page);
      await page.waitForLoadState('networkidle');
      expect(await hiddenStops(page)).toEqual([]);
    },
  );
}

test(
  'at 400 % nothing that has focus in a dialog is hidden',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager', '/content/create');
    await page.setViewportSize(zoomed);
    await settled(page);
    await page.getByRole('button', { name: 'Add Image' }).click();
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    expect(await hiddenStops(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.goto('/files');
    await page.getByRole('button', { name: 'Upload Files' }).click();
    await expect(
      page.getByRole('dialog').getByRole('button', { name: 'Select files' }),
    ).toBeVisible();
    expect(await hiddenStops(page)).toEqual([]);
  },
);

test(
  'at 400 % every link of the navigation can be reached and seen',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager');
    await page.setViewportSize(zoomed);
    await page.getByRole('button', { name: 'Navigation', exact: true }).click();
    const nav = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Dashboard', 'Colors']) {
      await expect(nav.getByRole('link', { name })).toBeInViewport({ ratio: 0.9 });
    }
    expect(await hiddenStops(page)).toEqual([]);
    const last = nav.getByRole('link', { name: 'File Library' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await last.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('File Library');
  },
);
