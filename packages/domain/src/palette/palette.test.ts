import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { colorRole, rolesFor } from '../brand/color-role';
import type { Color, ColorDraft } from '../brand/color.schema';
import { colorRoles, newColor } from '../brand/color.schema';
import { notationsOf } from '../color/conversion';
import { labToRgb, rgbToLab } from '../color/lab';
import type { BrandId, Id } from '../id.schema';
import { readAcb, writeAcb } from './acb';
import { readAco, writeAco } from './aco';
import { readAse, writeAse } from './ase';
import { byteWriter } from './bytes';
import { comparePalette } from './compare-palette';
import type { Palette, ReadColor } from './palette';
import { PaletteFileError } from './palette';
import type { PaletteFormatName } from './palette-formats';
import { paletteFileName, paletteFormats } from './palette-formats';
import { readPalette, skippedIn } from './read-palette';

function draft(name: string, changes: Partial<ColorDraft> = {}): ColorDraft {
  return { ...newColor, ...rolesFor('primary'), name, ...changes };
}

const acme: Palette = {
  name: 'Acme & Søn',
  colors: [
    draft('Brand Blue ™'),
    draft('Ember', {
      hex: '#F66B0E',
      rgb: 'rgb(246, 107, 14)',
      pms: 'PMS 1505 C',
      ral: 'RAL 2009',
    }),
    draft('Ink {deep}. ©', { ...rolesFor('accent'), cmyk: 'cmyk(80, 40, 0, 60)' }),
    draft('Ink {deep}. ©', { ...rolesFor('other'), hex: '#000000', rgb: 'rgb(0, 0, 0)' }),
  ],
};

/** The written file as a person's browser would read it. */
function readBack(palette: Palette, format: PaletteFormatName): ReadColor[] {
  const written = paletteFormats[format].write(palette);
  return typeof written === 'string'
    ? readPalette({ bytes: new Uint8Array(), text: written })
    : readPalette({ bytes: written, text: '' });
}

const asStored = (colors: readonly ColorDraft[]): Color[] =>
  colors.map((color, at) => ({
    ...color,
    id: `color_1_${at}` as Id<'Color'>,
    brandId: 'brand_1_1' as BrandId,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  }));

const readable = ['ase', 'acb', 'aco', 'gpl', 'json', 'dtcg', 'dtcgHex', 'sketchpalette'] as const;
const ascii = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));
const hexBytes = (bytes: Uint8Array, from: number, length: number) =>
  [...bytes.subarray(from, from + length)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

const channel = fc.integer({ min: 0, max: 255 });
const anyName = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((name) => name.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
  .filter((name) => /^[\p{L}\p{N}]/u.test(name));
const anyColors = fc.array(
  fc
    .record({ r: channel, g: channel, b: channel })
    .chain((rgb) =>
      fc.record({
        name: anyName,
        role: fc.constantFrom(...colorRoles),
        pms: fc.constantFrom('', 'PMS 7700 C'),
        rgb: fc.constant(rgb),
      }),
    )
    .map(({ name, role, pms, rgb }) =>
      draft(name, { ...notationsOf(rgb), ...rolesFor(role), pms }),
    ),
  { minLength: 1, maxLength: 8 },
);

describe.each(readable)('a palette in %s', (format) => {
  it('comes back equal to the colors that it was made of', () => {
    const compared = comparePalette(asStored(acme.colors), readBack(acme, format));
    expect(compared.map(({ state }) => state)).toEqual(['equal', 'equal', 'equal', 'equal']);
  });

  it('keeps every name and value', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        const pairs = (all: readonly { name: string; hex: string }[]) =>
          all.map(({ name, hex }) => `${name} ${hex}`).toSorted();
        const back = readBack({ name: 'Acme', colors }, format);
        expect(pairs(back)).toEqual(pairs(colors));
      }),
      { numRuns: 60 },
    );
  });
});

