import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

import { activate, arrowTo, choose, fill, tabTo } from './support/keyboard';
import { opened, signedIn } from './support/people';
import { expect, test } from './support/test';

interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const png = (name: string): TestFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(dot, 'base64'),
});
const pdf = (name: string): TestFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n% ${name}\n%%EOF\n`),
});

const uploadButton = (page: Page) => page.getByRole('button', { name: 'Upload Files' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Upload Files' });
const tile = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Files' }).getByRole('row', { name, exact: true });
const actions = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}`, exact: true });

/** Opens the dialog and replaces the browser's file picker with a stub for the rest of the test. */
async function openUpload(
  page: Page,
  press: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> {
  page.on('filechooser', () => undefined);
  await press(uploadButton(page));
  await expect(dialog(page).getByRole('button', { name: 'Select files' })).toBeVisible();
}

/** Picks files in the open dialog; `press` activates its button. */
async function pick(
  page: Page,
  files: TestFile[],
  press: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> {
  const button = dialog(page).getByRole('button', { name: 'Select files' });
  const chooser = page.waitForEvent('filechooser');
  await press(button);
  await (await chooser).setFiles(files);
}

test('a file is uploaded, found again after a reload and downloaded byte for byte, by the keyboard alone', async ({
  context,
}) => {
  const page = await signedIn(context, 'manager', '/files');
  await openUpload(page, (button) => activate(page, button));
  const files = [png('harvest poster.png'), pdf('harvest plan.pdf')];
  await pick(page, files, (button) => activate(page, button));
  await expect(page.getByText('2 files uploaded').first()).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(uploadButton(page)).toBeFocused();

  await page.reload();
  await fill(page, page.getByRole('searchbox', { name: 'Search files' }), 'HARVEST PO');
  await expect(page.getByText('1 file found').first()).toBeVisible();
  await expect(page).toHaveURL(/q=HARVEST\+PO/u);
  await expect(tile(page, 'harvest poster.png').locator('img')).toHaveJSProperty('complete', true);

  const download = page.waitForEvent('download');
  await activate(page, page.getByRole('button', { name: 'Download harvest poster.png' }));
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('harvest poster.png');
  expect(await readFile(await saved.path())).toEqual(files[0]?.buffer);
});

test(
  'files that are not accepted are refused with a reason, and the rest is stored',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'manager', '/files');
    await openUpload(page);
    await pick(page, [
      { name: 'run.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
      { ...pdf('large.pdf'), buffer: Buffer.alloc(10_485_761, 'a') },
      { ...png('fake.png'), buffer: Buffer.from('no picture') },
      pdf('good.pdf'),
    ]);
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toContainText(
      'run.exe: File type must be one of .png, .jpg, .jpeg, .gif, .svg, .pdf, .doc, .docx, .ppt, .pptx',
    );
    await expect(alert).toContainText('large.pdf: File is larger than 10485760 bytes');
    await expect(alert).toContainText(
      'fake.png: This file can’t be read as PNG. Export it as PNG and try again.',
    );
    await expect(dialog(page).getByRole('progressbar', { name: 'good.pdf' })).toContainText(
      'Uploaded',
    );

    await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByText('1 file uploaded').first()).toBeVisible();
    await expect(tile(page, 'good.pdf')).toBeVisible();
    await expect(tile(page, 'fake.png')).toHaveCount(0);
  },
);

test('uploads run one after another, can be canceled, paused and tried again, and continue after a reload', async ({
  context,
}) => {
  test.slow();
  const page = await opened(context, 'manager');
  // Each upload takes 20 s, so that it is still under way when it is canceled, left and reloaded.
  await page.goto('/?latency=10');
  await page.getByRole('link', { name: 'File Library' }).click();
  await openUpload(page);
  await pick(page, [pdf('first.pdf'), pdf('second.pdf'), pdf('third.pdf')]);
  const row = (name: string) => dialog(page).getByRole('progressbar', { name });
  await expect(row('first.pdf')).toContainText('%');
  await expect(row('second.pdf')).toContainText('Waiting');

  await dialog(page).getByRole('button', { name: 'Cancel upload of first.pdf' }).click();
  await expect(row('first.pdf')).toContainText('Canceled');
  await expect(row('second.pdf')).toContainText('%');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Uploading 2 files')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(page.getByText('Upload paused, 2 files waiting')).toBeVisible();

  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Resume' }).press('Enter');
  await page.getByRole('link', { name: 'Colors' }).click();
  await expect(page.getByText('2 files uploaded').first()).toBeVisible({ timeout: 90_000 });
  await page.getByRole('link', { name: 'File Library' }).click();
  await expect(tile(page, 'second.pdf')).toBeVisible();
  await expect(tile(page, 'third.pdf')).toBeVisible();
  await expect(tile(page, 'first.pdf')).toHaveCount(0);
});

