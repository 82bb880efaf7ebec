import { activate, tabTo, type } from './support/keyboard';
import { opened, signedIn } from './support/people';
import { expect, test } from './support/test';

test('a brand is built from an address, with colors to see, by the keyboard alone', async ({
  context,
}) => {
  const page = await signedIn(context, 'admin');
  await activate(page, page.getByRole('button', { name: /change brand$/u }));
  const create = page.getByRole('menuitem', { name: 'Create New Brand' });
  await expect(create).toBeVisible();
  await page.keyboard.press('End');
  await expect(create).toBeFocused();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Create New Brand' });
  const url = dialog.getByRole('textbox', { name: 'Website URL' });
  await expect(url).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter the address of your website.')).toBeVisible();
  await expect(url).toBeFocused();

  await type(page, 'https://www.north-light.com/about');
  await page.keyboard.press('Enter');
  const cancel = dialog.getByRole('button', { name: 'Cancel Quick Build' });
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(url).toHaveValue('https://www.north-light.com/about');
  await expect(url).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('progressbar', { name: 'Scanning Website...' })).toHaveAttribute(
    'aria-valuetext',
    /of 5$/u,
  );
  await expect(dialog).toBeHidden();
  const switcher = page.getByRole('button', { name: 'Brand: North Light, Admin, change brand' });
  await expect(switcher).toBeFocused();

  await activate(page, page.getByRole('link', { name: 'Colors' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colors');
  for (const color of ['Fjord', 'Glacier', 'Flare', 'Polar Night', 'Morning Sky', 'Snow']) {
    await expect(page.getByText(color, { exact: true }).first()).toBeVisible();
  }

  // The brand that was cancelled is gone.
  await tabTo(page, switcher, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: /^North Light/u })).toHaveCount(1);
});

test('Start Building opens the form of a new brand', async ({ context }) => {
  const page = await opened(context, 'admin', '/settings/brands');
  const create = page.getByRole('button', { name: 'Create New Brand' });
  await activate(page, create);
  await activate(page, page.getByRole('button', { name: 'Start Building' }));
  const name = page.getByRole('textbox', { name: 'Brand name' });
  await expect(name).toBeFocused();
  await type(page, 'Northwind');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Northwind' })).toBeVisible();
  await expect(create).toBeFocused();
});

test('an archived brand leaves the tabs that work with it, and comes back with Undo', async ({
  context,
}) => {
  const page = await opened(context, 'manager', '/settings/brands');
  const other = await opened(context, 'manager', '/brand/colors');
  const first = { name: 'Brand: Fernhill Coffee, Editor, change brand' };
  await expect(other.getByRole('button', first)).toBeVisible();
  await activate(page, page.getByRole('button', { name: 'Archive Fernhill Coffee' }));
  await expect(other.getByRole('button', { name: /^Brand: Voltaro Cycles/u })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Archived brands' })).toContainText(
    'Fernhill Coffee',
  );
  await activate(page, page.getByRole('button', { name: 'Undo: Fernhill Coffee archived' }));
  await expect(page.getByRole('button', { name: 'Archive Fernhill Coffee' })).toBeVisible();
});
