import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

import { activate, fill, tabTo } from './support/keyboard';
import { opened } from './support/people';
import { expect, test } from './support/test';

const { resolve } = createRequire(import.meta.url);
const letters = (weight: number) =>
  resolve(
    `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff2`,
  );
const broken = {
  name: 'Broken.woff2',
  mimeType: 'font/woff2',
  buffer: Buffer.from('wOF2 no font'),
};

async function select(page: Page, chosen: string | typeof broken): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await activate(page, page.getByRole('dialog').getByRole('button', { name: 'Select file' }));
  await (await chooser).setFiles(chosen);
}

test('a font file is refused, uploaded, replaced, removed and restored, by the keyboard alone', async ({
  context,
}) => {
  const page = await opened(context, 'editor', '/brand/typography');
  const uploading = page.getByRole('button', { name: 'Upload font file for Headlines' });
  const replacing = page.getByRole('button', { name: 'Replace font file of Headlines' });
  const removing = page.getByRole('button', { name: 'Remove font file of Headlines' });

  await activate(page, uploading);
  await select(page, broken);
  await expect(page.getByRole('dialog').getByText(/The file is damaged/u)).toBeVisible();
  await select(page, letters(400));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(replacing).toBeFocused();
  await expect(page.getByText(/, weight 400, \d+ glyphs$/u)).toBeVisible();
  await expect(page.getByText(/^Fraunces is not on this device/u)).toHaveCount(0);

  await activate(page, replacing);
  await select(page, letters(700));
  await expect(page.getByText(/, weight 700, \d+ glyphs$/u)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/, weight 700, \d+ glyphs$/u)).toBeVisible();

  await activate(page, removing);
  await expect(uploading).toBeFocused();
  await tabTo(
    page,
    page.getByRole('button', { name: /^Undo: Font file of Headlines/u }),
    'Shift+Tab',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByText(/, weight 700, \d+ glyphs$/u)).toBeVisible();

  await activate(page, removing);
  await expect(uploading).toBeFocused();
  await page.reload();
  await activate(page, page.getByRole('button', { name: 'Restore previous file of Headlines' }));
  await expect(replacing).toBeFocused();
  await expect(page.getByText(/, weight 700, \d+ glyphs$/u)).toBeVisible();
});

test('a font is added with its file, by the keyboard alone', async ({ context }) => {
  const page = await opened(context, 'editor', '/brand/typography');
  await activate(page, page.getByRole('button', { name: 'Add Font' }));
  const form = page.getByRole('dialog', { name: 'Add Font' });
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Captions');
  await fill(page, form.getByRole('textbox', { name: 'Font family' }), 'Atkinson Hyperlegible');
  await fill(page, form.getByRole('textbox', { name: 'Weights' }), '400, 700');
  await fill(page, form.getByRole('textbox', { name: 'Usage' }), 'Below pictures.');
  await activate(page, form.getByRole('button', { name: 'Add', exact: true }));
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Actions for Captions' })).toBeFocused();

  await activate(page, page.getByRole('button', { name: 'Upload font file for Captions' }));
  await select(page, letters(400));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Replace font file of Captions' })).toBeFocused();
  await page.reload();
  await expect(page.getByText(/^Atkinson Hyperlegible Next, weight 400/u)).toBeVisible();
});
