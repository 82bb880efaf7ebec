// Opens our palette files with third-party readers.

import { AcbStreamDecoder } from '@atesgoral/acb';
import type { ColorBook } from '@atesgoral/acb';
import { rolesFor } from '@brandroom/domain/brand/color-role';
import type { ColorDraft } from '@brandroom/domain/brand/color.schema';
import { newColor } from '@brandroom/domain/brand/color.schema';
import type { Palette } from '@brandroom/domain/palette/palette';
import type { PaletteFormatName } from '@brandroom/domain/palette/palette-formats';
import { paletteFormats } from '@brandroom/domain/palette/palette-formats';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { loadPalette } from 'anypalette';
import { read as readAse } from 'ase-util';
import { expect, it } from 'vitest';

function draft(name: string, changes: Partial<ColorDraft> = {}): ColorDraft {
  return { ...newColor, ...rolesFor('primary'), name, ...changes };
}

const acme: Palette = {
  name: 'Acme & Søn',
  colors: [
    draft('Brand Blue ™'),
    draft('Ember', { hex: '#F66B0E', rgb: 'rgb(246, 107, 14)', pms: 'PMS 1505 C' }),
    draft('Ink {deep}.', { ...rolesFor('accent'), hex: '#0A0B0C', rgb: 'rgb(10, 11, 12)' }),
    draft('Łódź', { ...rolesFor('other'), hex: '#FFFFFF', rgb: 'rgb(255, 255, 255)' }),
  ],
};
const named = [
  ['Brand Blue ™', '#205375'],
  ['Ember', '#F66B0E'],
  ['Ink {deep}.', '#0A0B0C'],
  ['Łódź', '#FFFFFF'],
];

function fileOf(format: PaletteFormatName): Buffer {
  const content = paletteFormats[format].write(acme);
  return typeof content === 'string' ? Buffer.from(content, 'utf8') : Buffer.from(content);
}

/** Converts a swatch of anypalette, such as `rgb(32, 83, 117)`, to HEX. */
function hexOf(rgb: string): string {
  const channels = rgb.match(/\d+(?:\.\d+)?/gu) ?? [];
  const digits = channels.slice(0, 3).map((each) => Math.round(Number(each)).toString(16));
  return `#${digits.map((each) => each.padStart(2, '0')).join('')}`.toUpperCase();
}

it('ase-util reads the groups, colors and spot inks of an .ase', () => {
  const groups = readAse(fileOf('ase'));
  expect(groups.map(({ type, name }) => `${type} ${name}`)).toEqual([
    'group Primary',
    'group Accent',
    'group Other',
  ]);
  const colors = groups.flatMap(({ entries }) => entries);
  expect(colors.map(({ name, color }) => [name, color['model'], color['type']])).toEqual([
    ['Brand Blue ™', 'RGB', 'normal'],
    ['Ember (PMS 1505 C)', 'LAB', 'spot'],
    ['Ink {deep}.', 'RGB', 'normal'],
    ['Łódź', 'RGB', 'normal'],
  ]);
  const [blue] = colors;
  expect(['r', 'g', 'b'].map((name) => Number(blue?.color[name]) * 255)).toEqual([
    expect.closeTo(32, 3),
    expect.closeTo(83, 3),
    expect.closeTo(117, 3),
  ]);
});

it('@atesgoral/acb reads the names and channels of an .acb', async () => {
  const decoder = new AcbStreamDecoder();
  const book = await new Promise<ColorBook>((resolve, reject) => {
    decoder.on('book', resolve).on('error', reject);
    decoder.end(fileOf('acb'));
  });
  expect(book).toMatchObject({ colorModel: 'RGB', pageSize: 7 });
  expect(book.title).toContain('=Acme & Søn');
  expect(book.colors.map(({ name, components }) => [name, hexOf(components.join(' '))])).toEqual(
    named,
  );
});

it.each(['aco', 'gpl'] as const)('anypalette reads the names and values of an .%s', (fileExt) => {
  let read: unknown;
  loadPalette({ data: fileOf(fileExt), fileExt }, (error, palette) => {
    read = error ?? palette?.map((swatch) => [swatch.name, hexOf(swatch.toString())]);
  });
  expect(read).toEqual(named);
});

// The check of `tz check`, which throws at the first error.
it.each([
  ['dtcg', false],
  ['dtcgHex', true],
] as const)('Terrazzo finds no error in the tokens of %s', async (format, legacyFormat) => {
  const cwd = new URL('./', import.meta.url);
  const rule: ['error', unknown] = ['error', { legacyFormat }];
  const lint = { rules: { 'core/valid-color': rule } };
  const source = { filename: new URL('colors.tokens.json', cwd), src: fileOf(format).toString() };
  const { tokens } = await parse([source], {
    config: defineConfig({ lint }, { cwd }),
    // HEX text causes warnings.
    logger: new Logger({ level: 'error' }),
  });
  const read = Object.values(tokens).flatMap((token) => {
    if (token.$type !== 'color') return [];
    const channels = token.$value.components.map((part) => Number(part) * 255);
    return [[token.id, hexOf(channels.join(' '))]];
  });
  expect(read).toEqual([
    ['accent.Ink -deep--', '#0A0B0C'],
    ['other.Łódź', '#FFFFFF'],
    ['primary.Brand Blue ™', '#205375'],
    ['primary.Ember', '#F66B0E'],
  ]);
});
