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
