import type { Page } from '@playwright/test';

import { tabTo } from './support/keyboard';
import { opened } from './support/people';
import { calendarTitle, heading } from './support/posts';
import { chooseMore, openPage, phone, settled } from './support/screen';
import { expect, test } from './support/test';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('each page is named by its heading and its title, and takes focus there', async ({
  context,
}) => {
  const page = await opened(context, 'editor');
  const titles = new Set<string>();
  const places = [
    ['Calendar', 'Content calendar (Month)'],
    ['Create', 'Create content'],
    ['File Library', 'File Library'],
    ['Dashboard', 'Dashboard'],
  ] as const;
  for (const [link, name] of places) {
    await nav(page).getByRole('link', { name: link, exact: true }).press('Enter');
    await expect(heading(page)).toHaveText(name);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(`${name} – Fernhill Coffee – Brandroom`);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(places.length);
});

test('going back restores focus to the link that was used and its scroll position', async ({
  context,
}) => {
  const page = await opened(context, 'editor', '/content/calendar?view=list');
  const link = page.getByRole('table').getByRole('link').nth(30);
  await link.focus();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  const href = await link.getAttribute('href');
  await page.keyboard.press('Enter');
  const peek = page.getByRole('heading', { level: 2 });
  await expect(peek).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: /^Open the page of / }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).not.toHaveText(calendarTitle);
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page.locator(`main table a[href="${href ?? ''}"]`)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test(
  'a filter changes the list and leaves focus where it is',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', '/content/calendar?view=list');
    await page.getByRole('button', { name: 'Dates' }).press('Enter');
    const range = page.getByRole('button', { name: 'Next 30 Days', exact: true });
    await range.press('Enter');
    await expect(page).toHaveURL(/start=/u);
    await expect(range).toHaveAttribute('aria-pressed', 'true');
    await expect(range).toBeFocused();
    await page.goBack();
    await expect(range).toHaveAttribute('aria-pressed', 'false');
  },
);

test('the first stop skips the navigation', { tag: '@verify' }, async ({ context }) => {
  const page = await opened(context, 'editor', '/files');
  await page.reload();
  await settled(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test(
  'on a phone the navigation opens over the page, and Escape gives focus back',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor');
    await page.setViewportSize(phone);
    const toggle = page.getByRole('button', { name: 'Navigation', exact: true });
    await toggle.press('Enter');
    await expect(nav(page)).toBeVisible();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await toggle.press('Enter');
    await nav(page).getByRole('link', { name: 'File Library' }).press('Enter');
    await expect(heading(page)).toHaveText('File Library');
    await expect(heading(page)).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
);

test(
  'closing a dialog restores focus to the control that opened it',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(
      context,
      'manager',
      '/content/calendar?view=list&status=draft&channel=linkedin',
    );
    await openPage(page, page.getByRole('table').getByRole('link').first());
    const more = page.getByRole('button', { name: 'More actions' });
    await chooseMore(page, 'Delete');
    await expect(
      page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
  },
);

test(
  'a slow search leaves focus and text in its field',
  { tag: '@verify' },
  async ({ context }) => {
    await context.addInitScript(() => {
      const replace = history.replaceState.bind(history);
      let isBlocked = false;
      history.replaceState = (state, unused, url) => {
        replace(state, unused, url);
        if (isBlocked || !String(url).includes('q=')) return;
        isBlocked = true;
        // Blocks the main thread for longer than a page waits for the next one, like a busy machine.
        queueMicrotask(() => {
          const start = performance.now();
          while (performance.now() - start < 1300);
        });
      };
    });
    const page = await opened(context, 'viewer', '/files');
    const search = page.getByRole('searchbox', { name: 'Search files' });
    await search.focus();
    await page.keyboard.type('nothing like this', { delay: 40 });
    await expect(page.getByText('No files match your search criteria')).toBeVisible();
    await expect(search).toHaveValue('nothing like this');
    await expect(search).toBeFocused();
  },
);
