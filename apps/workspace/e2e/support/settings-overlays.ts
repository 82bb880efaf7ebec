import { Buffer } from 'node:buffer';

import type { Page } from '@playwright/test';

import type { State } from './overlays';
import { dialog, press, pressInMenu, question } from './overlays';
import { expect } from './test';

const inDialog = (page: Page) => page.getByRole('dialog').first();
const send = (page: Page, name: string) =>
  inDialog(page).getByRole('button', { name, exact: true }).click();

const invite = async (page: Page, email: string, level: string) => {
  await press(page, 'Add Team Member');
  await inDialog(page).getByLabel('Email address').fill(email);
  await inDialog(page).getByText(level, { exact: true }).click();
};

const connect = async (page: Page, site: string) => {
  await page.getByLabel('Site URL').fill(site);
  await page.getByLabel('Username').fill('editor');
  await page.getByLabel('Application password', { exact: true }).fill('abcd efgh');
  await page.keyboard.press('Enter');
};

/** Makes a link to the first file and opens it as a visitor does. */
async function shared(page: Page, passphrase?: string): Promise<void> {
  await pressInMenu(page, 'Share…', 'Actions for Quiet corner.svg');
  if (passphrase !== undefined) {
    await inDialog(page).getByText('Anyone with the link and a passphrase').first().click();
    await inDialog(page)
      .getByLabel(/^Passphrase/u)
      .fill(passphrase);
  }
  await send(page, 'Create link');
  await page.goto(await inDialog(page).getByRole('textbox', { name: 'Address' }).inputValue());
}

async function unlock(page: Page, given: string): Promise<void> {
  await shared(page, 'seven beans a day');
  await page.getByLabel(/^Passphrase/u).fill(given);
  await page.keyboard.press('Enter');
}

/** Overlays of the team, settings and shared files, and states after an action. */
export const settingsStates: readonly State[] = [
  {
    name: 'invitation of a member',
    path: '/team',
    enter: async (page) => {
      await invite(page, 'editor@example.com', 'Viewer');
      await send(page, 'Send Invite');
      await expect(inDialog(page).getByText(/is already in the team/u)).toBeVisible();
    },
  },
  {
    name: 'invitation with custom permissions',
    path: '/team',
    enter: async (page) => {
      await invite(page, 'ada@example.com', 'Custom Permissions');
      await expect(inDialog(page).getByRole('grid').first()).toBeVisible();
    },
  },
  {
    name: 'open invitation',
    path: '/team',
    enter: async (page) => {
      await invite(page, 'ada@example.com', 'Editor');
      await send(page, 'Send Invite');
      await expect(page.getByRole('table', { name: 'Open invitations' })).toBeVisible();
    },
  },
  {
    name: 'revoke an invitation',
    path: '/team',
    enter: async (page) => {
      await pressInMenu(page, 'Revoke…', 'Actions for ada@example.com');
      await question(page);
    },
  },
  {
    name: 'role of a member',
    path: '/team',
    enter: async (page) => {
      await pressInMenu(page, 'Edit Permissions', 'Actions for Elena Fischer');
      await dialog(page);
    },
  },
  {
    name: 'remove a member',
    path: '/team',
    enter: async (page) => {
      await pressInMenu(page, 'Remove…', 'Actions for Elena Fischer');
      await question(page);
    },
  },
  {
    name: 'profile that is edited',
    path: '/settings/account',
    enter: async (page) => {
      await press(page, 'Edit profile');
      await page.getByRole('textbox', { name: 'Full name' }).fill('');
      await press(page, 'Save changes');
      await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
    },
  },
  {
    name: 'picture that is refused',
    path: '/settings/account',
    enter: async (page) => {
      await press(page, 'Add picture…');
      await inDialog(page)
        .locator('input[type="file"]')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('none') });
      await expect(inDialog(page).getByRole('alert')).toContainText('me.png');
    },
  },
  {
    name: 'password form with errors',
    path: '/settings/security',
    enter: async (page) => {
      await press(page, 'Change password');
      await expect(page.getByLabel('Current password', { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
    },
  },
  {
    name: 'transfer with errors',
    path: '/settings/agency',
    enter: async (page) => {
      await press(page, 'Transfer ownership…');
      await send(page, 'Transfer ownership');
      await expect(inDialog(page).getByRole('textbox').first()).toHaveAttribute(
        'aria-invalid',
        'true',
      );
    },
  },
  {
    name: 'brand form with an error',
    path: '/settings/brands?create=form&latency=0',
    enter: async (page) => {
      await send(page, 'Create brand');
      await expect(inDialog(page).getByRole('textbox', { name: 'Brand name' })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
    },
  },
  {
    name: 'new brand',
    path: '/settings/brands?create=choice&latency=0',
    enter: dialog,
  },
  {
    name: 'archived brand',
    path: '/settings/brands',
    enter: async (page) => {
      await press(page, /^Archive Voltaro/u);
      await expect(page.getByRole('list', { name: 'Archived brands' })).toBeVisible();
    },
  },
  {
    name: 'restored brand',
    path: '/settings/brands',
    enter: async (page) => {
      await press(page, /^Restore Voltaro/u);
      await expect(page.getByRole('list', { name: 'Archived brands' })).toHaveCount(0);
    },
  },
  {
    name: 'reset',
    path: '/settings/data',
    enter: async (page) => {
      await press(page, 'Reset to samples…');
      await question(page);
    },
  },
  {
    name: 'import that is refused',
    path: '/settings/data',
    enter: async (page) => {
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') });
      await expect(page.getByText(/isn’t an export of a Brandroom workspace/u)).toBeVisible();
    },
  },
  {
    name: 'preview of an import',
    path: '/settings/data',
    enter: async (page) => {
      const download = page.waitForEvent('download');
      await press(page, 'Export workspace');
      await page.locator('input[type="file"]').setInputFiles(await (await download).path());
      await dialog(page);
    },
  },
  {
    name: 'site that refuses',
    path: '/settings/integrations',
    enter: async (page) => {
      await connect(page, 'https://refuse.example.com');
      await expect(page.getByText(/refused the username/u).first()).toBeVisible();
    },
  },
  {
    name: 'sync that failed',
    path: '/settings/integrations',
    enter: async (page) => {
      await connect(page, 'https://readonly.example.com');
      await press(page, 'Sync Now');
      await expect(page.getByText('The sync has stopped').first()).toBeVisible();
    },
  },
  {
    name: 'disconnect a site',
    path: '/settings/integrations',
    enter: async (page) => {
      await press(page, 'Disconnect WordPress');
      await question(page);
    },
  },
  {
    name: 'shared file',
    path: '/files',
    enter: async (page) => {
      await shared(page);
      await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
    },
  },
  {
    name: 'wrong passphrase of a shared file',
    path: '/files',
    enter: async (page) => {
      await unlock(page, 'eight beans a day');
      await expect(page.getByText(/^Wrong passphrase/u).first()).toBeVisible();
    },
  },
  {
    name: 'viewer of a shared file',
    path: '/files',
    enter: async (page) => {
      await unlock(page, 'seven beans a day');
      await press(page, 'View');
      await dialog(page);
    },
  },
];
