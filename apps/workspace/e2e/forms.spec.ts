import type { Locator, Page } from '@playwright/test';

import { opened } from './support/people';
import {
  calendarTitle,
  create,
  expectFound,
  heading,
  openItem,
  text,
  write,
} from './support/posts';
import { chooseMore, openPage } from './support/screen';
import { expect, test } from './support/test';

const field = (page: Page | Locator, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Expects the message beside the field, as its accessible description, and focus in the field. */
async function expectRefused(control: Locator, message: string): Promise<void> {
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAccessibleDescription(
    new RegExp(message.replaceAll('.', '\\.'), 'u'),
  );
}

test('sign-in marks each missing field, and focuses the first', async ({ context }) => {
  const page = await opened(context, 'nobody');
  const email = field(page, 'Email address');
  const password = field(page, 'Password');
  await press(page, 'Sign in');
  await expectRefused(email, 'Enter an email address.');
  await expectRefused(password, 'Enter your password.');
  await expect(email).toBeFocused();

  await email.fill('editor at example');
  await press(page, 'Sign in');
  await expectRefused(email, 'Enter an email address like name@example.com.');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('editor at example');
});

test(
  'sign-in refused by the backend says so, takes focus and keeps the typed text',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'nobody');
    await field(page, 'Email address').fill('nobody@example.com');
    await field(page, 'Password').fill('a password');
    await press(page, 'Sign in');
    const summary = page.locator('[data-error-summary]');
    await expect(summary).toContainText('Invalid email or password.');
    await expect(summary).toBeFocused();
    await expect(field(page, 'Email address')).toHaveValue('nobody@example.com');
    await expect(field(page, 'Password')).toHaveValue('a password');
  },
);

test(
  'registration marks each missing field, and focuses the first',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await context.newPage();
    await page.goto('/register?latency=0');
    await field(page, 'Email address').fill('nina@example.com');
    await press(page, 'Create account');
    await expectRefused(field(page, 'Full name'), 'Enter your full name.');
    await expectRefused(field(page, 'Password'), 'Enter your password.');
    await expectRefused(
      page.getByRole('checkbox', { name: 'I accept the terms' }),
      'Accept the terms to create an account.',
    );
    await expect(field(page, 'Full name')).toBeFocused();
    await expect(field(page, 'Email address')).toHaveValue('nina@example.com');
  },
);

test(
  'registration with an address that has an account is refused and keeps the typed text',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await context.newPage();
    await page.goto('/register?latency=0');
    await field(page, 'Full name').fill('Another Editor');
    await field(page, 'Email address').fill('editor@example.com');
    await field(page, 'Password').fill('a long password');
    await page.getByText('I accept the terms').click();
    await press(page, 'Create account');
    await expect(page.getByText(/Registration failed\. Please try again\./u).first()).toBeVisible();
    await expect(field(page, 'Full name')).toHaveValue('Another Editor');
    await expect(field(page, 'Email address')).toHaveValue('editor@example.com');
  },
);

test('an incomplete post of two is named and gets focus, and neither is stored', async ({
  context,
}) => {
  const page = await opened(context, 'editor', '/content/create');
  await write(page, 'First windfalls');
  await press(page, 'Add Another Post');
  const second = page.getByRole('region', { name: 'Post 2 of 2' });
  await field(second, 'Text').fill(text);
  await press(page, 'Create Posts');
  await expectRefused(field(second, 'Title'), 'Enter a title.');
  await expect(field(second, 'Title')).toBeFocused();
  await expect(field(second, 'Text')).toHaveValue(text);
  const first = page.getByRole('region', { name: 'Post 1 of 2' });
  await expect(field(first, 'Title')).toHaveValue('First windfalls');
  await expectFound(page, 'First windfalls', 0);
});

test(
  'leaving a form with only half a date asks first, and the half date is not restored',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', '/content/create');
    const month = page.getByRole('spinbutton', { name: /^month/u });
    const leave = () => page.getByRole('link', { name: 'Dashboard' }).first().click();
    await month.focus();
    await page.keyboard.type('12');
    await leave();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toContainText('The incomplete date isn’t saved.');
    await press(question, 'Stay');
    await expect(month).toHaveText('12');
    await month.focus();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await leave();
    await expect(page).toHaveURL(/\/(\?.*)?$/u);

    await page.goBack();
    await month.focus();
    await page.keyboard.type('12');
    await leave();
    await press(question, 'Leave');
    await expect(page).toHaveURL(/\/(\?.*)?$/u);
    await page.goBack();
    await expect(month).toHaveAttribute('aria-valuetext', 'Empty');
    await expect(page.getByRole('main').getByText(/Your unsaved text/u)).toHaveCount(0);
  },
);

test(
  'an item is not saved without its title, and its other changes stay',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor');
    await create(page, 'First windfalls');
    await openItem(page, 'First windfalls');
    await field(page, 'Text').fill('Other words.');
    await field(page, 'Title').fill('  ');
    await press(page, 'Save Changes');
    await expectRefused(field(page, 'Title'), 'Enter a title.');
    await expect(field(page, 'Title')).toBeFocused();
    await expect(field(page, 'Text')).toHaveValue('Other words.');
  },
);

test('a draft with unsaved text is saved and submitted by one press, or by Ctrl+Enter', async ({
  context,
}) => {
  const page = await opened(context, 'editor');
  await create(page, 'First windfalls');
  await openItem(page, 'First windfalls');
  await field(page, 'Title').fill('  ');
  await press(page, 'Save and submit');
  await expectRefused(field(page, 'Title'), 'Enter a title.');
  await field(page, 'Title').fill('First windfalls of the year');
  await field(page, 'Title').press('Control+Enter');
  await expect(heading(page)).toHaveText(calendarTitle);
  await openItem(page, 'First windfalls of the year');
  await expect(page.getByRole('main').getByText('Pending').first()).toBeVisible();
});