test(
  'a file is found and deleted within 22 keys, and comes back with Undo',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await signedIn(context, 'manager', '/files');
    const heading = page.getByRole('heading', { level: 1, name: 'File Library' });
    await expect(heading).toBeVisible();
    const name = (await page.getByRole('heading', { level: 2 }).nth(1).textContent()) ?? '';
    const next = (await page.getByRole('heading', { level: 2 }).nth(2).textContent()) ?? '';
    await page.evaluate(() => {
      document.addEventListener('keydown', ({ key }) => {
        if (key.length > 1)
          document.body.dataset['keys'] = `${document.body.dataset['keys'] ?? ''}.`;
      });
    });

    await tabTo(page, page.getByRole('grid', { name: 'Files' }).getByRole('row').first());
    await page.keyboard.press('ArrowRight');
    await expect(tile(page, name)).toBeFocused();
    await activate(page, actions(page, name));
    await expect(page.getByRole('menu', { name: `Actions for ${name}` })).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this file?',
    });
    await expect(question).toContainText(`${name} is `);
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await activate(page, question.getByRole('button', { name: 'Delete file' }));
    await expect(tile(page, name)).toHaveCount(0);
    await expect(actions(page, next)).toBeFocused();
    const keys = await page.evaluate(() => document.body.dataset['keys']?.length ?? 0);
    expect(keys).toBeLessThanOrEqual(22);

    await page.keyboard.press('F6');
    await activate(page, page.getByRole('button', { name: 'Undo', exact: true }));
    await expect(tile(page, name)).toBeVisible();
    await page.reload();
    await expect(tile(page, name)).toBeVisible();
  },
);

test('a file is renamed, sorted into another category and marked as template, by the keyboard alone', async ({
  context,
}) => {
  const page = await signedIn(context, 'editor', '/files?tab=documents');
  await expect(page.getByText('files found').first()).toBeVisible();
  const name = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  const [, ending = ''] = /(\.\w+)$/u.exec(name) ?? [];

  await tabTo(page, page.getByRole('grid', { name: 'Files' }).getByRole('row').first());
  await activate(page, actions(page, name));
  await expect(page.getByRole('menuitem', { name: 'Rename…' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Delete…' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await choose(page, actions(page, name), 'Rename…');
  const field = page.getByRole('textbox', { name: 'Name' });
  await expect(field).toBeFocused();
  await fill(page, field, ' ');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/A file needs a name\./u);
  await expect(field).toBeFocused();
  await fill(page, field, 'Briefing');
  await page.keyboard.press('Enter');
  const renamed = `Briefing${ending}`;
  await expect(actions(page, renamed)).toBeFocused();

  await choose(page, actions(page, renamed), 'Mark as template');
  await expect(tile(page, renamed)).toContainText('Template');
  const tab = (label: string) => page.getByRole('radio', { name: label, exact: true });
  await tabTo(page, tab('Documents'), 'Shift+Tab');
  await arrowTo(page, tab('Templates'), 'ArrowRight');
  await expect(tile(page, renamed)).toBeVisible();

  await tabTo(page, page.getByRole('grid', { name: 'Files' }).getByRole('row').first());
  await choose(page, actions(page, renamed), 'Set category…');
  await tabTo(page, page.getByRole('radio', { name: 'Document', exact: true }));
  await arrowTo(page, page.getByRole('radio', { name: 'Logo', exact: true }), 'ArrowDown');
  await activate(page, page.getByRole('button', { name: 'Save changes' }));
  await expect(tile(page, renamed)).toHaveCount(0);
  await tabTo(page, tab('Templates'), 'Shift+Tab');
  await arrowTo(page, tab('Brand Assets'), 'ArrowRight');
  await expect(tile(page, renamed)).toBeVisible();
});

test(
  'tabs, search, view and order live in the address, and focus stays through all of them',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'viewer', '/files');
    await expect(uploadButton(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Actions for/u })).toHaveCount(0);

    const images = page.getByRole('radio', { name: 'Images' });
    await images.check({ force: true });
    await expect(page).toHaveURL(/tab=images/u);
    await expect(images).toBeFocused();
    await page.getByRole('radio', { name: 'List' }).press('Space');
    const size = page.getByRole('columnheader', { name: 'Size' });
    await size.getByRole('button').press('Enter');
    await expect(size).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/tab=images&view=list&orderBy=size&direction=ascending/u);
    await expect(size.getByRole('button')).toBeFocused();

    await page.goBack();
    await expect(page.getByRole('columnheader', { name: 'Added' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await page.goBack();
    await expect(images).toBeChecked();
    await images.focus();
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'All Files' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'All Files' })).toBeFocused();
    await page.goForward();
    await expect(images).toBeChecked();
    await expect(images).toBeFocused();

    const search = page.getByRole('searchbox', { name: 'Search files' });
    await tabTo(page, search);
    await page.keyboard.type('nothing like this', { delay: 40 });
    await expect(page.getByText('No files match your search criteria')).toBeVisible();
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('nothing like this');
  },
);
