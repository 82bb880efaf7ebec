import { opened } from './support/people';
import { heading } from './support/posts';
import { settled } from './support/screen';
import { expect, test } from './support/test';

test('shortcuts go to screens, create, search, list themselves and undo', async ({ context }) => {
  const page = await opened(context, 'manager');
  await settled(page);
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await expect(list).toBeVisible();
  await expect(list.getByText('G then F')).toBeVisible();
  // The shortcuts are off while their list is open.
  await page.keyboard.press('c');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(heading(page)).toHaveText('Dashboard');

  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await expect(heading(page)).toHaveText('File Library');
  await expect(heading(page)).toBeFocused();
  await settled(page);
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: /search/iu }).first();
  await expect(search).toBeFocused();
  await page.keyboard.type('cg?');
  await expect(search).toHaveValue('cg?');
  await search.fill('');

  await page.goto('/brand/voice?latency=1');
  await settled(page);
  const tones = page.getByRole('list', { name: 'Tones of voice' }).getByRole('heading');
  await expect(tones).toHaveCount(5);
  await page
    .getByRole('button', { name: /^Actions for/u })
    .first()
    .press('Enter');
  await page.getByRole('menuitem', { name: /^Delete/u }).press('Enter');
  await expect(tones).toHaveCount(4);
  // It disappears at once, and is restored once its deletion is stored.
  await page.keyboard.press('Control+z');
  await expect(tones).toHaveCount(5);

  await page.keyboard.press('c');
  await expect(page).toHaveURL(/\/content\/create/u);
});

test(
  'a screen’s own keys come first, and single keys can be turned off',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager', '/content/calendar?view=review');
    await settled(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog').getByText('Shift+A')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await page.keyboard.press('d');
    await expect(heading(page)).toHaveText('Dashboard');

    const account = page.getByRole('button', { name: /^Account: / });
    await account.press('Enter');
    await page.getByRole('menuitemradio', { name: 'Off', exact: true }).press('Enter');
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
    await page.keyboard.press('c');
    await page.keyboard.press('g');
    await page.keyboard.press('f');
    await page.keyboard.press('?');
    await expect(heading(page)).toHaveText('Dashboard');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Shortcuts with Ctrl stay active.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search Brandroom' })).toBeFocused();
  },
);

test(
  'help is in the same place everywhere, and the list of shortcuts is a part of it',
  { tag: '@verify' },
  async ({ context, page: stranger }) => {
    await stranger.goto('/login');
    await stranger.getByRole('link', { name: 'Help', exact: true }).press('Enter');
    await expect(heading(stranger)).toHaveText('Help with signing in');

    const page = await opened(context, 'viewer', '/files');
    await settled(page);
    await page.getByRole('link', { name: 'Help', exact: true }).press('Enter');
    await expect(heading(page)).toHaveText('Help');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search Brandroom' })).toBeFocused();
    await page.keyboard.type('shortcuts');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Keyboard shortcuts' })).toBeFocused();
    await expect(page.getByRole('table', { name: 'WCAG 2.2, levels A and AA' })).toBeVisible();
  },
);