it.each([
  ['dtcg', ['cmyk', 'pms', 'ral']],
  ['dtcgHex', ['cmyk', 'pms', 'ral']],
  ['json', ['cmyk']],
  ['ase', ['pms']],
] as const)(
  'a palette in %s keeps names, HEX values, the group, and of the other fields %j',
  (format, kept) => {
    const fieldsOf = (color: ReadColor | ColorDraft, role: string | undefined) => ({
      name: color.name,
      hex: color.hex,
      role,
      ...Object.fromEntries(kept.map((field) => [field, color[field] ?? ''])),
    });
    const back = readBack(acme, format).map((color) => fieldsOf(color, color.role));
    expect(back).toEqual(acme.colors.map((color) => fieldsOf(color, colorRole(color))));
  },
);

describe('.ase', () => {
  const bytes = writeAse(acme);

  it('counts each group start, color and group end, and begins with the first group', () => {
    expect(hexBytes(bytes, 0, 12)).toBe('41534546000100000000000a');
    expect(hexBytes(bytes, 12, 10)).toBe('c0010000001200080050');
    expect(hexBytes(bytes, bytes.length - 6, 6)).toBe('c00200000000');
  });

  it('writes a process color in RGB and one with PMS as a spot in Lab', () => {
    const color = 12 + 6 + 18;
    expect(hexBytes(bytes, color, 8)).toBe('00010000002e000d');
    const model = color + 8 + 26;
    expect(ascii(bytes, model, 4)).toBe('RGB ');
    expect(hexBytes(bytes, model + 16, 2)).toBe('0002');
    const text = ascii(bytes, 0, bytes.length);
    expect(text.split('LAB ')).toHaveLength(2);
    expect(hexBytes(bytes, text.indexOf('LAB ') + 16, 2)).toBe('0001');
  });

  it('gives back groups as roles, and the number of a spot ink', () => {
    const back = readAse(bytes);
    expect(back.map(({ role }) => role)).toEqual(['primary', 'primary', 'accent', 'other']);
    expect(back[1]).toEqual({ name: 'Ember', hex: '#F66B0E', pms: 'PMS 1505 C', role: 'primary' });
  });

  it('reads CMYK and grey of other programs', () => {
    const name = byteWriter().u16(2).utf16('A').u16(0).bytes();
    const cmyk = byteWriter().raw(name).ascii('CMYK').f32(0.73).f32(0.29).f32(0).f32(0.54).u16(0);
    const grey = byteWriter().raw(name).ascii('Gray').f32(0.5).u16(0);
    const file = byteWriter().ascii('ASEF').u16(1).u16(0).u32(2);
    for (const body of [cmyk, grey]) file.u16(1).u32(body.length()).raw(body.bytes());
    expect(readAse(file.bytes())).toEqual([
      { name: 'A', hex: '#205375', cmyk: 'cmyk(73, 29, 0, 54)' },
      { name: 'A', hex: '#808080' },
    ]);
  });
});

describe('.acb', () => {
  const bytes = writeAcb(acme);

  it('is a process book in RGB with its title', () => {
    expect(ascii(bytes, 0, 4)).toBe('8BCB');
    expect(ascii(bytes, bytes.length - 8, 8)).toBe('spflproc');
    const title = '$$$/colorbook/acme-s-n/title=Acme & Søn';
    expect(hexBytes(bytes, 8, 4)).toBe(title.length.toString(16).padStart(8, '0'));
  });

  it('fills a book of one color, and does not read the filler', () => {
    const one = writeAcb({ name: 'Acme', colors: [draft('Only')] });
    expect(readAcb(one)).toEqual([{ name: 'Only', hex: '#205375' }]);
    expect(ascii(one, 0, one.length)).toContain('C00002');
  });

  it('reads books in Lab and CMYK of other programs, with the names’ prefix', () => {
    const book = (space: number, values: readonly number[]) => {
      const file = byteWriter().ascii('8BCB').u16(1).u16(3000);
      for (const part of ['Title', '$$$/x/prefix=PMS ', '$$$/x/postfix= C', '']) {
        file.u32(part.length).utf16(part);
      }
      file.u16(1).u16(7).u16(0).u16(space).u32(4).utf16('7700').ascii('7700C ');
      return file.raw(values).ascii('spflspot').bytes();
    };
    const lab = [Math.round(33.14 * 2.55), 128 - 8, 128 - 25];
    expect(readAcb(book(7, lab))).toEqual([{ name: 'PMS 7700 C', hex: '#215376' }]);
    expect(readAcb(book(2, [69, 181, 255, 117]))).toEqual([
      { name: 'PMS 7700 C', hex: '#205375', cmyk: 'cmyk(73, 29, 0, 54)' },
    ]);
  });
});

