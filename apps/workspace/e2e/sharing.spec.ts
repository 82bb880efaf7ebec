import type { Page } from '@playwright/test';

import { activate, choose, fill, tabTo, type } from './support/keyboard';
import { signedIn } from './support/people';
import { expect, test } from './support/test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share Quiet corner.svg' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openShare(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('grid', { name: 'Files' }).getByRole('row').first());
  await page.keyboard.press('ArrowRight');
  await choose(page, page.getByRole('button', { name: 'Actions for Quiet corner.svg' }), 'Share…');
}

test('a file is shared with a passphrase, opened without an account, and revoked, by the keyboard alone', async ({
  context,
}) => {
  const page = await signedIn(context, 'manager', '/files');
  await openShare(page);
  await tabTo(page, dialog(page).getByRole('radio', { name: 'Anyone with the link', exact: true }));
  await page.keyboard.press('ArrowDown');
  await fill(page, dialog(page).getByLabel(/^Passphrase/u), 'seven beans a day');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Copy link' })).toBeFocused();
  const address = await dialog(page).getByRole('textbox', { name: 'Address' }).inputValue();
  await expect(dialog(page)).toContainText('Not opened yet');

  const visitor = await context.newPage();
  await visitor.goto(`${address}?latency=0`);
  await expect(heading(visitor, 'This file is protected')).toBeVisible();
  await fill(visitor, visitor.getByLabel(/^Passphrase/u), 'eight beans a day');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText('Wrong passphrase').first()).toBeVisible();
  await fill(visitor, visitor.getByLabel(/^Passphrase/u), 'seven beans a day');
  await visitor.keyboard.press('Enter');
  await expect(heading(visitor, 'Quiet corner.svg')).toBeFocused();
  const download = visitor.waitForEvent('download');
  await activate(visitor, visitor.getByRole('button', { name: 'Download' }));
  expect((await download).suggestedFilename()).toBe('Quiet corner.svg');

  await expect(dialog(page)).toContainText('Opened 1 time');
  await activate(page, dialog(page).getByRole('button', { name: /^Revoke link: / }));
  const question = page.getByRole('alertdialog', { name: 'Revoke this link?' });
  await activate(page, question.getByRole('button', { name: 'Revoke link' }));
  await expect(dialog(page)).toContainText('No links yet.');
  await expect(dialog(page).getByRole('button', { name: 'Create link' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Actions for Quiet corner.svg' })).toBeFocused();

  await visitor.reload();
  await expect(heading(visitor, 'Link revoked')).toBeVisible();
  await visitor.goto('/share/nothing-is-shared-at-this-address');
  await expect(heading(visitor, 'Link not found')).toBeVisible();
});

test('a public link with an expiry is made, opened signed out, and refused after it, by the keyboard alone', async ({
  context,
}) => {
  const page = await signedIn(context, 'manager', '/files');
  await openShare(page);
  const expires = dialog(page).getByRole('group', { name: 'Expires' });
  await tabTo(page, expires.getByRole('spinbutton', { name: /^month/u }));
  await type(page, '060120200930am');
  await activate(page, dialog(page).getByRole('button', { name: 'Create link' }));
  await expect(dialog(page).getByText('Choose a time in the future.')).toBeVisible();
  await tabTo(page, expires.getByRole('spinbutton', { name: /^month/u }));
  await type(page, '060120990930am');
  await activate(page, dialog(page).getByRole('button', { name: 'Create link' }));
  await expect(dialog(page).getByRole('button', { name: 'Copy link' })).toBeFocused();
  await expect(dialog(page)).toContainText(/Expires Jun\w* 1, 2099/u);
  const address = await dialog(page).getByRole('textbox', { name: 'Address' }).inputValue();

  const visitor = await context.newPage();
  await visitor.goto(`${address}?latency=0`);
  await expect(heading(visitor, 'Quiet corner.svg')).toBeVisible();
  await expect(visitor.getByText(/The link works until Jun\w* 1, 2099/u)).toBeVisible();
  const download = visitor.waitForEvent('download');
  await activate(visitor, visitor.getByRole('button', { name: 'Download' }));
  expect((await download).suggestedFilename()).toBe('Quiet corner.svg');

  await visitor.goto(`${address}?latency=0&now=2099-06-02T10:00:00.000Z`);
  await expect(heading(visitor, 'Link expired')).toBeVisible();
});
