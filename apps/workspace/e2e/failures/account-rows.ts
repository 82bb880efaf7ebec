import type { Page } from '@playwright/test';

import { opened } from '../support/people';
import type { FailureRow } from './failure-row';
import { failed, onePixel, press, pressInDialog, type } from './failure-row';

const savePicture = async (page: Page) => {
  await press(page, /^(?:Add|Change) picture…/u);
  await page.locator('input[type=file]').last().setInputFiles(onePixel);
  await pressInDialog(page, 'Save picture');
};

/** Signs the same person in a second time, in a tab that stays open. */
async function otherSession(page: Page): Promise<void> {
  await opened(page.context(), 'admin');
  await page.reload();
  await page.getByRole('button', { name: /^Sign out the session from /u }).waitFor();
}

/** Changes of the person's own account. */
export const accountRows: readonly FailureRow[] = [
  {
    operation: 'auth.updateUser',
    address: '/settings/account',
    act: async (page) => {
      await press(page, 'Edit profile');
      await type(page, 'Full name', 'Ada Lovelace');
      await press(page, 'Save changes');
    },
    message: failed,
    kept: ['Full name', 'Ada Lovelace'],
    retry: 'Save changes',
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
