import type { Page } from '@playwright/test';

import { opened } from './support/people';
import { calendarTitle, heading } from './support/posts';
import { settled } from './support/screen';
import { expect, test } from './support/test';

const account = (page: Page) => page.getByRole('button', { name: /^Account: /u });
const choice = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true });
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications, /u });

test('another brand is chosen within 8 keys and announced', async ({ context }) => {
  const page = await opened(context, 'editor');
  await page.reload();
  await settled(page);
  const switcher = page.getByRole('button', { name: /, change brand$/u });
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  for (let stops = 0; stops < 8; stops += 1) {
    await press('Tab');
    if (await switcher.evaluate((element) => element === document.activeElement)) break;
  }
  await press('Enter');
  await expect(page.getByRole('menuitemradio').first()).toBeFocused();
  await press('ArrowDown');
  const chosen = await page.getByRole('menuitemradio').nth(1).textContent();
  await press('Enter');
  await expect(page.getByText(/^Now working with /u)).toBeAttached();
  await expect(switcher).toBeFocused();
  const label = await switcher.getAttribute('aria-label');
  expect(chosen).toContain(/^Brand: (.+), change brand$/u.exec(label ?? '')?.[1]);
  expect(keys).toBeLessThanOrEqual(8);
});

test(
  'another brand on an item leads to its calendar, and the item leads back to its brand',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'admin', '/content/calendar?view=list');
    await settled(page);
    const switcher = page.getByRole('button', { name: /, change brand$/u });
    const own = (await switcher.getAttribute('aria-label')) ?? '';
    const href =
      (await page.getByRole('table').getByRole('link').first().getAttribute('href')) ?? '';
    await page.goto(`${href}?latency=0`);
    await settled(page);
    await switcher.press('Enter');
    await page.getByRole('menuitemradio').nth(1).press('Enter');
    await expect(heading(page)).toHaveText(calendarTitle);
    await expect(switcher).not.toHaveAttribute('aria-label', own);
    await page.goBack();
    await expect(switcher).toHaveAttribute('aria-label', own);
    await expect(
      page.locator('[slot=description]', {
        hasText: 'The page that you opened belongs to this brand.',
      }),
    ).toBeVisible();
  },
);

