import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import { activate, choose, fill, tabTo, type } from './support/keyboard';
import { signedIn } from './support/people';
import { expect, test } from './support/test';

const cards = (page: Page) => page.getByRole('grid', { name: 'Print collateral' });

/** Goes to a card of the gallery, which is one tab stop, by the first letters of its name. */
async function goTo(page: Page, letters: string): Promise<void> {
  await tabTo(page, cards(page).getByRole('row').first());
  await type(page, letters);
  await expect(
    cards(page).getByRole('row', { name: new RegExp(`^${letters}`, 'u') }),
  ).toBeFocused();
}

const buttonNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a card is edited with its preview, saved as PDF, duplicated and deleted, by the keyboard alone', async ({
  context,
}) => {
  const page = await signedIn(context, 'admin', '/marketing/print');
  await expect(cards(page).getByRole('row')).toHaveCount(9);
  await goTo(page, 'Barista');
  await choose(page, buttonNamed(page, 'Actions for Barista card'), 'Edit');
  await fill(page, page.getByRole('textbox', { name: 'Headline' }), 'Doña Elvia');
  await expect(page.getByRole('img', { name: /^Back of Barista card: Doña Elvia/u })).toBeVisible();
  await page.keyboard.press('Control+S');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barista card');

  const downloading = page.waitForEvent('download');
  await activate(page, page.getByRole('button', { name: 'Download PDF' }));
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('barista-card.pdf');
  const text = (await readFile(await download.path())).toString('latin1');
  expect(text).toMatch(/^%PDF-1\.7/u);
  expect(text).toContain('/TrimBox');

  await activate(page, page.getByRole('link', { name: 'Print collateral' }).last());
  await goTo(page, 'Barista');
  await choose(page, buttonNamed(page, 'Actions for Barista card'), 'Duplicate');
  const copy = page.getByRole('button', { name: 'Actions for Copy of Barista card' });
  await expect(copy).toBeFocused();
  await choose(page, buttonNamed(page, 'Actions for Copy of Barista card'), 'Delete…');
  await activate(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete item' }));
  await expect(copy).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: /^Undo: /u }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(copy).toBeVisible();
});
