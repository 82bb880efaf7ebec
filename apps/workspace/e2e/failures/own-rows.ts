import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { opened } from '../support/people';
import type { FailureRow } from './failure-row';
import { choose, press, pressInDialog, type } from './failure-row';

const failed = 'That did not work';

const invite = async (page: Page) => {
  await press(page, 'Add Team Member');
  await type(page, 'Email address', 'ada@example.com');
  await pressInDialog(page, 'Send Invite');
};
const ofVictor = 'Actions for Victor Osei';
const ofAda = 'Actions for ada@example.com';
const remove = async (page: Page) => {
  await choose(page, ofVictor, 'Remove');
  await pressInDialog(page, 'Remove');
};

export const teamRows: readonly FailureRow[] = [
  {
    operation: 'team.invite',
    address: '/team',
    act: invite,
    message: failed,
    kept: ['Email address', 'ada@example.com'],
    retry: (page) => pressInDialog(page, 'Send Invite'),
    done: 'ada@example.com invited',
  },
  {
    operation: 'team.resendInvitation',
    address: '/team',
    act: (page) => choose(page, ofAda, 'Send again'),
    message: 'The invitation to ada@example.com was not sent again',
    done: 'Invitation to ada@example.com sent again',
  },
  {
    operation: 'team.revokeInvitation',
    address: '/team',
    act: async (page) => {
      await choose(page, ofAda, 'Revoke…');
      await pressInDialog(page, 'Revoke invitation');
    },
    message: failed,
    retry: (page) => pressInDialog(page, 'Revoke invitation'),
    done: 'Invitation to ada@example.com revoked',
  },
  {
    operation: 'team.editPermissions',
    address: '/team',
    act: async (page) => {
      await choose(page, ofVictor, 'Edit Permissions');
      await page.getByRole('dialog').getByText('Editor', { exact: true }).click();
      await pressInDialog(page, 'Save Changes');
    },
    message: failed,
    retry: (page) => pressInDialog(page, 'Save Changes'),
    done: 'Permissions saved for Victor Osei',
  },
  {
    operation: 'team.remove',
    address: '/team',
    act: remove,
    message: failed,
    retry: (page) => pressInDialog(page, 'Remove'),
    done: 'Victor Osei removed from the team',
  },
  {
    operation: 'team.restore',
    address: '/team',
    act: async (page) => {
      await choose(page, 'Actions for Elena Fischer', 'Remove');
      await pressInDialog(page, 'Remove');
      await press(page, /^Undo: /u);
    },
    message: 'Elena Fischer was not restored',
    retry: /^Try again: /u,
    done: 'Elena Fischer is back in the team',
  },
  {
    operation: 'team.viewAs',
    address: '/team',
    act: (page) => choose(page, 'Actions for Elena Fischer', 'View as'),
    message: failed,
    retry: async (page) => {
      await press(page, 'Try again');
      await page
        .getByText(/^Viewing as Elena Fischer/u)
        .first()
        .waitFor();
      await press(page, 'Stop viewing');
    },
  },
];

const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const savePicture = async (page: Page) => {
  await press(page, /^(?:Add|Change) picture…/u);
  await page.locator('input[type=file]').last().setInputFiles(picture);
  await pressInDialog(page, 'Save picture');
};

/** Signs the same person in a second time, in a tab that stays open. */
async function otherSession(page: Page): Promise<void> {
  await opened(page.context(), 'admin');
  await page.reload();
  await page.getByRole('button', { name: /^Sign out the session from /u }).waitFor();
}

