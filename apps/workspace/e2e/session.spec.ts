import type { Page } from '@playwright/test';

import { opened, signIn, signOut } from './support/people';
import { calendarTitle, heading } from './support/posts';
import { test } from './support/profile';
import { settled } from './support/screen';
import { expect } from './support/test';

const signInTitle = 'Sign in to the product';

test(
  'a session that is not remembered survives a reload and ends with its tab',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor');
    await page.reload();
    await expect(heading(page)).toHaveText('Dashboard');
    await page.close();
    const next = await context.newPage();
    await next.goto('/');
    await expect(heading(next)).toHaveText(signInTitle);
  },
);

test('a remembered session holds in every tab and after the browser was closed', async ({
  newProfile,
}) => {
  const start = await newProfile();
  const before = await start();
  await opened(before, 'editor', '/', { remember: true });
  const second = await before.newPage();
  await second.goto('/');
  await expect(heading(second)).toHaveText('Dashboard');
  await before.close();

  const after = await start();
  const page = await after.newPage();
  await page.goto('/');
  await expect(heading(page)).toHaveText('Dashboard');
  await after.close();
});

test('after signing in the page first asked for opens, with its filters', async ({ context }) => {
  const page = await opened(context, 'editor', '/content/calendar?view=list&status=draft&q=Huila');
  await expect(heading(page)).toHaveText(calendarTitle);
  await expect(page.getByRole('searchbox', { name: 'Search content' })).toHaveValue('Huila');
  await expect(page.getByRole('button', { name: 'Status: Draft', exact: true })).toBeVisible();
});

for (const foreign of [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  '/%09/evil.example',
]) {
  test(`signing in never leads to ${foreign}`, async ({ context, baseURL }) => {
    const page = await opened(context, 'editor', `/login?redirect=${encodeURIComponent(foreign)}`);
    await expect(heading(page)).toHaveText('Dashboard');
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}

test('signing out in one tab ends the other, which says so and leads back', async ({ context }) => {
  const first = await opened(context, 'editor', '/', { remember: true });
  const second = await context.newPage();
  await second.goto('/content/calendar?view=list&q=Huila&latency=0');
  await expect(heading(second)).toHaveText(calendarTitle);

  await signOut(first);
  await expect(heading(first)).toHaveText(signInTitle);
  await expect(first.getByText('Your session has ended')).toBeHidden();

  await expect(heading(second)).toHaveText(signInTitle);
  await expect(
    second.getByRole('main').getByText('Your session has ended. Sign in to continue.'),
  ).toBeVisible();
  await second.getByLabel('Email address').fill('editor@example.com');
  await second.getByLabel('Password', { exact: true }).fill('any password');
  await second.keyboard.press('Enter');
  await expect(heading(second)).toHaveText(calendarTitle);
  await expect(second.getByRole('searchbox', { name: 'Search content' })).toHaveValue('Huila');
});

for (const path of ['/', '/content/calendar', '/files']) {
  test(
    `after a sign-out at ${path}, the next person to sign in sees the whole page`,
    { tag: path === '/files' ? [] : '@verify' },
    async ({ context }) => {
      const page = await opened(context, 'manager', path);
      const title = await heading(page).textContent();
      await settled(page);
      await signOut(page);
      await signIn(page, 'admin');
      await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`).click();
      await expect(heading(page)).toHaveText(title ?? '');
      await settled(page);
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(
        0,
      );
    },
  );
}

test('a registered person is signed in and sees the first brand as a viewer', async ({
  context,
}) => {
  const page = await opened(context, 'nobody');
  await page.getByLabel('Email address').fill('nina@example.com');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue('nina@example.com');
  await page.getByLabel('Full name').fill('Nina Novak');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByText('I accept the terms').click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(heading(page)).toHaveText('Dashboard');
  await page.goto('/content/create');
  await expect(page.getByRole('heading', { name: 'Permission Denied' })).toBeVisible();
});

const acceptsTerms = (page: Page) => page.getByRole('checkbox', { name: 'I accept the terms' });

async function typeRegistration(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Nina Novak');
  await page.getByLabel('Email address').fill('nina@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await acceptsTerms(page).setChecked(true, { force: true });
}

for (const read of ['Terms of Service', 'Privacy Policy']) {
  test(
    `reading the ${read} loses nothing of a registration but its password`,
    { tag: '@verify' },
    async ({ context }) => {
      const page = await context.newPage();
      await page.goto('/register?redirect=%2Ffiles&latency=0');
      for (const comeBack of [
        () => page.goBack(),
        () => page.getByRole('link', { name: 'Create an account' }).click(),
      ]) {
        await typeRegistration(page);
        await page.getByRole('link', { name: read }).click();
        await expect(heading(page)).toHaveText(read);
        await comeBack();
        await expect(heading(page)).toHaveText('Create your account');
        await expect(page.getByLabel('Full name')).toHaveValue('Nina Novak');
        await expect(page.getByLabel('Email address')).toHaveValue('nina@example.com');
        await expect(acceptsTerms(page)).toBeChecked();
        await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
        await expect(
          page.getByRole('main').getByText(/Enter your password again\./u),
        ).toBeVisible();
      }
      await page.getByLabel('Password', { exact: true }).fill('a long password');
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText('File Library');
    },
  );
}

test(
  'sign-in has the address typed at registration, and forgets it afterwards',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await context.newPage();
    await page.goto('/register?latency=0');
    await page.getByLabel('Full name').fill('Eve');
    await page.getByLabel('Email address').fill('editor@example.com');
    await page.getByRole('link', { name: 'Sign in' }).click();
    // Registration has the same two fields, so typing too early would put the password there.
    await expect(heading(page)).toHaveText(signInTitle);
    await expect(page.getByLabel('Email address')).toHaveValue('editor@example.com');
    await page.getByLabel('Password', { exact: true }).fill('any password');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Dashboard');

    await signOut(page);
    await expect(heading(page)).toHaveText(signInTitle);
    await expect(page.getByLabel('Email address')).toHaveValue('');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('');
  },
);

test(
  'a sample account is filled in, announced, and submitted with one more key',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'nobody');
    await page.getByRole('button', { name: 'Sample accounts' }).press('Enter');
    await page.getByRole('button', { name: 'Use editor@example.com' }).press('Enter');
    await expect(page.getByLabel('Email address')).toHaveValue('editor@example.com');
    await expect(page.getByRole('status').first()).toHaveText('Filled in editor@example.com');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Dashboard');
  },
);
