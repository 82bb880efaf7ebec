import { activate, type } from './support/keyboard';
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
  await expect(dialog).toBeHidden();
  const switcher = page.getByRole('button', { name: 'Brand: North Light, Admin, change brand' });
  await expect(switcher).toBeFocused();

  await activate(page, page.getByRole('link', { name: 'Colors' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brand Colors');
  for (const color of ['Fjord', 'Glacier', 'Flare', 'Polar Night', 'Morning Sky', 'Snow']) {
    await expect(page.getByText(color, { exact: true }).first()).toBeVisible();
  }
});

test(
  'a running quick build is canceled without a trace, and its typed URL is kept',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'admin', '/settings/brands');
    await page.goto('/settings/brands?create=choice&latency=4');
    const dialog = page.getByRole('dialog', { name: 'Create New Brand' });
    const url = dialog.getByRole('textbox', { name: 'Website URL' });
    await expect(url).toBeFocused();
    await type(page, 'north-light.com');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('progressbar', { name: 'Scanning Website...' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 5',
    );
    await expect(dialog.getByRole('button', { name: 'Cancel Quick Build' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(url).toHaveValue('north-light.com');
    await expect(url).toBeFocused();
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await activate(page, question.getByRole('button', { name: 'Discard' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Voltaro Cycles' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'North Light' })).toHaveCount(0);
  },
);

test('Start Building opens the form of a new brand', { tag: '@verify' }, async ({ context }) => {
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

test(
  'an archived brand leaves the tabs that work with it, and comes back with Undo',
  { tag: '@verify' },
  async ({ context }) => {
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
    await expect(page.getByRole('button', first)).toBeVisible();
  },
);
