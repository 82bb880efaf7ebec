import type { Page } from '@playwright/test';

import { activate, tabTo } from './support/keyboard';
import { opened, signIn, signedIn } from './support/people';
import { expect, test } from './support/test';

const actions = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}`, exact: true });

/** Opens the menu of the focused row and chooses an item, by keyboard. */
async function choose(page: Page, line: string): Promise<void> {
  await page.keyboard.press('Enter');
  const wanted = page.getByRole('menuitem', { name: line });
  await expect(wanted).toBeVisible();
  await page.keyboard.type(line.slice(0, 3));
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}

test('a person is invited with custom permissions, and the invitation sent again and revoked, by the keyboard alone', async ({
  context,
}) => {
  const page = await signedIn(context, 'manager', '/team');
  await activate(page, page.getByRole('button', { name: 'Add Team Member' }));
  const form = page.getByRole('dialog', { name: 'Add Team Member' });
  const email = form.getByRole('textbox', { name: 'Email address' });
  await expect(email).toBeFocused();
  await page.keyboard.type('editor@example.com');
  await page.keyboard.press('Enter');
  await expect(form.getByText('editor@example.com is already in the team.')).toBeVisible();
  await expect(email).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('ada@example.com');

  await tabTo(page, form.getByRole('radio', { name: 'Viewer' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: /^Custom Permissions/u })).toBeChecked();
  const content = form.getByRole('grid', { name: 'Content permissions for the new member' });
  await tabTo(page, content.getByRole('checkbox', { name: 'All areas: all' }));
  await page.keyboard.press('ArrowDown');
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(content.getByRole('checkbox', { name: 'Social posts: approve' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(content.getByText('10 of 18 allowed')).toBeVisible();
  await activate(page, form.getByRole('button', { name: 'Send Invite' }));

  const invitations = page.getByRole('table', { name: 'Open invitations' });
  await expect(invitations.getByRole('row', { name: /ada@example\.com.*Custom/u })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Team Member' })).toBeFocused();

  await tabTo(page, actions(page, 'ada@example.com'));
  await choose(page, 'Send again');
  await expect(page.getByText('Invitation to ada@example.com sent again').first()).toBeVisible();
  await expect(actions(page, 'ada@example.com')).toBeFocused();
  await choose(page, 'Revoke…');
  const question = page.getByRole('alertdialog', { name: 'Revoke this invitation?' });
  await activate(page, question.getByRole('button', { name: 'Revoke invitation' }));
  await expect(invitations).toHaveCount(0);
  await expect(actions(page, 'Victor Osei')).toBeFocused();
});

test('the permissions of a member are edited by the keyboard alone, and hold in their open tab', async ({
  context,
}) => {
  const victor = await opened(context, 'viewer', '/files');
  await expect(victor.getByText('60 files found')).toBeVisible();
  await expect(victor.getByRole('button', { name: 'Upload Files' })).toHaveCount(0);
  const page = await signedIn(context, 'manager', '/team');
  await tabTo(page, actions(page, 'Amelia Hart'));
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(actions(page, 'Victor Osei')).toBeFocused();
  await choose(page, 'Edit Permissions');
  const form = page.getByRole('dialog', { name: 'Edit permissions for Victor Osei' });
  await tabTo(page, form.getByRole('radio', { name: 'Viewer' }));
  await page.keyboard.press('ArrowUp');
  await expect(form.getByRole('radio', { name: /^Custom Permissions/u })).toBeChecked();
  const files = form.getByRole('grid', { name: 'Files permissions for Victor Osei' });
  await expect(files.getByText('2 of 5 allowed')).toBeVisible();
  await tabTo(page, files.getByRole('checkbox', { name: 'All areas: all' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(files.getByRole('checkbox', { name: 'Files: upload' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(files.getByText('3 of 5 allowed')).toBeVisible();
  await activate(page, form.getByRole('button', { name: 'Save Changes' }));
  await expect(form).toBeHidden();
  await expect(actions(page, 'Victor Osei')).toBeFocused();
  await expect(page.getByRole('row', { name: /Victor Osei.*Custom/u })).toBeVisible();
  await expect(victor.getByRole('button', { name: 'Upload Files' })).toBeVisible();
});

test('an invited person registers by the link, and loses access in their open tab when removed', async ({
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await opened(context, 'admin', '/team');
  await page.getByRole('button', { name: 'Add Team Member' }).click();
  const form = page.getByRole('dialog', { name: 'Add Team Member' });
  await form.getByLabel('Email address').fill('ada@example.com');
  await form.getByText('Editor', { exact: true }).click();
  await form.getByRole('button', { name: 'Send Invite' }).click();
  await page.getByRole('button', { name: 'Copy link: ada@example.com invited' }).click();
  await expect(
    page.getByRole('button', { name: 'Copy link: Invitation link for ada@example.com copied' }),
  ).toBeEnabled();
  await actions(page, 'ada@example.com').click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText('Invitation link for ada@example.com copied').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/register?invitation=invite_');
  expect(browser.contexts()).toHaveLength(1);
  expect(link.startsWith(baseURL ?? '')).toBe(true);

  // Sessions that are not remembered belong to one tab, so a second tab can be another person.
  const ada = await context.newPage();
  await ada.goto(`${link}&latency=0`);
  await expect(ada.getByText('Amelia Hart invited you to Fernhill Coffee')).toBeVisible();
  await expect(ada.getByLabel('Email address')).toHaveValue('ada@example.com');
  await ada.getByLabel('Full name').fill('Ada Byron');
  await ada.getByLabel('Password', { exact: true }).fill('a password');
  await ada.getByText('I accept the terms').click();
  await ada.getByRole('button', { name: 'Create account' }).click();
  await ada.getByRole('link', { name: 'File Library' }).click();
  await expect(ada.getByText('60 files found')).toBeVisible();

  await actions(page, 'Ada Byron').click();
  await page.getByRole('menuitem', { name: 'Remove…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(ada.getByText('60 files found')).toHaveCount(0);
  await expect(ada.getByRole('heading', { name: 'No brand selected' })).toBeVisible();
  const told = ada.getByText('You no longer have access to Fernhill Coffee');
  await expect(told.last()).toBeVisible();

  await page.getByRole('button', { name: 'Undo: Ada Byron removed from the team' }).press('Enter');
  await expect(ada.getByText('60 files found')).toBeVisible();
  await expect(ada.getByRole('alertdialog')).toHaveCount(0);
});

test(
  'a removed member with another brand sees a message and continues with that brand',
  { tag: '@verify' },
  async ({ context }) => {
    const elena = await opened(context, 'editor', '/brand/colors');
    await expect(elena.getByRole('button', { name: /^Brand: Fernhill Coffee/u })).toBeVisible();
    const page = await opened(context, 'admin', '/team');
    await actions(page, 'Elena Fischer').click();
    await page.getByRole('menuitem', { name: 'Remove…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    const told = elena.getByRole('alertdialog', {
      name: 'You no longer have access to Fernhill Coffee',
    });
    await expect(told).toContainText('Now working with Voltaro Cycles');
    await expect(elena.getByText('7 colors').first()).toBeVisible();
    // With one brand left there is nothing to switch to.
    await expect(elena.getByRole('navigation', { name: 'Main' })).toContainText('Voltaro Cycles');
  },
);

test(
  'a person who is signed in joins by signing out and in again',
  { tag: '@verify' },
  async ({ context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await opened(context, 'admin', '/team');
    await actions(page, 'Victor Osei').click();
    await page.getByRole('menuitem', { name: 'Remove…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(actions(page, 'Victor Osei')).toHaveCount(0);
    const victor = await opened(context, 'viewer');
    await page.bringToFront();
    await page.getByRole('button', { name: 'Add Team Member' }).click();
    const form = page.getByRole('dialog', { name: 'Add Team Member' });
    await form.getByLabel('Email address').fill('viewer@example.com');
    await form.getByRole('button', { name: 'Send Invite' }).click();
    await page.getByRole('button', { name: 'Copy link: viewer@example.com invited' }).click();
    await expect(
      page.getByText('Invitation link for viewer@example.com copied').first(),
    ).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    await victor.goto(`${link}&latency=0`);
    await expect(
      victor.getByText('Sign out and sign in again to join Fernhill Coffee.'),
    ).toBeVisible();
    await tabTo(victor, victor.getByRole('button', { name: 'Sign out' }));
    await victor.keyboard.press('Enter');
    await signIn(victor, 'viewer');
    await victor.getByRole('link', { name: 'File Library' }).click();
    await expect(victor.getByText('60 files found')).toBeVisible();
  },
);

test('a manager views the workspace as an editor, by the keyboard alone, and changes nothing', async ({
  context,
}) => {
  const page = await signedIn(context, 'manager', '/team');
  await tabTo(page, actions(page, 'Amelia Hart'));
  await page.keyboard.press('ArrowDown');
  await expect(actions(page, 'Elena Fischer')).toBeFocused();
  await choose(page, 'View as');
  const bar = page.getByText('Viewing as Elena Fischer. You can look but not change anything.');
  await expect(bar.first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Account: Elena Fischer/u })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Notifications/u })).toHaveCount(0);

  await page.goto('/brand/colors');
  await expect(bar.first()).toBeVisible();
  await activate(page, page.getByRole('button', { name: 'Add Color' }));
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Ember');
  await activate(page, page.getByRole('button', { name: 'Save' }));
  const refusal = 'You’re viewing as someone else. Stop viewing to make changes.';
  await expect(page.getByText(refusal).first()).toBeVisible();
  await page.goto('/brand/colors');
  await expect(page.getByText('14 colors').first()).toBeVisible();

  await page.keyboard.press('x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team Members');
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Account: Marcus Webb/u })).toBeVisible();
  await expect(actions(page, 'Elena Fischer')).toBeFocused();
});

test(
  'a view ends by itself when the right to it is lost',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager', '/team');
    await actions(page, 'Victor Osei').click();
    await page.getByRole('menuitem', { name: /^View as/u }).click();
    await expect(page.getByText(/^Viewing as Victor Osei\./u).first()).toBeVisible();
    const admin = await opened(context, 'admin', '/team');
    await actions(admin, 'Victor Osei').click();
    await admin.getByRole('menuitem', { name: 'Remove…' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.bringToFront();
    await expect(page.getByText('You’re back in your own account.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Account: Marcus Webb/u })).toBeVisible();
  },
);

test('the search leads to a member of the team', { tag: '@verify' }, async ({ context }) => {
  const page = await opened(context, 'viewer');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('elena');
  await page.getByRole('option', { name: /Elena Fischer/u }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team Members');
  await expect(page.getByRole('rowheader')).toHaveText(['Elena Fischer']);
});