describe('.aco', () => {
  it('has both sections, and is read with the second one only', () => {
    const bytes = writeAco({ name: 'Acme', colors: [draft('Ocean')] });
    expect(hexBytes(bytes, 0, 14)).toBe('0001000100002020535375750000');
    expect(hexBytes(bytes, 14, 18)).toBe('000200010000202053537575000000000006');
    const named = [{ name: 'Ocean', hex: '#205375' }];
    expect(readAco(bytes.subarray(14))).toEqual(named);
    expect(readAco(bytes.subarray(0, 14))).toEqual([{ name: '#205375', hex: '#205375' }]);
  });

  it('reads CMYK, where no ink is the highest value, HSB, Lab and grey', () => {
    const file = byteWriter().u16(1).u16(4);
    for (const values of [
      [2, 0, 65_535, 65_535, 65_535],
      [1, 0, 65_535, 65_535, 0],
      [7, 10_000, 0, 0, 0],
      [8, 10_000, 0, 0, 0],
    ]) {
      for (const value of values) file.u16(value);
    }
    const read = readAco(file.bytes()).map(({ hex }) => hex);
    expect(read).toEqual(['#00FFFF', '#FF0000', '#FFFFFF', '#000000']);
  });
});

describe('text formats', () => {
  const text = (format: PaletteFormatName) => String(paletteFormats[format].write(acme));

  it('write a GIMP palette', () => {
    expect(text('gpl').split('\n').slice(0, 5)).toEqual([
      'GIMP Palette',
      'Name: Acme & Søn',
      'Columns: 4',
      '#',
      ' 32  83 117\tBrand Blue ™',
    ]);
  });

  it('write the list of name, hex, rgb, cmyk and type', () => {
    expect((JSON.parse(text('json')) as unknown[])[0]).toEqual({
      name: 'Brand Blue ™',
      hex: '#205375',
      rgb: 'rgb(32, 83, 117)',
      cmyk: 'cmyk(73, 29, 0, 54)',
      type: 'primary',
    });
  });

  it('write CSS variables and a Tailwind theme, each name once', () => {
    expect(text('css')).toContain('  --acme-s-n-primary-brand-blue-tm: #205375;\n');
    expect(text('tailwind')).toContain('@theme {\n  --color-primary-brand-blue-tm: #205375;\n');
    const twice = { name: 'Acme', colors: [draft('Ink'), draft('ink')] };
    expect(paletteFormats.css.write(twice)).toContain('--acme-primary-ink-2: #205375;');
  });

  it('write design tokens whose names every tool accepts', () => {
    const tokens = JSON.parse(text('dtcg')) as Record<string, Record<string, unknown>>;
    expect(Object.keys(tokens)).toEqual(['primary', 'accent', 'other']);
    expect(Object.keys(tokens['accent'] ?? {})).toEqual(['$type', 'Ink -deep-- ©']);
    expect(tokens['primary']?.['Brand Blue ™']).toMatchObject({
      $value: { colorSpace: 'srgb', components: [32 / 255, 83 / 255, 117 / 255], hex: '#205375' },
    });
  });

  it('write HEX alone for design tools that read no other tokens', () => {
    const tokens = JSON.parse(text('dtcgHex')) as Record<string, Record<string, unknown>>;
    expect(tokens['primary']).toMatchObject({
      $type: 'color',
      'Brand Blue ™': { $value: '#205375' },
    });
    expect(paletteFileName(acme, 'dtcgHex')).toBe('acme-s-n-colors.hex.tokens.json');
  });

  it('write a palette of Sketch with channels from 0 to 1', () => {
    expect(JSON.parse(text('sketchpalette'))).toMatchObject({
      compatibleVersion: '2.0',
      colors: [{ name: 'Brand Blue ™', red: 32 / 255, alpha: 1 }, {}, {}, {}],
    });
  });

  it('are named after the brand', () => {
    expect(paletteFileName(acme, 'ase')).toBe('acme-s-n-colors.ase');
    expect(paletteFileName(acme, 'dtcg')).toBe('acme-s-n-colors.tokens.json');
  });
});

