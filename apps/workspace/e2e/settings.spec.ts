import { activate, fill } from './support/keyboard';
import { opened, signedIn } from './support/people';
import { expect, test } from './support/test';

test('the profile is changed, cancelled and saved, by the keyboard alone', async ({ context }) => {
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
    await expect(page.getByText('Password changed')).toBeVisible();
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
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);