test(
  'a draft with unsaved text is duplicated without a question, and its text stays',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor');
    await create(page, 'First windfalls');
    await openItem(page, 'First windfalls');
    await field(page, 'Title').fill('First windfalls of the year');
    await chooseMore(page, 'Duplicate as draft');
    await expect(page.getByText('Copied as “First windfalls (copy)”').first()).toBeVisible();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toHaveCount(0);
    await expect(field(page, 'Title')).toHaveValue('First windfalls of the year');
    // The one question is that of leaving the page.
    await press(page, 'Open');
    await press(question, 'Leave');
    await expect(heading(page)).toHaveText('First windfalls (copy)');
  },
);

test(
  'a type chosen with nothing typed is left without a question',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager', '/content/create');
    await page.getByRole('radio', { name: 'Blog Post' }).check({ force: true });
    await page.getByRole('link', { name: 'Dashboard', exact: true }).press('Enter');
    await expect(heading(page)).toHaveText('Dashboard');
  },
);

test(
  'scheduling asks for a date, and for one that is ahead',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager');
    await create(page, 'First windfalls');
    await openItem(page, 'First windfalls');
    for (const step of ['Submit for Review', 'Approve']) {
      await press(page, step);
      await expect(heading(page)).toHaveText(calendarTitle);
      await openItem(page, 'First windfalls');
    }
    await press(page, 'Schedule');
    const dialog = page.getByRole('dialog', { name: 'Schedule' });
    await press(dialog, 'Schedule');
    await expect(dialog.getByText('Choose a date and time.')).toBeVisible();
    const month = dialog.getByRole('spinbutton', { name: /^month/u });
    await expect(month).toBeFocused();
    await page.keyboard.type('06152025');
    await page.keyboard.type('0230');
    await page.keyboard.type('PM');
    await press(dialog, 'Schedule');
    await expect(dialog.getByText('Choose a date and time in the future.')).toBeVisible();
    await expect(month).toBeFocused();
    await expect(month).toHaveText(/^0?6$/u);
  },
);

test(
  'a date with only a month is refused beside the field and kept',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', '/content/create');
    await write(page, 'First windfalls');
    const month = page.getByRole('spinbutton', { name: /^month/u });
    await month.focus();
    await page.keyboard.type('12');
    await press(page, 'Create Posts');
    await expectRefused(month, 'Complete the date and time');
    await expect(month).toBeFocused();
    await expect(month).toHaveText('12');

    // With a second error, both messages appear and the first field gets focus.
    await field(page, 'Title').fill('');
    await press(page, 'Create Posts');
    await expectRefused(field(page, 'Title'), 'Enter a title.');
    await expectRefused(month, 'Complete the date and time');
    await expect(month).toBeFocused();

    await field(page, 'Title').fill('First windfalls');
    await month.focus();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(month).not.toHaveAttribute('aria-invalid', 'true');
    await press(page, 'Create Posts');
    await expect(heading(page)).toHaveText(calendarTitle);
    await expectFound(page, 'First windfalls', 1);
  },
);

test(
  'an incomplete date is not sent as its previous value',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(
      context,
      'manager',
      '/content/calendar?view=list&status=scheduled&channel=x',
    );
    await openPage(page, page.getByRole('table').getByRole('link').first());
    // The list has month fields too, so the item's page must be open first.
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    const month = page.getByRole('spinbutton', { name: /^month/u });
    await month.focus();
    while ((await month.getAttribute('aria-valuetext')) !== 'Empty') {
      await page.keyboard.press('Backspace');
    }
    await press(page, 'More fields');
    await page.getByLabel(/^Description/u).fill('Another description.');
    await press(page, 'Save Changes');
    await expectRefused(month, 'Complete the date and time');
    await expect(month).toBeFocused();
    await expect(page.getByLabel(/^Description/u)).toHaveValue('Another description.');
  },
);

test('a filter date with only a month shows an error', { tag: '@verify' }, async ({ context }) => {
  const page = await opened(context, 'editor', '/content/calendar?view=list');
  await press(page, 'Dates');
  const month = page.getByRole('group', { name: 'Start date' }).getByRole('spinbutton').first();
  await month.focus();
  await page.keyboard.type('12');
  await page.getByRole('button', { name: 'Next 30 Days' }).focus();
  await expectRefused(month, 'Complete the date');
  await expect(month).toHaveText('12');
});

test('a file cannot be renamed to an empty name', { tag: '@verify' }, async ({ context }) => {
  const page = await opened(context, 'manager', '/files?view=list');
  await page
    .getByRole('button', { name: /^Actions for /u })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Rename…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Rename / });
  await field(dialog, 'Name').fill(' ');
  await press(dialog, 'Save changes');
  await expect(field(dialog, 'Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(dialog, 'Name')).toBeFocused();
});

test('the simulation refuses unknown operations', { tag: '@verify' }, async ({ context }) => {
  const page = await opened(context, 'editor');
  await page.getByRole('button', { name: /^Account: /u }).click();
  await page.getByRole('menuitem', { name: 'Simulation…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Simulation' });
  await field(dialog, 'Latency').fill('fast');
  await dialog.getByLabel('Operations that fail').fill('content.explode');
  await press(dialog, 'Apply');
  await expectRefused(field(dialog, 'Latency'), 'Enter a number from 0 to 10.');
  await expectRefused(
    dialog.getByLabel('Operations that fail'),
    'There is no operation called content.explode.',
  );
  await expect(field(dialog, 'Latency')).toBeFocused();
  await expect(field(dialog, 'Latency')).toHaveValue('fast');
});