export const accountRows: readonly FailureRow[] = [
  {
    operation: 'auth.updateUser',
    address: '/settings/account',
    act: async (page) => {
      await press(page, 'Edit profile');
      await type(page, 'Full name', 'Ada Lovelace');
      await press(page, 'Save Changes');
    },
    message: failed,
    kept: ['Full name', 'Ada Lovelace'],
    retry: 'Save Changes',
    done: 'Profile saved',
  },
  {
    operation: 'auth.setAvatar',
    address: '/settings/account',
    act: savePicture,
    message: 'The picture could not be saved',
    retry: (page) => pressInDialog(page, 'Save picture'),
    done: 'Picture saved',
  },
  {
    operation: 'auth.removeAvatar',
    address: '/settings/account',
    act: (page) => press(page, 'Remove picture'),
    message: 'The picture could not be removed',
    done: 'Picture removed',
  },
  {
    operation: 'security.endSession',
    address: '/settings/security',
    act: async (page) => {
      await otherSession(page);
      await press(page, /^Sign out the session from /u);
    },
    message: 'The session could not be signed out',
    done: 'Session signed out',
  },
  {
    operation: 'security.endOtherSessions',
    address: '/settings/security',
    act: async (page) => {
      await otherSession(page);
      await press(page, 'Sign out all others');
    },
    message: 'The session could not be signed out',
    done: '1 session signed out',
  },
  {
    operation: 'security.changePassword',
    address: '/settings/security',
    act: async (page) => {
      await page.getByLabel('Current password', { exact: true }).fill('any password');
      await page.getByLabel('New password', { exact: true }).fill('a new password');
      await page.getByLabel('Confirm new password', { exact: true }).fill('a new password');
      await press(page, 'Change password');
    },
    message: failed,
    retry: 'Change password',
    done: 'Password changed',
  },
  {
    operation: 'notificationSettings.update',
    address: '/settings/notifications',
    act: (page) => page.getByRole('grid').getByRole('checkbox').last().click({ force: true }),
    message: 'Your notification settings couldn’t be saved',
    done: 'Saved',
  },
];

export const agencyRows: readonly FailureRow[] = [
  {
    operation: 'agency.update',
    address: '/settings/agency',
    act: async (page) => {
      await type(page, 'Agency name', 'Another agency');
      await press(page, 'Save Changes');
    },
    message: failed,
    kept: ['Agency name', 'Another agency'],
    retry: 'Save Changes',
    done: 'Agency profile saved',
  },
  {
    operation: 'agency.transferOwnership',
    address: '/settings/agency',
    act: async (page) => {
      await press(page, 'Transfer ownership…');
      const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
      await dialog.getByRole('textbox').first().fill('manager@example.com');
      await dialog.getByRole('textbox').last().fill('Another agency');
      await pressInDialog(page, 'Transfer ownership');
    },
    message: failed,
    kept: ['New owner’s email address', 'manager@example.com'],
    retry: (page) => pressInDialog(page, 'Transfer ownership'),
    done: /now owns Another agency$/u,
  },
  {
    operation: 'brands.create',
    address: '/settings/brands',
    act: async (page) => {
      await press(page, 'Create New Brand');
      await press(page, 'Start Building');
      await type(page, 'Brand name', 'Northwind');
      await pressInDialog(page, 'Create brand');
    },
    message: failed,
    kept: ['Brand name', 'Northwind'],
    retry: (page) => pressInDialog(page, 'Create brand'),
    done: 'Northwind created',
  },
  {
    operation: 'brands.update',
    address: '/settings/brands',
    act: async (page) => {
      await press(page, 'Edit Northwind');
      await type(page, 'Brand name', 'Southwind');
      await pressInDialog(page, 'Save changes');
    },
    message: failed,
    kept: ['Brand name', 'Southwind'],
    retry: (page) => pressInDialog(page, 'Save changes'),
    done: 'Southwind saved',
  },
  {
    operation: 'brands.archive',
    address: '/settings/brands',
    act: (page) => press(page, 'Archive Southwind'),
    message: 'Southwind could not be archived',
    done: 'Southwind archived',
  },
  {
    operation: 'brands.restore',
    address: '/settings/brands',
    act: (page) => press(page, 'Restore Southwind'),
    message: 'Southwind could not be restored',
    done: 'Southwind restored',
  },
  {
    operation: 'quickBuild.build',
    address: '/settings/brands',
    act: async (page) => {
      await press(page, 'Create New Brand');
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: 'Website URL' })
        .fill('north-light.com');
      await page.keyboard.press('Enter');
    },
    message: 'The brand could not be built',
    done: /North Light/u,
  },
];

const integrations = '/settings/integrations';

