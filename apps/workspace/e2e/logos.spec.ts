import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import { activate, choose, fill, tabTo } from './support/keyboard';
import { opened } from './support/people';
import { expect, test } from './support/test';

const svg = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>x()</script><rect width="40" height="20" fill="${color}"/></svg>`;
const file = (name: string, color: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(svg(color)),
});

async function upload(page: Page, name: string, color: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  // By its name, because the menu that opened it is a dialog, too, until it has faded.
  const dialog = page.getByRole('dialog', { name: /^(?:Upload to|Replace) /u });
  await activate(page, dialog.getByRole('button', { name: 'Select file' }));
  await (await chooser).setFiles(file(name, color));
  await expect(dialog).toBeHidden();
}

const buttonNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a logo is uploaded, downloaded, renamed, replaced, deleted, restored and packed with another, by the keyboard alone', async ({
  context,
}) => {
  const page = await opened(context, 'admin', '/brand/logos');
  const names = page.getByRole('grid', { name: /^Logos/u }).getByRole('heading', { level: 2 });
  await expect(names).toHaveCount(2);
  await activate(page, page.getByRole('button', { name: 'Upload Logo' }));
  await upload(page, 'mark.svg', '#1F4D3A');
  await expect(names).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Actions for mark.svg' })).toBeFocused();

  const download = page.waitForEvent('download');
  await tabTo(page, page.getByRole('button', { name: 'Download mark.svg' }));
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'EPS', exact: true }).press('Enter');
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('Fernhill Coffee - Primary Logo - mark - EPS.eps');
  const eps = await readFile(await saved.path(), 'utf8');
  expect(eps).toContain('/Separation (PMS 3435 C) cvn');

  await choose(page, buttonNamed(page, 'Actions for mark.svg'), 'Rename…');
  await fill(page, page.getByRole('textbox', { name: 'Name' }), 'Round mark');
  await page.keyboard.press('Enter');
  await expect(names.last()).toHaveText('Round mark.svg');

  await choose(page, buttonNamed(page, 'Actions for Round mark.svg'), 'Replace…');
  await upload(page, 'new mark.svg', '#C8633A');
  await expect(page.getByText('The new version is new mark.svg.').first()).toBeVisible();
  await expect(names.last()).toHaveText('Round mark.svg');
  await activate(page, page.getByRole('link', { name: 'Round mark.svg' }));
  const viewer = page.getByRole('region', { name: 'Round mark.svg' });
  await expect(viewer.getByRole('heading', { level: 2 })).toBeFocused();
  await activate(page, viewer.getByRole('button', { name: 'Restore version 1' }));
  await expect(viewer.getByRole('button', { name: 'Restore version 2' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(viewer.getByRole('button', { name: 'Restore version 3' })).toBeVisible();
  await page.keyboard.press('Escape');

  await choose(page, buttonNamed(page, 'Actions for Round mark.svg'), 'Delete…');
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this logo?',
  });
  await activate(page, question.getByRole('button', { name: 'Delete logo' }));
  await expect(names).toHaveCount(2);
  await page.getByRole('button', { name: /^Undo: Round mark.svg deleted/u }).press('Enter');
  await expect(names).toHaveCount(3);

  await expect(buttonNamed(page, 'Actions for Round mark.svg')).toBeFocused();
  for (const key of ['Escape', 'Space', 'ArrowLeft', 'Space']) await page.keyboard.press(key);
  const bar = page.getByRole('group', { name: 'Selected logos' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  const packing = page.waitForEvent('download');
  await tabTo(page, bar.getByRole('button', { name: 'Download ZIP' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  expect((await packing).suggestedFilename()).toBe('Fernhill Coffee logos.zip');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
});

test('the guidelines and the logo package are opened and downloaded at the size that was shown, by the keyboard alone', async ({
  context,
}) => {
  const page = await opened(context, 'viewer', '/brand/logos');
  await activate(page, page.getByRole('link', { name: 'Co-Branding', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Co-Branding Guidelines');
  for (const name of ['PDF guidelines', 'Logo package']) {
    const button = page.getByRole('button', { name: `Download ${name}` });
    await activate(page, page.getByRole('button', { name: `Prepare ${name}` }));
    await expect(button).toBeFocused({ timeout: 60_000 });
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const bytes = await readFile(await (await download).path());
    const size = bytes.length < 1_048_576 ? bytes.length / 1024 : bytes.length / 1_048_576;
    await expect(page.getByText(new RegExp(`^${size.toFixed(2)} [KM]B$`, 'u'))).toBeVisible();
  }
});
