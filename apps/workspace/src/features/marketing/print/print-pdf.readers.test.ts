import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readDrawing } from '@brandroom/domain/artwork/read-drawing';
import { readSvg } from '@brandroom/domain/artwork/svg-tree';
import type { Typography } from '@brandroom/domain/brand/typography.schema';
import type { PrintItemDraft } from '@brandroom/domain/campaign/print-item.schema';
import { layOut, paper } from '@brandroom/domain/print/lay-out';
import { beforeAll, describe, expect, it } from 'vitest';

import { brandFontFiles } from '../../../shared/pdf/brand-font-files';
import { pdfLetters } from '../../../shared/pdf/pdf-letters';
import { newFolder, read, readPicture, serveFromDisk } from '../../../shared/testing/readers';
import { writePrintPdf } from './print-pdf';

const folder = newFolder('print');
serveFromDisk();

const drawing = readDrawing(
  readSvg(
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100"><circle cx="50" cy="50" r="40" fill="#205375"/></svg>',
  ),
);
const item: PrintItemDraft = {
  name: 'Card',
  type: 'businessCard',
  size: 'businessCard',
  orientation: 'landscape',
  headline: 'Doña Elvia',
  body: 'Roaster\nelvia@fernhill.example',
};

/** Writes a file with this name; returns the unsupported characters. */
async function write(
  path: string,
  change: Partial<PrintItemDraft>,
  brand: Parameters<typeof pdfLetters>[1] = {},
): Promise<readonly string[]> {
  const sheet = layOut({
    item: { ...item, ...change },
    brandName: 'Fernhill',
    footer: 'Coffee with a name.',
    color: { hex: '#205375', cmyk: [73, 29, 0, 54] },
    onColor: paper,
    logo: { width: 200, height: 100 },
    measure: (text) => text.length * 0.5,
  });
  const { bytes, missing } = await writePrintPdf({
    title: 'Card',
    author: 'Fernhill',
    at: new Date('2026-03-02T10:00:00Z'),
    sheet,
    logo: { title: 'Logo', width: 200, height: 100, drawing, jpeg: null, ground: null },
    letters: await pdfLetters(JSON.stringify(sheet), brand),
  });
  writeFileSync(path, bytes);
  return missing;
}

async function written(change: Partial<PrintItemDraft> = {}): Promise<string> {
  const path = join(folder, `${change.type ?? item.type}.pdf`);
  expect(await write(path, change)).toEqual([]);
  return path;
}

/** Returns the corners of a box of the first page, in millimeters. */
function boxOf(info: string, name: string): number[] {
  const [, numbers = ''] = new RegExp(`Page +1 ${name}: +([\\d. ]+)`, 'u').exec(info) ?? [];
  return numbers
    .trim()
    .split(/\s+/u)
    .map((value) => Math.round((Number(value) / 72) * 254) / 10);
}

describe('a business card as a PDF', () => {
  let path = '';
  beforeAll(async () => {
    path = await written();
  });

  it('is trimmed to 85 × 55 mm, with 3 mm of bleed and room for the marks', () => {
    const info = read('pdfinfo', '-box', '-f', '1', '-l', '1', path);
    expect(info).toMatch(/Pages: +2/u);
    expect(boxOf(info, 'MediaBox')).toEqual([0, 0, 105, 75]);
    expect(boxOf(info, 'BleedBox')).toEqual([7, 7, 98, 68]);
    expect(boxOf(info, 'TrimBox')).toEqual([10, 10, 95, 65]);
  });

  it('embeds its letters, is vector throughout, and its words can be read', () => {
    const fonts = read('pdffonts', path).trim().split('\n').slice(2);
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(font).toMatch(/ yes +yes +yes /u);
    expect(read('pdfimages', '-list', path).trim().split('\n')).toHaveLength(2);
    const words = read('pdftotext', path, '-');
    for (const each of ['Doña Elvia', 'Roaster', 'Coffee with a name.']) {
      expect(words).toContain(each);
    }
  });

  it('has the color up to the edge of the bleed and the marks outside of it', () => {
    const picture = join(folder, 'card');
    read('pdftoppm', '-r', '254', '-f', '1', '-l', '1', path, picture);
    const { width, pixels } = readPicture(`${picture}-1.ppm`);
    // Ten pixels per millimeter.
    const lightness = (x: number, y: number) =>
      pixels[3 * (Math.round(y * 10) * width + Math.round(x * 10))] ?? 0;
    expect(lightness(7.3, 37)).toBeLessThan(128);
    expect(lightness(97.7, 37)).toBeLessThan(128);
    expect(lightness(6.7, 37)).toBe(255);
    const mark = [9.9, 10, 10.1].map((x) => lightness(x, 3));
    expect(Math.min(...mark)).toBeLessThan(200);
    expect(lightness(10, 6.5)).toBe(255);
  });
});

