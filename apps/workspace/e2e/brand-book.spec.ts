import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

import { activate, tabTo } from './support/keyboard';
import { opened, signedIn } from './support/people';
import { settled } from './support/screen';
import { expect, test } from './support/test';

/** The first and the last words of parts that stay on one page. */
const together = [
  ['Allowed pairs', 'Milk Foam and Espresso'],
  ['Vertical Centering', 'Align logos of different heights by their tops.'],
  ['Color Usage', 'Put the logo where it stands out least'],
] as const;

test('the brand book is opened from a brand screen and downloaded, by the keyboard alone', async ({
  context,
}) => {
  const page = await signedIn(context, 'viewer', '/brand/voice');
  await activate(page, page.getByRole('button', { name: 'Brand book', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brand book');

  // The navigation has a link of the same name, and is there before the contents.
  const contents = page.getByRole('main').getByRole('link', { name: 'Messaging', exact: true });
  await activate(page, contents);
  await expect(page.getByRole('region', { name: 'Messaging' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Download PDF' }), 'Shift+Tab');
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Fernhill Coffee - Brand book.pdf');
  const text = (await readFile(await download.path())).toString('latin1');
  expect(text).toMatch(/^%PDF-1\.7/u);
  for (const each of ['/StructTreeRoot', '/Outlines', '(Fernhill Coffee: brand book)']) {
    expect(text).toContain(each);
  }
});

test('each part of the printed brand book starts a new page, without controls', async ({
  context,
}) => {
  const page = await opened(context, 'viewer', '/brand/book');
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  for (const title of ['Logos', 'Colors', 'Typography', 'Tone of Voice', 'Messaging']) {
    const part = page.getByRole('region', { name: title, exact: true });
    await expect(part).toHaveCSS('break-before', 'page');
  }

  // A4 with margins of 1 cm.
  await page.setViewportSize({ width: 718, height: 1047 });
  const cards = page.getByRole('region', { name: 'Co-Branding', exact: true }).getByRole('heading');
  const top = async (name: string) =>
    (await cards.filter({ hasText: name }).boundingBox())?.y ?? name;
  await expect.poll(() => top('Size Relationships')).toBe(await top('Logo Spacing Rules'));
});

test('the printed brand book keeps cards and headings whole, without messages of the app', async ({
  context,
}) => {
  const page = await opened(context, 'admin', '/brand/book');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await downloading;
  const message = page.getByRole('main').getByText(/downloaded$/u);
  await expect(message).toBeVisible();
  await expect(page.getByText(/contrast 1\.\d\d:1/u)).toBeVisible();

  for (const format of ['A4', 'Letter']) {
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
    const input = await page.pdf({ format, margin });
    const text = execFileSync('pdftotext', ['-raw', '-', '-'], { input, encoding: 'utf8' });
    expect(text).not.toContain('downloaded');
    const pages = text.split('\f').map((each) => each.replaceAll(/\s+/gu, ' '));
    for (const [start, end] of together) {
      expect(pages.filter((each) => each.includes(start) && each.includes(end))).toHaveLength(1);
    }
  }
});
