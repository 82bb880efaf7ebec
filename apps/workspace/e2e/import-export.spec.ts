import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';

import Papa from 'papaparse';

import { opened } from './support/people';
import { chooseMore, settled } from './support/screen';
import { expect, test } from './support/test';

test('an exported spreadsheet is imported as drafts, and an exported calendar is a valid one', async ({
  context,
}) => {
  const page = await opened(context, 'editor', '/content/calendar?view=list&status=pending');
  await settled(page);
  const choose = async (name: string) => {
    const download = page.waitForEvent('download');
    await chooseMore(page, name);
    const saved = await download;
    return { name: saved.suggestedFilename(), path: await saved.path() };
  };

  const calendar = await choose('Calendar file (.ics)');
  expect(calendar.name).toMatch(/^[a-z-]+-content-\d{4}-\d{2}\.ics$/u);
  expect(await readFile(calendar.path, 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n/u);
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();

  const sheet = await choose('Spreadsheet (.csv)');
  expect(sheet.name).toMatch(/\.csv$/u);
  // The file has campaign names, and the import finds the campaigns by name.
  const written = await readFile(sheet.path, 'utf8');
  expect(written).toContain(',Meet the Growers,');
  expect(written).not.toContain(',campaign_');
  await chooseMore(page, 'Import a spreadsheet');
  const dialog = page.getByRole('dialog', { name: 'Import content' });
  // A spreadsheet with another locale has its own separator and date format.
  const { data } = Papa.parse<Record<string, string>>(written.slice(1), {
    header: true,
    skipEmptyLines: true,
  });
  for (const row of data) row['Date'] = (row['Date'] ?? '').split('-').toReversed().join('.');
  const edited = Papa.unparse(data, { delimiter: ';' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: sheet.name,
    mimeType: 'text/csv',
    buffer: Buffer.from(edited),
  });
  await expect(dialog.getByRole('heading', { name: '8 rows are ready.' })).toBeFocused();
  await expect(dialog.getByText(/^Dates are read with the day first/u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Create 8 drafts' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('8 drafts created')).toBeVisible();
  await page.goto('/content/calendar?view=list&status=draft&latency=0');
  await settled(page);
  const first = page.getByRole('main').locator('tbody tr');
  await expect(first.nth(7)).toBeVisible();
});
