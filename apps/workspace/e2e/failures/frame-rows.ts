import type { Page } from '@playwright/test';

import { settled } from '../support/screen';
import type { FailureRow } from './failure-row';
import { choose, press, type } from './failure-row';

async function bell(page: Page): Promise<void> {
  await press(page, /^Notifications/u);
  // A list that moves to its place loses a click.
  await settled(page);
}

/** Notifications, search, sessions and background queries. */
export const frameRows: readonly FailureRow[] = [
  {
    operation: 'notifications.markRead',
    address: '/',
    act: async (page) => {
      await bell(page);
      await press(page, /^Mark “.*” as read$/u);
    },
    message: 'The notifications could not be marked as read',
    retry: /^Try again/u,
    done: /^Marked as read$/u,
  },
  {
    operation: 'notifications.markUnread',
    address: '/',
    act: async (page) => {
      await bell(page);
      await press(page, /^Mark “.*” as unread$/u);
    },
    message: 'The notification could not be marked as unread',
    retry: /^Try again/u,
    done: /^Marked as unread$/u,
  },
  {
    operation: 'search.recall',
    address: '/',
    act: (page) => page.keyboard.press('ControlOrMeta+k'),
    quiet: 'The last results are an extra: without them the search does its work.',
    seen: 'Search content, files, brand assets, people and screens.',
  },
  {
    operation: 'changes.watch',
    address: '/',
    quiet: 'It reconnects after 1, 2, 4 … 60 seconds, then refetches everything.',
    seen: 'Dashboard',
  },
  {
    operation: 'colors.mark',
    address: '/',
    quiet: 'The mark of the brand has its initials without them.',
    seen: 'Fernhill Coffee',
  },
  {
    operation: 'auth.avatar',
    address: '/team',
    quiet: 'The initials of the person stand in for the picture.',
    seen: 'Amelia Hart',
  },
  {
    operation: 'team.stopViewing',
    address: '/team',
    act: async (page) => {
      await choose(page, 'Actions for Elena Fischer', 'View as');
      await page
        .getByText(/^Viewing as Elena Fischer/u)
        .first()
        .waitFor();
      await press(page, 'Stop viewing');
      await page.getByRole('heading', { level: 1, name: 'Team Members' }).waitFor();
    },
    quiet: 'The person is back in their own session; the other ends with the tab.',
    seen: 'Team Members',
  },
  {
    operation: 'auth.signOut',
    address: '/',
    act: async (page) => {
      await press(page, /^Account: /u);
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
    },
    message: 'You are still signed in',
    done: 'Sign in to the product',
  },
  {
    operation: 'auth.signIn',
    address: '/login',
    act: async (page) => {
      await page.getByLabel('Email address').fill('admin@example.com');
      await page.getByLabel('Password', { exact: true }).fill('any password');
      await page.keyboard.press('Enter');
    },
    message: 'Sign-in failed. Please try again.',
    kept: ['Email address', 'admin@example.com'],
    retry: (page) => page.getByLabel('Password', { exact: true }).press('Enter'),
    done: 'Dashboard',
  },
  {
    operation: 'auth.me',
    address: '/',
    message: 'Your session could not be restored.',
    retry: (page) => page.goto('/?latency=0'),
    done: 'Dashboard',
  },
  {
    operation: 'auth.register',
    address: '/',
    act: async (page) => {
      await press(page, /^Account: /u);
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await page.getByRole('link', { name: /Create (?:an )?account|Register|Sign up/u }).click();
      await type(page, 'Full name', 'Ada Byron');
      await type(page, 'Email address', 'byron@example.com');
      await page.getByLabel('Password', { exact: true }).fill('a password');
      await page.getByText('I accept the terms').click();
      await press(page, 'Create account');
    },
    message: 'Registration failed. Please try again.',
    kept: ['Full name', 'Ada Byron'],
    retry: 'Create account',
    done: 'Dashboard',
  },
];
