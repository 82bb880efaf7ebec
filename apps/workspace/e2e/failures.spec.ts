import { opened, signOut } from './support/people';
import {
  calendarTitle,
  create,
  expectFound,
  heading,
  openItem,
  send,
  text,
  write,
} from './support/posts';
import { simulate } from './support/simulation';
import { chooseMore, openPage, openTab } from './support/screen';
import { expect, test } from './support/test';

const title = 'First windfalls';
const failed = /That did not work/u;
const offline = /The workspace cannot be reached/u;

test('a post that could not be created stays in the form and is created once by trying again', async ({
  context,
}) => {
  const page = await opened(context, 'editor', '/content/create?fail=content.create');
  await write(page, title);
  const submit = page.getByRole('button', { name: 'Create Posts' });
  await submit.click();
  const summary = page.locator('[data-error-summary]');
  await expect(summary).toContainText(failed);
  await expect(summary).toBeFocused();
  await submit.click();
  await expect(summary).toContainText(failed);
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(text);

  await simulate(page, {});
  await send(page);
  await expectFound(page, title, 1);
});

test('a post whose answer was lost is created once, however often it is sent', async ({
  context,
}) => {
  const page = await opened(context, 'editor', '/content/create?fail=content.create!after');
  await write(page, title);
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Create Posts' }).click();
    await expect(page.locator('[data-error-summary]')).toContainText(offline);
  }
  await simulate(page, {});
  await send(page);
  await expectFound(page, title, 1);
});

test('pressing twice creates one post', { tag: '@verify' }, async ({ context }) => {
  const page = await opened(context, 'editor', '/content/create');
  await write(page, title);
  await page.getByRole('button', { name: 'Create Posts' }).dblclick();
  await expect(heading(page)).toHaveText(calendarTitle);
  await expectFound(page, title, 1);
});

test('saving offline shows the failure, keeps the text, and works when the connection is back', async ({
  context,
}) => {
  const page = await opened(context, 'editor');
  await create(page, title);
  await openItem(page, title);
  await page.getByLabel('Text', { exact: true }).fill('Other words.');
  await simulate(page, { offline: true });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.locator('[data-error-summary]')).toContainText(offline);
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Other words.');

  await simulate(page, {});
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(heading(page)).toHaveText(calendarTitle);
  await openItem(page, title);
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Other words.');
});

test(
  'a failed decision is reported beside the buttons, and its note is kept',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager', '/content/calendar?view=list&status=pending');
    await openPage(page, page.getByRole('table').getByRole('link').first());
    await openTab(page, 'Workflow');
    const name = (await heading(page).textContent()) ?? '';
    await simulate(page, { fail: 'content.approve' });
    await page.getByLabel('Note to the author').fill('Good as it is.');
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('main').getByText(failed)).toBeVisible();
    await expect(page.getByLabel('Note to the author')).toHaveValue('Good as it is.');

    await simulate(page, {});
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(heading(page)).toHaveText(calendarTitle);
    await openItem(page, name);
    await openTab(page, 'History');
    await expect(page.getByText('“Good as it is.”')).toBeVisible();
  },
);

test(
  'a list that failed to load says so and loads on retry',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', '/content/calendar?view=list&fail=content.list');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await simulate(page, {});
    await again.click();
    await expect(page.getByText(/items found/u).first()).toBeVisible();
  },
);

test(
  'signing in offline says so and works when the connection is back',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await context.newPage();
    await page.goto('/login?latency=0&offline=1');
    await page.getByLabel('Email address').fill('editor@example.com');
    await page.getByLabel('Password', { exact: true }).fill('any password');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-error-summary]')).toContainText('You’re offline');
    await expect(page.getByLabel('Email address')).toHaveValue('editor@example.com');
    await page.goto('/login?latency=0');
    await page.getByLabel('Email address').fill('editor@example.com');
    await page.getByLabel('Password', { exact: true }).fill('any password');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Dashboard');
  },
);

test(
  'signing out that failed leaves the person signed in and can be tried again',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor');
    await simulate(page, { fail: 'auth.signOut' });
    await signOut(page);
    await expect(page.getByText('You are still signed in', { exact: true })).toBeVisible();
    await expect(heading(page)).toHaveText('Dashboard');
    await simulate(page, {});
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Sign in to the product');
  },
);

test('a deleted item can be restored', { tag: '@verify' }, async ({ context }) => {
  const page = await opened(context, 'manager');
  await create(page, title);
  await openItem(page, title);
  await chooseMore(page, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(heading(page)).toHaveText(calendarTitle);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(`Restored “${title}”`).first()).toBeVisible();
  await expectFound(page, title, 1);
});