describe('reading', () => {
  const read = (text: string) => readPalette({ bytes: new Uint8Array(), text });

  const skipped = (text: string) => skippedIn({ bytes: new Uint8Array(), text });

  it('names the lines that have no readable color', () => {
    const lines = (...entries: string[]) => ({ of: 'line', entries });
    expect(skipped('#1F4D3A Green\n\nhello\n  \n#12 Short\n0af000')).toEqual(
      lines('hello', '#12 Short'),
    );
    expect(skipped('#1F4D3A, #F66B0E')).toEqual(lines());
    expect(skipped('#abc, 1F4D3A #zzz')).toEqual(lines('#abc, 1F4D3A #zzz'));
    expect(skipped('GIMP Palette\nColumns: 4\n#\n1 2 3 Ink\n999 1 2 Bad\n 7')).toEqual(
      lines('999 1 2 Bad', '7'),
    );
  });

  it('names the colors of a JSON file that cannot be read', () => {
    const colors = (value: unknown) => {
      const { of, entries } = skipped(JSON.stringify(value));
      expect(of).toBe('color');
      return entries;
    };
    expect(colors({ name: 'Ink' })).toEqual([]);
    expect(colors([{ name: 'Ink', hex: '#000' }, { name: 'Bad' }, 7, null])).toEqual([
      'Bad',
      '7',
      'null',
    ]);
    expect(colors({ colors: ['#000', 'black', { red: 2 }] })).toEqual(['black', '{"red":2}']);
    const unknown = { colorSpace: 'cmyk', components: [0, 0, 0, 1] };
    const tokens = {
      brand: { $type: 'color', a: { $value: unknown }, b: { $value: '{brand.none}' } },
      untyped: { a: { $value: unknown }, b: { $value: '{nowhere}' }, gap: { $value: '4px' } },
      gap: { $type: 'dimension', small: { $value: '4px' }, large: { $value: '{gap.small}' } },
      spacing: { $value: '{gap.small}' },
    };
    expect(colors(tokens)).toEqual(['a', 'b', 'a', 'b']);
  });

  it('takes pasted values with and without names', () => {
    expect(read('#205375 Ocean\nEmber: f66b0e\n\n#fff, #000\nno color here')).toEqual([
      { name: 'Ocean', hex: '#205375' },
      { name: 'Ember', hex: '#F66B0E' },
      { name: '#FFFFFF', hex: '#FFFFFF' },
      { name: '#000000', hex: '#000000' },
    ]);
  });

  it('takes design tokens of other tools: hex text, and the type of the group', () => {
    const tokens = {
      brand: { $type: 'color', Accent: { sea: { $value: '#205375' } } },
      gap: { $type: 'dimension', small: { $value: { value: 4, unit: 'px' } } },
    };
    expect(read(JSON.stringify(tokens))).toEqual([{ name: 'sea', hex: '#205375', role: 'accent' }]);
  });

  it('takes design tokens in other color spaces; a given HEX value comes first', () => {
    const value = (colorSpace: string, components: unknown[]) => ({
      $value: { colorSpace, components },
    });
    const tokens = {
      $type: 'color',
      p3: value('display-p3', [0.21604, 0.49418, 0.13151]),
      lch: value('oklch', [1, 'none', 'none']),
      hex: { $value: { colorSpace: 'lab', components: [0, 0, 0], hex: '#205375' } },
      brand: { $root: value('hsl', [120, 100, 25]) },
    };
    expect(read(JSON.stringify(tokens))).toEqual([
      { name: 'p3', hex: '#008000' },
      { name: 'lch', hex: '#FFFFFF' },
      { name: 'hex', hex: '#205375' },
      { name: 'brand', hex: '#008000' },
    ]);
  });

  it('follows the aliases of design tokens, and ends in a circle', () => {
    const tokens = {
      base: { $type: 'color', blue: { $value: '#205375' } },
      accent: { link: { $value: '{accent.hover}' }, hover: { $value: '{base.blue}' } },
      circle: { $type: 'color', a: { $value: '{circle.b}' }, b: { $value: '{circle.a}' } },
      odd: { $type: 'color', $value: '{constructor.name}' },
    };
    expect(read(JSON.stringify(tokens))).toEqual([
      { name: 'blue', hex: '#205375' },
      { name: 'link', hex: '#205375', role: 'accent' },
      { name: 'hover', hex: '#205375', role: 'accent' },
    ]);
    expect(skipped(JSON.stringify(tokens))).toEqual({ of: 'color', entries: ['a', 'b', 'odd'] });
  });

  it('refuses damaged files', () => {
    const whole = writeAse(acme);
    const cut = () => readPalette({ bytes: whole.subarray(0, whole.length - 30), text: '' });
    expect(cut).toThrow(PaletteFileError);
    expect(() => read('{"name":')).toThrow(PaletteFileError);
    const huge = byteWriter().ascii('8BCB').u16(1).u16(1).u32(0xff_ff_ff_ff).bytes();
    expect(() => readPalette({ bytes: huge, text: '' })).toThrow(PaletteFileError);
  });

  it('never fails in another way, for any bytes', () => {
    const marks = fc.constantFrom('ASEF', '8BCB', '\0\u0001', '\0\u0002', '');
    fc.assert(
      fc.property(marks, fc.uint8Array({ maxLength: 80 }), (mark, rest) => {
        const bytes = byteWriter().ascii(mark).raw(rest).bytes();
        try {
          readPalette({ bytes, text: '' });
        } catch (error) {
          expect(error).toBeInstanceOf(PaletteFileError);
        }
      }),
    );
  });
});

