import type { Page } from '@playwright/test';

import type { FailureRow } from './failure-row';
import { choose, failed, press, pressInDialog, type, undo } from './failure-row';

const invite = async (page: Page) => {
  await press(page, 'Add Team Member');
  await type(page, 'Email address', 'ada@example.com');
  await pressInDialog(page, 'Send Invite');
};
const ofVictor = 'Actions for Victor Osei';
const ofAda = 'Actions for ada@example.com';
const remove = async (page: Page) => {
  await choose(page, ofVictor, 'Remove…');
  await pressInDialog(page, 'Remove');
};

/** Changes of the team. */
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
      await choose(page, 'Actions for Elena Fischer', 'Remove…');
      await pressInDialog(page, 'Remove');
      await undo(page, /^Undo: /u);
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