export const integrationRows: readonly FailureRow[] = [
  {
    operation: 'integrations.connectSocial',
    address: integrations,
    act: (page) => press(page, 'Connect Bluesky'),
    message: 'Could not connect Bluesky',
    done: 'Bluesky connected',
  },
  {
    operation: 'integrations.selectPages',
    address: integrations,
    act: (page) =>
      page
        .getByRole('checkbox', { name: /Careers$/u })
        .first()
        .click({ force: true }),
    message: /Could not save the pages of /u,
  },
  {
    operation: 'integrations.disconnectSocial',
    address: integrations,
    act: (page) => press(page, 'Disconnect Bluesky'),
    message: 'Could not disconnect Bluesky',
    done: 'Bluesky disconnected',
  },
  {
    operation: 'integrations.sendTestMessage',
    address: integrations,
    act: (page) => press(page, 'Send test message to Slack'),
    message: 'Could not send the message to Slack',
    done: 'Test message to Slack is in the outbox',
  },
  {
    operation: 'integrations.disconnectChat',
    address: integrations,
    act: (page) => press(page, 'Disconnect Slack'),
    message: 'Could not disconnect Slack',
    done: 'Slack disconnected',
  },
  {
    operation: 'integrations.connectChat',
    address: integrations,
    act: (page) => press(page, 'Connect Slack'),
    message: 'Could not connect Slack',
    done: 'Slack connected',
  },
  {
    operation: 'integrations.connectWordPress',
    address: integrations,
    act: async (page) => {
      await page.getByLabel('Site URL').fill('https://blog.example.com');
      await page.getByLabel('Username').fill('editor');
      await page.getByLabel('Application password', { exact: true }).fill('abcd efgh');
      await press(page, 'Connect');
    },
    message: failed,
    kept: ['Username', 'editor'],
    retry: 'Connect',
    done: 'Connected to https://blog.example.com',
  },
  {
    operation: 'integrations.publishToWordPress',
    address: integrations,
    act: (page) => press(page, 'Sync Now'),
    message: /That did not work|The sync has stopped/u,
    retry: /Try again|Sync Now/u,
    done: /^Sync complete/u,
  },
  {
    operation: 'integrations.syncWordPress',
    address: integrations,
    act: (page) => press(page, 'Sync Now'),
    message: /That did not work|The sync has stopped/u,
    retry: /Try again|Sync Now/u,
    done: /^Sync complete/u,
  },
  {
    operation: 'integrations.disconnectWordPress',
    address: integrations,
    act: async (page) => {
      await press(page, 'Disconnect WordPress');
      await pressInDialog(page, 'Disconnect');
    },
    message: failed,
    retry: (page) => pressInDialog(page, 'Disconnect'),
    done: /^Disconnected from/u,
  },
];

/** Exports the workspace. */
async function exported(page: Page) {
  const download = page.waitForEvent('download');
  await press(page, 'Export workspace');
  const buffer = await readFile(await (await download).path());
  return { name: 'export.zip', mimeType: 'application/zip', buffer };
}

type Export = Awaited<ReturnType<typeof exported>>;
const chooseExport = (page: Page, file: Export) =>
  page.locator('input[type=file]').last().setInputFiles(file);

export const dataRows: readonly FailureRow[] = [
  {
    operation: 'data.checkImport',
    address: '/settings/data',
    act: async (page) => chooseExport(page, await exported(page)),
    message: 'The file couldn’t be checked',
    done: 'Replace this workspace?',
  },
  {
    operation: 'data.import',
    address: '/settings/data',
    act: async (page) => {
      const file = await exported(page);
      // An export that equals the workspace is not imported.
      await page.goto('/brand/colors?latency=0');
      await choose(page, /^Actions for /u, 'Delete');
      await page.getByRole('button', { name: /^Undo: /u }).waitFor();
      await page.goto('/settings/data?latency=0&fail=data.import');
      await chooseExport(page, file);
      await pressInDialog(page, 'Replace workspace');
    },
    message: 'The workspace couldn’t be imported',
    done: 'Workspace imported',
  },
  {
    operation: 'data.export',
    address: '/settings/data',
    act: (page) => press(page, 'Export workspace'),
    message: 'The workspace couldn’t be exported',
    done: /zip saved$/u,
  },
  {
    operation: 'data.reset',
    address: '/settings/data',
    act: async (page) => {
      await press(page, 'Reset to samples…');
      await pressInDialog(page, 'Reset workspace');
    },
    message: 'The workspace couldn’t be reset',
    done: 'Workspace reset to the samples',
  },
];
