import { Buffer } from 'node:buffer';

import { activate, fill, tabTo, type } from './support/keyboard';
import { opened, signedIn } from './support/people';
import { expect, test } from './support/test';

/** A PNG of one pixel. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test('the profile is changed, canceled and saved, by the keyboard alone', async ({ context }) => {
  const page = await signedIn(context, 'editor');
  const title = page.getByRole('heading', { level: 1 });
  await activate(page, page.getByRole('link', { name: 'Settings' }));
  await expect(title).toHaveText('Account');
  await expect(title).toBeFocused();

  const edit = page.getByRole('button', { name: 'Edit profile' });
  const name = page.getByRole('textbox', { name: 'Full name' });
  const card = page.getByRole('button', { name: /^Account: /u });
  const before = (await card.textContent()) ?? '';

  await activate(page, edit);
  await expect(name).toBeFocused();
  await fill(page, name, 'Nobody');
  await activate(page, page.getByRole('button', { name: 'Cancel' }));
  await expect(edit).toBeFocused();
  await expect(page.getByText('Nobody')).toHaveCount(0);
  await expect(card).toHaveText(before);

  await page.keyboard.press('Enter');
  await fill(page, name, 'Ada Lovelace');
  await page.keyboard.press('Enter');
  await expect(edit).toBeFocused();
  await expect(card).toContainText('Ada Lovelace');

  await page.reload();
  await expect(card).toContainText('Ada Lovelace');
});

test('a picture of oneself is chosen, cropped, saved and removed, by the keyboard alone', async ({
  context,
}) => {
  const page = await signedIn(context, 'editor', '/settings/account');
  const card = page.getByRole('button', { name: /^Account: /u });
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  // A listener replaces the browser's own file picker.
  page.on('filechooser', () => undefined);
  await activate(page, page.getByRole('button', { name: 'Add picture…' }));
  await tabTo(page, dialog.getByRole('button', { name: 'Select picture' }));
  for (const [name, content] of [
    ['notes.png', Buffer.from('no picture')],
    ['me.png', Buffer.from(dot, 'base64')],
  ] as const) {
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles({ name, mimeType: 'image/png', buffer: content });
    if (name === 'notes.png') await expect(dialog.getByRole('alert')).toContainText(name);
  }
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  await tabTo(page, zoom);
  await page.keyboard.press('ArrowRight');
  await expect(zoom).toHaveValue('1.05');
  await activate(page, dialog.getByRole('button', { name: 'Save picture' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change picture…' })).toBeFocused();
  await expect(card.locator('img')).toHaveJSProperty('complete', true);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add picture…' })).toBeFocused();
  await expect(card.locator('img')).toHaveCount(0);
  await activate(page, page.getByRole('button', { name: 'Undo: Picture removed' }));
  await expect(card.locator('img')).toHaveCount(1);
});

test(
  'the agency is renamed and given to another owner, by the keyboard alone',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await signedIn(context, 'admin', '/settings/agency');
    await fill(page, page.getByRole('textbox', { name: 'Agency name' }), 'Studio North');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Agency profile saved').first()).toBeVisible();

    const transfer = page.getByRole('button', { name: 'Transfer ownership…' });
    await activate(page, transfer);
    const dialog = page.getByRole('dialog', { name: 'Transfer ownership' });
    const email = dialog.getByRole('textbox', { name: 'New owner’s email address' });
    await expect(email).toBeFocused();
    await type(page, 'nobody@example.com');
    const confirmation = dialog.getByRole('textbox', { name: 'Type “Studio North” to confirm' });
    await fill(page, confirmation, 'Studio North');
    await page.keyboard.press('Enter');
    await expect(email).toBeFocused();
    await expect(confirmation).toHaveValue('Studio North');
    await fill(page, email, 'manager@example.com');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Marcus Webb (manager@example.com)')).toBeVisible();
    await expect(transfer).toBeFocused();
  },
);

test(
  'a brand is renamed by the keyboard alone, and other tabs say so',
  { tag: '@verify' },
  async ({ context }) => {
    const other = await opened(context, 'editor');
    const page = await signedIn(context, 'manager', '/settings/brands');
    await activate(page, page.getByRole('button', { name: 'Edit Fernhill Coffee' }));
    const dialog = page.getByRole('dialog', { name: 'Edit Fernhill Coffee' });
    await expect(dialog.getByRole('textbox', { name: 'Brand name' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await type(page, 'Fernhill Roasters');
    await fill(page, dialog.getByRole('textbox', { name: /^Description/u }), 'Slow coffee.');
    await activate(page, dialog.getByRole('button', { name: 'Save changes' }));
    await expect(page.getByRole('button', { name: 'Edit Fernhill Roasters' })).toBeFocused();
    await expect(page.getByText('Slow coffee.')).toBeVisible();
    await expect(other.getByRole('button', { name: /^Brand: Fernhill Roasters/u })).toBeVisible();
  },
);

test('a viewer reads why they may not open the agency, and goes back', async ({ context }) => {
  const page = await opened(context, 'viewer', '/settings/agency');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText('Only agency administrators can access this page.')).toBeVisible();
  await activate(page, page.getByRole('link', { name: 'Go to your account' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
});

test(
  'a changed password signs out the other tab and keeps this one',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager', '/settings/security');
    const other = await opened(context, 'manager');
    await fill(page, page.getByLabel('Current password', { exact: true }), 'any');
    await fill(page, page.getByLabel('New password', { exact: true }), 'correct horse');
    await fill(page, page.getByLabel('Confirm new password', { exact: true }), 'correct horse');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText('Password changed')).toBeVisible();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign in to the product');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security');
  },
);

test(
  'a session that is signed out takes its tab to sign-in at once',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', '/settings/security');
    const other = await opened(context, 'editor');
    await page.reload();
    const table = page.getByRole('table', { name: 'Sessions' });
    await expect(table.getByText('This session')).toBeVisible();
    await activate(page, table.getByRole('button', { name: /^Sign out the session from/u }));
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign in to the product');
    await expect(table.getByRole('row')).toHaveCount(2);
    await expect(table.getByRole('button', { name: 'Sign out this session' })).toBeFocused();
  },
);