describe('the preview of an import', () => {
  const [ocean, ember] = asStored([draft('Ocean', { ral: 'RAL 5001' }), draft('Ember')]);
  const own = [ocean, ember].filter((color) => color !== undefined);
  const states = (read: readonly ReadColor[]) =>
    comparePalette(own, read).map(({ state, draft: { name } }) => `${state} ${name}`);

  it('tells new, changed and equal colors apart by their names', () => {
    expect(
      states([
        { name: 'ocean', hex: '#205375' },
        { name: 'Ember', hex: '#F66B0E' },
        { name: 'Moss', hex: '#205375' },
      ]),
    ).toEqual(['equal Ocean', 'changed Ember', 'added Moss']);
  });

  it('knows a value without a name, each color once', () => {
    const bare = { name: '#205375', hex: '#205375' };
    expect(states([bare, bare, bare])).toEqual(['equal Ocean', 'equal Ember', 'added #205375']);
  });

  it('keeps what the file does not say, and recomputes CMYK with another value', () => {
    const [same, other] = comparePalette(own, [
      { name: 'Ocean', hex: '#205375', pms: 'PMS 7700 C' },
      { name: 'Ember', hex: '#F66B0E', role: 'accent' },
    ]);
    expect(same?.draft).toMatchObject({ ral: 'RAL 5001', pms: 'PMS 7700 C', isPrimary: true });
    expect(other?.draft).toMatchObject({ cmyk: 'cmyk(0, 57, 94, 4)', isAccent: true });
  });
});

it('Lab under D50 is that of print programs, and comes back exactly', () => {
  const { l, a, b } = rgbToLab({ r: 32, g: 83, b: 117 });
  expect(l).toBeCloseTo(33.14, 1);
  expect(a).toBeCloseTo(-8.24, 1);
  expect(b).toBeCloseTo(-24.84, 1);
  fc.assert(
    fc.property(fc.record({ r: channel, g: channel, b: channel }), (rgb) => {
      expect(labToRgb(rgbToLab(rgb))).toEqual(rgb);
    }),
  );
});
