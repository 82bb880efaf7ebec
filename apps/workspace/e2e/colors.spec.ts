import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import { activate, choose, fill, tabTo, type } from './support/keyboard';
import { opened } from './support/people';
import { chooseMore } from './support/screen';
import { expect, test } from './support/test';

const path = '/brand/colors';
const actions = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}` });
const group = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).getByRole('heading', { level: 3 });

async function exported(page: Page, format: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await chooseMore(page, format);
  return readFile(await (await download).path());
}

test('a color is added, moved, ordered, exported and imported again, by the keyboard alone', async ({
  context,
}) => {
  const page = await opened(context, 'admin', path);
  await activate(page, page.getByRole('button', { name: 'Add Color' }));
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await type(page, 'Ember');
  await fill(page, page.getByRole('textbox', { name: 'HEX' }), '#f66b0e');
  await expect(page.getByRole('textbox', { name: 'CMYK' })).toHaveValue('cmyk(0, 57, 94, 4)');
  await activate(page, page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('15 colors').first()).toBeVisible();
  await expect(actions(page, 'Ember')).toBeFocused();

  await choose(page, actions(page, 'Ember'), 'Accent', 'menuitemradio');
  await expect(group(page, 'Accent').last()).toHaveText('Ember');
  await expect(actions(page, 'Ember')).toBeFocused();
  await choose(page, actions(page, 'Ember'), 'Move earlier');
  await expect(group(page, 'Accent').nth(-2)).toHaveText('Ember');
  // The move is an optimistic update; the toast follows once it is stored.
  const count = await group(page, 'Accent').count();
  const moved = `Ember moved to Accent, ${String(count - 1)} of ${String(count)}`;
  await expect(page.getByText(moved).first()).toBeVisible();
  await page.reload();
  await expect(group(page, 'Accent').nth(-2)).toHaveText('Ember');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const hex = page.getByRole('button', { name: 'Copy HEX #F66B0E' });
  await tabTo(page, hex);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const toasts = page.getByRole('region', { name: /notification/u });
  await expect(toasts.getByText('Copied rgb(246, 107, 14)')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('rgb(246, 107, 14)');

  const ase = await exported(page, 'Adobe Swatch (.ase)');
  expect(ase.subarray(0, 4).toString('ascii')).toBe('ASEF');
  const json = JSON.parse((await exported(page, 'JSON')).toString('utf8')) as unknown[];
  expect(json).toContainEqual({
    name: 'Ember',
    hex: '#F66B0E',
    rgb: 'rgb(246, 107, 14)',
    cmyk: 'cmyk(0, 57, 94, 4)',
    type: 'accent',
  });

  await choose(page, actions(page, 'Ember'), 'Delete');
  await expect(page.getByText('14 colors').first()).toBeVisible();
  await chooseMore(page, 'Import colors…');
  const dialog = page.getByRole('dialog', { name: 'Import colors' });
  const chooser = page.waitForEvent('filechooser');
  await activate(page, dialog.getByRole('button', { name: 'Choose file' }));
  await (
    await chooser
  ).setFiles({ name: 'palette.ase', mimeType: 'application/octet-stream', buffer: ase });
  await expect(dialog.getByText('1 new, 0 changed, 14 unchanged')).toBeVisible();
  await activate(page, dialog.getByRole('button', { name: 'Import 1 color' }));
  await expect(group(page, 'Accent').last()).toHaveText('Ember');
});

test(
  'a color is dragged into another group and before another color, by the mouse',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', path);
    const tile = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
    await tile('Terracotta').dragTo(tile('Coffee Cherry'), {
      sourcePosition: { x: 20, y: 20 },
      // Dropping on its first half inserts before it.
      targetPosition: { x: 20, y: 20 },
    });
    await expect(group(page, 'Accent').first()).toHaveText('Terracotta');
    await expect(group(page, 'Primary')).toHaveText(['Roastery Green', 'Milk Foam']);
    await expect(actions(page, 'Terracotta')).toBeFocused();
    await page.reload();
    await expect(group(page, 'Accent')).toHaveText([
      'Terracotta',
      'Coffee Cherry',
      'Morning Sun',
      'Rain Barrel',
    ]);
  },
);

test(
  'palettes are imported from a file and from pasted values, by the keyboard alone',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'admin', path);
    await expect(page.getByText('14 colors').first()).toBeVisible();
    const more = page.getByRole('button', { name: 'More actions' });
    const dialog = page.getByRole('dialog', { name: 'Import colors' });

    await choose(page, more, 'Import colors…');
    const chooser = page.waitForEvent('filechooser');
    await activate(page, dialog.getByRole('button', { name: 'Choose file' }));
    await (
      await chooser
    ).setFiles({
      name: 'autumn.gpl',
      mimeType: 'text/plain',
      buffer: Buffer.from('GIMP Palette\nName: Autumn\n#\n188  71  73\tRust\n 58  90  64\tMoss\n'),
    });
    await expect(dialog.getByText('2 new, 0 changed, 0 unchanged')).toBeVisible();
    await activate(page, dialog.getByRole('button', { name: 'Import 2 colors' }));
    await expect(page.getByText('16 colors').first()).toBeVisible();
    await expect(more).toBeFocused();

    await choose(page, more, 'Import colors…');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('#1D3557 Night\n#BC4749 Rust'));
    await tabTo(page, dialog.getByRole('textbox', { name: 'Or paste HEX values' }));
    await page.keyboard.press('ControlOrMeta+v');
    await activate(page, dialog.getByRole('button', { name: 'Preview' }));
    await expect(dialog.getByText('1 new, 0 changed, 1 unchanged')).toBeVisible();
    await activate(page, dialog.getByRole('button', { name: 'Import 1 color' }));
    await expect(page.getByText('17 colors').first()).toBeVisible();
    await expect(group(page, 'Other').last()).toHaveText('Night');

    await tabTo(page, page.getByRole('button', { name: /^Undo: 1 color imported/u }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('16 colors').first()).toBeVisible();
  },
);

test('a pair is allowed, and a shade that passes is added, by the keyboard alone', async ({
  context,
}) => {
  const page = await opened(context, 'admin', path);
  await expect(page.getByText('14 colors').first()).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'Palette' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('91 pairs').first()).toBeVisible();
  const box = page.getByRole('checkbox', { name: /^Allow / }).first();
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await page.reload();
  await expect(box).toBeChecked();

  await page.goto(`${path}?view=contrast&level=fail`);
  await activate(page, page.getByRole('button', { name: /^Colors that pass for/ }).first());
  await page.getByRole('menuitem', { name: 'Add as a color' }).first().press('Enter');
  await tabTo(page, page.getByRole('radio', { name: 'Contrast' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('15 colors').first()).toBeVisible();
});