test(
  'a theme stays chosen in this browser, and every open tab follows and shows it',
  { tag: '@verify' },
  async ({ context }) => {
    const first = await opened(context, 'editor', '/', { remember: true });
    const second = await context.newPage();
    await second.goto('/files');
    await expect(heading(second)).toHaveText('File Library');
    await account(second).click();
    await expect(choice(second, 'System')).toHaveAttribute('aria-checked', 'true');
    await second.keyboard.press('Escape');

    await account(first).press('Enter');
    await choice(first, 'Dark').press('Enter');
    for (const page of [first, second]) {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.bringToFront();
      await account(page).press('Enter');
      await expect(choice(page, 'Dark')).toHaveAttribute('aria-checked', 'true');
      await page.keyboard.press('Escape');
    }
    await first.reload();
    await expect(first.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);

test(
  'a density stays chosen in this browser, and every open tab follows and shows it',
  { tag: '@verify' },
  async ({ context }) => {
    const first = await opened(context, 'editor', '/content/calendar?view=list', {
      remember: true,
    });
    const second = await context.newPage();
    await second.goto('/files');
    await expect(heading(second)).toHaveText('File Library');
    const row = first.getByRole('row').nth(1);
    const comfortable = (await row.boundingBox())?.height ?? 0;

    await account(first).press('Enter');
    await expect(choice(first, 'Comfortable')).toHaveAttribute('aria-checked', 'true');
    await choice(first, 'Compact').press('Enter');
    await expect(first.locator('html')).toHaveAttribute('data-density', 'compact');
    await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(comfortable);
    await expect(second.locator('html')).toHaveAttribute('data-density', 'compact');
    await account(second).press('Enter');
    await expect(choice(second, 'Compact')).toHaveAttribute('aria-checked', 'true');
    // The second tab chooses a theme.
    await choice(second, 'Dark').press('Enter');
    await first.reload();
    await expect(first.locator('html')).toHaveAttribute('data-density', 'compact');
    await expect(first.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);

test(
  'notifications are marked as read in every tab, all or by following one, and focus is not lost',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager', '/', { remember: true });
    await settled(page);
    const other = await context.newPage();
    await other.goto('/files?latency=0');
    const mark = bell(other).locator('span[aria-hidden]');
    await expect(mark).toHaveCount(1);
    await page.bringToFront();
    await bell(page).press('Enter');
    const list = page.getByRole('dialog', { name: 'Notifications' });
    const link = list.getByRole('listitem').first().getByRole('link');
    await expect(link).toBeVisible();
    const before = await list.getByText('New', { exact: true }).count();
    const title = (await link.textContent()) ?? '';
    await link.press('Enter');
    const peek = page.getByRole('heading', { level: 2, name: title });
    await expect(peek).toBeFocused();

    await bell(page).press('Enter');
    await expect(list.getByText('New', { exact: true })).toHaveCount(before - 1);
    await list.getByRole('button', { name: 'Mark all as read' }).press('Enter');
    await expect(list.getByText('New', { exact: true })).toHaveCount(0);
    await expect(list.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
    expect(await list.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(bell(page)).toBeFocused();
    await expect(bell(page).locator('span[aria-hidden]')).toHaveCount(0);
    await expect(mark).toHaveCount(0);
    await page.reload();
    await settled(page);
    await bell(page).press('Enter');
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await expect(list.getByText('New', { exact: true })).toHaveCount(0);
  },
);

test(
  'with more unread notifications than are listed, only the newest are marked, and the labels say so',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager', '/?scale=10');
    await settled(page);
    const mark = bell(page).locator('span[aria-hidden]');
    await expect(mark).toHaveCount(1);
    await bell(page).press('Enter');
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await list.getByRole('button', { name: /^Mark the newest \d+ as read$/u }).press('Enter');
    await expect(list.getByText('New', { exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByText('50 notifications marked as read')).toBeAttached();
    await expect(page.getByText('All notifications marked as read')).toHaveCount(0);
    await expect(mark).toHaveCount(1);
  },
);

test('the search opens by its keys from anywhere, goes to a screen and changes the theme', async ({
  context,
}) => {
  const page = await opened(context, 'editor', '/files');
  await settled(page);
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search Brandroom' });
  await expect(field).toBeFocused();
  await field.fill('dash');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Dashboard');
  await expect(heading(page)).toBeFocused();

  await search.press('Enter');
  await field.fill('theme: dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(search).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(search).toBeFocused();
});

test(
  'the search offers the actions of the page and of an open item',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager', '/brand/colors');
    await settled(page);
    const field = page.getByRole('combobox', { name: 'Search Brandroom' });
    await page.keyboard.press('Control+k');
    await field.fill('add color');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'HEX' })).toBeVisible();

    await page.goto('/content/calendar?view=list&status=pending&latency=0');
    await settled(page);
    await page.getByRole('table').getByRole('link').first().press('Enter');
    await expect(page.getByRole('region').getByRole('button', { name: 'Approve' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await field.fill('approve');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText(/^Approved “/u)).toBeVisible();
  },
);

test(
  'the search leads to an item, to a color on its page, and to the last opened results',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor');
    await settled(page);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search Brandroom' });
    await expect(field).toBeFocused();
    await page.keyboard.type('raoster');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/content\/edit\//u);
    await expect(heading(page)).not.toHaveText('Dashboard');
    await expect(heading(page)).toBeFocused();
    const title = (await heading(page).textContent()) ?? '';

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toContainText([
      title,
    ]);
    await page.keyboard.type('espresso');
    await expect(page.getByRole('group', { name: 'Colors' })).toBeVisible();
    for (let step = 0; step < 20; step += 1) {
      const chosen = page.getByRole('listbox').getByRole('option', { selected: true });
      if (/#/u.test((await chosen.textContent()) ?? '')) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/brand\/colors#/u);
    await expect(page.locator(':focus')).toHaveAccessibleName(/Espresso/u);
  },
);

test('the account menu shows the storage notice again', { tag: '@verify' }, async ({ context }) => {
  const page = await opened(context, 'editor');
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Storage…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your browser may clear this workspace' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(account(page)).toBeFocused();
});
