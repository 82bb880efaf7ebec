import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';

import { activate, tabTo, type } from './support/keyboard';
import { signedIn } from './support/people';
import { expect, test } from './support/test';

const grid = (page: Page) => page.getByRole('grid', { name: 'Files' });
const tile = (page: Page, name: string) => grid(page).getByRole('row', { name, exact: true });
const viewer = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('files are looked at one after another, and one is deleted there, by the keyboard alone', async ({
  context,
}) => {
  const page = await signedIn(context, 'manager', '/files');
  await tabTo(page, grid(page).getByRole('row').first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(viewer(page, 'Quiet corner.svg').getByRole('img')).toBeVisible();
  await expect(page).toHaveURL(/file=file_/u);

  await page.keyboard.press('ArrowRight');
  const report = viewer(page, 'Keyword report.pdf');
  await expect(report.getByRole('group', { name: 'Page 1 of 1' })).toContainText('In short');
  await activate(page, report.getByRole('button', { name: 'Actions for Keyword report.pdf' }));
  await page.getByRole('menuitem', { name: 'Delete…' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await activate(page, question.getByRole('button', { name: 'Delete file' }));
  const next = 'Spring subscription hero.png';
  await expect(viewer(page, next)).toContainText('3 of 59');
  await expect(viewer(page, next)).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(tile(page, next)).toBeFocused();
  await expect(page).not.toHaveURL(/file=/u);
  await page.keyboard.press('ControlOrMeta+k');
  await type(page, 'Media kit');
  await expect(page.getByRole('option', { name: /Media kit.pdf/u })).toBeVisible();
  await page.keyboard.press('Enter');
  const found = viewer(page, 'Media kit.pdf');
  await expect(found.getByRole('group', { name: /^Page 1 of/u })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(found).toBeHidden();
});

test('several files are downloaded as one archive and deleted with one undo, by the keyboard alone', async ({
  context,
}) => {
  const page = await signedIn(context, 'manager', '/files');
  await tabTo(page, grid(page).getByRole('row').first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const bar = page.getByRole('group', { name: 'Selected files' });
  const download = page.waitForEvent('download');
  await tabTo(page, bar.getByRole('button', { name: 'Download ZIP' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('Fernhill Coffee files.zip');
  const entries = unzipSync(new Uint8Array(await readFile(await saved.path())));
  expect(Object.keys(entries)).toEqual(['Quiet corner.svg', 'Keyword report.pdf']);

  await activate(page, bar.getByRole('button', { name: 'Delete…' }));
  const question = page.getByRole('alertdialog', { name: 'Delete 2 files?' });
  await activate(page, question.getByRole('button', { name: 'Delete 2 files' }));
  await expect(tile(page, 'Quiet corner.svg')).toHaveCount(0);
  await expect(tile(page, 'Spring subscription hero.png')).toBeFocused();
  await page.keyboard.press('F6');
  await activate(page, page.getByRole('button', { name: 'Undo', exact: true }));
  await expect(tile(page, 'Quiet corner.svg')).toBeVisible();
  await expect(tile(page, 'Keyword report.pdf')).toBeVisible();
});

test(
  'files are tagged alone and together, and found by a tag and a saved view, by the keyboard alone',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await signedIn(context, 'manager', '/files');
    await tabTo(page, grid(page).getByRole('row').first());
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const open = viewer(page, 'Quiet corner.svg');
    const edit = open.getByRole('button', { name: 'Edit tags…' });
    await activate(page, edit);
    const dialog = page.getByRole('dialog', { name: 'Tags of Quiet corner.svg' });
    await tabTo(page, dialog.getByRole('textbox', { name: 'Tags' }));
    await type(page, 'Cosy');
    await page.keyboard.press('Enter');
    await type(page, 'writ');
    await activate(page, dialog.getByRole('button', { name: 'Add tag writing' }));
    await activate(page, dialog.getByRole('button', { name: 'Save changes' }));
    await expect(dialog).toBeHidden();
    await expect(edit).toBeFocused();
    await expect(open.getByRole('listitem').getByText('Cosy')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tile(page, 'Quiet corner.svg')).toBeFocused();

    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    const bar = page.getByRole('group', { name: 'Selected files' });
    await tabTo(page, bar.getByRole('button', { name: 'Add tags…' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const many = page.getByRole('dialog', { name: 'Add tags to 2 files' });
    await tabTo(page, many.getByRole('textbox', { name: 'Tags' }));
    await type(page, 'cosy');
    await activate(page, many.getByRole('button', { name: 'Add tags', exact: true }));
    await expect(many).toBeHidden();

    await page.goto('/files?tag=COSY');
    await expect(page.getByText('3 files found').first()).toBeVisible();
    await activate(page, page.getByRole('button', { name: 'Views', exact: true }));
    await page.getByRole('menuitem', { name: 'Save view…' }).press('Enter');
    const naming = page.getByRole('dialog', { name: 'Save view' });
    await expect(naming.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await type(page, 'Cosy corners');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Views, Cosy corners' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await type(page, 'cosy');
    await expect(page.getByRole('option', { name: /Quiet corner.svg/u })).toBeVisible();
    // The first Escape empties the field, the second closes the palette.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await tabTo(page, page.getByRole('button', { name: 'Views, Cosy corners' }));
    const reset = page.getByRole('button', { name: 'Reset Filters' });
    // The bar is one Tab stop: the arrow keys move to its last button.
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await expect(reset).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/tag=/u);
    await expect(page.getByRole('searchbox', { name: 'Search files' })).toBeFocused();
    await activate(page, page.getByRole('button', { name: 'Views', exact: true }));
    await page.getByRole('menuitem', { name: 'Cosy corners' }).press('Enter');
    await expect(page).toHaveURL(/tag=COSY/u);
    await expect(page.getByText('3 files found').first()).toBeVisible();
  },
);
