import { readFile, unlink, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import { activate, fill, tabTo } from './support/keyboard';
import { opened, signedIn } from './support/people';
import { expect, test } from './support/test';

const account = (page: Page) => page.getByRole('button', { name: /^Account: /u });

async function rename(page: Page, name: string): Promise<void> {
  await activate(page, page.getByRole('link', { name: 'Account', exact: true }));
  const edit = page.getByRole('button', { name: 'Edit profile' });
  await activate(page, edit);
  await fill(page, page.getByRole('textbox', { name: 'Full name' }), name);
  await page.keyboard.press('Enter');
  await expect(account(page)).toContainText(name);
  await activate(page, page.getByRole('link', { name: 'Sample data' }));
}

test('a workspace is exported, changed, imported and reset, by the keyboard alone', async ({
  context,
}, testInfo) => {
  const page = await signedIn(context, 'manager', '/settings/data');
  const other = await opened(context, 'manager');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample data');
  const before = (await account(page).textContent()) ?? '';
  const title = page.getByRole('dialog', { name: 'Replace this workspace?' });

  const download = page.waitForEvent('download');
  await activate(page, page.getByRole('button', { name: 'Export workspace' }));
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^brandroom-\d{4}-\d{2}-\d{2}\.zip$/u);
  const path = testInfo.outputPath('export.zip');
  await saved.saveAs(path);

  await rename(page, 'Somebody else');
  await expect(account(other)).toContainText('Somebody else');

  const choose = page.getByRole('button', { name: 'Select export' });
  const damaged = testInfo.outputPath('damaged.zip');
  const bytes = await readFile(path);
  await writeFile(damaged, bytes.subarray(0, bytes.length / 2));
  await pick(page, damaged);
  await expect(page.getByText(/damaged\.zip is damaged or incomplete\./u)).toBeVisible();
  await expect(account(page)).toContainText('Somebody else');

  await pick(page, path);
  await expect(title).toBeVisible();
  await expect(title.getByRole('row', { name: /^Accounts/u })).toBeVisible();
  await activate(page, title.getByRole('button', { name: 'Replace workspace' }));
  await expect(title).toBeHidden();
  await expect(account(page)).toHaveText(before);
  await expect(account(other)).toHaveText(before);
  await expect(choose).toBeFocused();

  await rename(page, 'Somebody else');
  await activate(page, page.getByRole('button', { name: 'Reset to samples…' }));
  const question = page.getByRole('alertdialog', { name: 'Reset to the samples?' });
  await activate(page, question.getByRole('button', { name: 'Reset workspace' }));
  await expect(question).toBeHidden();
  await expect(account(page)).toHaveText(before);
  await expect(account(other)).toHaveText(before);
  await unlink(damaged);

  async function pick(on: Page, file: string): Promise<void> {
    const chooser = on.waitForEvent('filechooser');
    await activate(on, choose);
    await (await chooser).setFiles(file);
  }
});

test(
  'an event that was switched off leaves the bell, by the keyboard alone',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await signedIn(context, 'admin', '/settings/notifications');
    const bell = page.getByRole('button', { name: /^Notifications/u });
    await expect(bell).toHaveAccessibleName(/pending approval/u);
    const table = page.getByRole('grid', { name: 'Notifications by event and channel' });
    await tabTo(page, table.getByRole('checkbox', { name: 'All events: all' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    const box = table.getByRole('checkbox', { name: 'Content Needs Approval: in Brandroom' });
    await expect(box).toBeFocused();
    await expect(box).toBeChecked();
    await page.keyboard.press('Space');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(bell).not.toHaveAccessibleName(/pending approval/u);

    await page.reload();
    await expect(box).not.toBeChecked();
    await expect(bell).not.toHaveAccessibleName(/pending approval/u);
  },
);