it.each([
  ['brochure', 'A4', 'landscape', [10, 10, 307, 220]],
  ['flyer', 'A5', 'portrait', [10, 10, 158, 220]],
  ['other', 'A3', 'portrait', [10, 10, 307, 430]],
] as const)('a %s in %s %s has its trim box', async (type, size, orientation, box) => {
  const path = await written({ type, size, orientation });
  expect(boxOf(read('pdfinfo', '-box', '-f', '1', '-l', '1', path), 'TrimBox')).toEqual(box);
  expect(read('gs', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-sDEVICE=nullpage', path)).not.toMatch(
    /Error|warning/iu,
  );
});

it('a card in Cyrillic and Polish is of one font, and can be read', async () => {
  const path = join(folder, 'cyrillic.pdf');
  const change = { headline: 'Ґалаґан Łucja', body: 'Обсмажувальниця\nelvia@fernhill.example' };
  expect(await write(path, change)).toEqual([]);
  const words = read('pdftotext', path, '-');
  for (const each of ['Ґалаґан Łucja', 'Обсмажувальниця']) expect(words).toContain(each);
  const fonts = read('pdffonts', path).trim().split('\n').slice(2);
  expect(fonts).toHaveLength(2);
  for (const font of fonts) expect(font).toMatch(/\+SourceSans3-\d00 .* yes +yes +yes /u);
});

describe('a card in the fonts of its brand', () => {
  const font = (family: string, fontFile: Typography['fontFile'] = null) =>
    brandFontFiles(
      { id: 'font_1' as Typography['id'], family, fontFile } as Typography,
      async () => {
        const file = '@fontsource/dm-mono/files/dm-mono-latin-500-normal.woff';
        return new Blob([
          new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(file))),
        ]);
      },
    );
  const fontsOf = (path: string) =>
    read('pdffonts', path)
      .trim()
      .split('\n')
      .slice(2)
      .map((line) => line.replace(/^[A-Z]+\+(\S+) .*$/u, '$1'))
      .toSorted();

  it('replaces only the font that lacks a letter', async () => {
    const path = join(folder, 'one-replaced.pdf');
    const brand = { strong: font('Space Grotesk'), regular: font('Inter') };
    const change = { headline: 'Elvia', body: 'Каша' };
    expect(await write(path, change, brand)).toEqual([]);
    expect(fontsOf(path)).toEqual(['SourceSans3-400', 'SpaceGrotesk-700']);
  });

  it('embeds open fonts, with letters beyond Latin-1', async () => {
    const path = join(folder, 'open.pdf');
    const brand = { strong: font('Fraunces'), regular: font('DM Mono') };
    expect(await write(path, { headline: 'Łucja Doña' }, brand)).toEqual([]);
    expect(fontsOf(path)).toEqual(['DMMono-400', 'Fraunces-700']);
    expect(read('pdftotext', path, '-')).toContain('Łucja Doña');
  });

  it('embeds an uploaded file', async () => {
    const path = join(folder, 'uploaded.pdf');
    const file = { name: 'Ours.woff', fileType: 'font/woff', size: 1 } as const;
    expect(await write(path, {}, { strong: font('Our Letters', file) })).toEqual([]);
    expect(fontsOf(path)).toEqual(['AtkinsonHyperlegibleNext-400', 'OurLetters-700']);
    expect(read('pdftotext', path, '-')).toContain('Doña Elvia');
  });

  it('replaces a font that lacks a letter of its texts', async () => {
    const path = join(folder, 'replaced.pdf');
    const brand = { strong: font('Space Grotesk'), regular: font('Source Sans 3') };
    expect(await write(path, { headline: 'Каша', body: 'Каша' }, brand)).toEqual([]);
    expect(fontsOf(path)).toEqual(['SourceSans3-700', 'SourceSans3All-400']);
  });
});

it('a card with characters that no font has is refused by name', async () => {
  const missing = await write(join(folder, 'missing.pdf'), { headline: '日本 Elvia' });
  expect(missing).toEqual(['日', '本']);
});
