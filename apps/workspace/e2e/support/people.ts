import type { BrowserContext, Page } from '@playwright/test';

import { expect } from './test';
import type { Visitor } from '../routes';
import { enter, tabTo } from './keyboard';

export type Person = Exclude<Visitor, 'nobody'>;

/** Opens a tab and signs a person in by the keyboard alone. */
export async function signedIn(context: BrowserContext, person: Person, path = '/'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}latency=0`);
  await signIn(page, person);
  return page;
}

/** Fills and submits the sign-in form, by the keyboard alone. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to the product');
  await tabTo(page, page.getByLabel('Email address'));
  await enter(page, `${person}@example.com`);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await enter(page, 'any password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

/** Signs out through the account menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account: /u }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** Opens a tab with a person signed in the fast way, for journeys about something else. */
export async function opened(
  context: BrowserContext,
  visitor: Visitor,
  path = '/',
  { remember = false } = {},
): Promise<Page> {
  const page = await context.newPage();
  if (visitor === 'nobody') {
    await page.goto('/login?latency=0');
    return page;
  }
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}latency=0`);
  await page.getByLabel('Email address').fill(`${visitor}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('any password');
  if (remember) await page.getByText('Remember me').click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeAttached();
  return page;
}
