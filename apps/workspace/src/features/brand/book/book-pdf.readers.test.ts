import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDrawing } from '@brandroom/domain/artwork/read-drawing';
import { readSvg } from '@brandroom/domain/artwork/svg-tree';
import type { Color } from '@brandroom/domain/brand/color.schema';
import { newColor } from '@brandroom/domain/brand/color.schema';
import type { BrandId, Id } from '@brandroom/domain/id.schema';
import type { Instant } from '@brandroom/domain/time.schema';
import { beforeAll, describe, expect, it } from 'vitest';

import { pdfLetters } from '../../../shared/pdf/pdf-letters';
import { newFolder, read, serveFromDisk } from '../../../shared/testing/readers';
import { writeBookPdf } from './book-pdf';

const folder = newFolder('book');
const path = join(folder, 'book.pdf');
serveFromDisk();

const at = '2026-03-02T10:00:00.000Z' as Instant;
const record = { brandId: 'brand_1' as BrandId, createdAt: at, updatedAt: at };
const paperId = 'color_2' as Color['id'];
const inkColor: Color = {
  ...record,
  ...newColor,
  id: 'color_1' as Color['id'],
  name: 'Ocean',
  isPrimary: true,
  allowedWith: [paperId],
};
const paper: Color = {
  ...inkColor,
  id: paperId,
  name: 'Paper',
  hex: '#ffffff',
  rgb: 'rgb(255, 255, 255)',
  allowedWith: [],
};
const drawing = readDrawing(
  readSvg(
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100"><circle cx="50" cy="50" r="40" fill="#205375"/></svg>',
  ),
);

/** Writes a book with these tones; returns the unsupported characters. */
async function writeBook(
  file: string,
  tones: readonly { title: string; description: string; examples: string[] }[],
): Promise<readonly string[]> {
  const book = {
    name: 'Fernhill',
    description: 'A roastery.',
    colors: [inkColor, paper],
    fonts: [],
    tones: tones.map((each, index) => ({
      ...record,
      ...each,
      id: `tone_${index}` as Id<'VoiceTone'>,
    })),
    messages: [],
    rules: [],
    guidelines: [],
  };
  const { bytes, missing } = await writeBookPdf(
    {
      book,
      logos: [
        { title: 'Primary: Mark', width: 200, height: 100, drawing, jpeg: null, ground: null },
      ],
      cards: [],
      parts: ['logos', 'colors', 'voice', 'coBranding'],
      at: new Date(at),
      letters: await pdfLetters(JSON.stringify(book)),
      specimens: new Map(),
    },
    'Mar 2, 2026',
  );
  writeFileSync(file, bytes);
  return missing;
}

const tone = (title: string, description: string) => ({ title, description, examples: ['Rain.'] });

beforeAll(async () => {
  const tones = Array.from({ length: 12 }, (_, index) =>
    tone(`Tone ${index}`, 'Plain words for people in a hurry. '.repeat(8)),
  );
  await writeBook(path, tones);
});

it('is tagged, vector throughout, and has its title', () => {
  const info = read('pdfinfo', path);
  expect(info).toMatch(/Tagged: +yes/u);
  expect(info).toMatch(/Title: +Fernhill: brand book/u);
  expect(read('pdfimages', '-list', path).trim().split('\n')).toHaveLength(2);
  const structure = read('pdfinfo', '-struct', path);
  for (const tag of ['TOC', 'TOCI', 'Link', 'H1', 'H2', 'H3', 'Figure', 'L ', 'LI']) {
    expect(structure).toContain(tag.trim());
  }
});

it('lists in its contents the pages that the parts start on', () => {
  const count = Number(/Pages: +(\d+)/u.exec(read('pdfinfo', path))?.[1]);
  const pageText = (page: number) =>
    read('pdftotext', '-layout', '-f', String(page), '-l', String(page), path, '-');
  const places = Object.fromEntries(
    [...pageText(1).matchAll(/^(\S.*?) {2,}(\d+)$/gmu)].map(([, title = '', page]) => [
      title,
      Number(page),
    ]),
  );
  expect(Object.keys(places)).toEqual(['Logos', 'Colors', 'Tone of Voice', 'Co-Branding']);
  for (const [title, page] of Object.entries(places)) {
    expect(pageText(page).trimStart().startsWith(title)).toBe(true);
  }
  expect(count).toBeGreaterThan(5);
});

it('has a bookmark for each part and a link for each line of the contents', () => {
  const bookmarks = readFileSync(path, 'latin1').match(/\/Dest \[/gu) ?? [];
  expect(bookmarks).toHaveLength(5);
  const links = readFileSync(path, 'latin1').match(/\/S \/GoTo/gu) ?? [];
  expect(links).toHaveLength(4);
});

it('names the values of the colors and the allowed pairs', () => {
  const words = read('pdftotext', path, '-');
  for (const each of ['cmyk(73, 29, 0, 54)', 'Allowed pairs', 'Ocean and Paper: 8.22:1, AAA']) {
    expect(words).toContain(each);
  }
});

const scripts = {
  Polish: 'Zażółć gęślą jaźń, Łódź',
  Vietnamese: 'Cà phê rang mộc, giữ trọn hương vị Việt Nam',
  Greek: 'Καφές με όνομα — ἀρχή',
  Cyrillic: 'Кава з ім’ям, любов і праця: Њ, Ђ, Ґ, Ә',
} as const;

describe('a book in other scripts than Latin', () => {
  const wide = join(folder, 'scripts.pdf');
  let missing: readonly string[] = [];
  beforeAll(async () => {
    const tones = Object.entries(scripts).map(([title, text]) => tone(title, text));
    missing = await writeBook(wide, [...tones, tone(scripts.Greek, 'A title in Greek.')]);
  });

  it('can be read letter by letter, bold titles included', () => {
    const words = read('pdftotext', wide, '-').replaceAll(/\s+/gu, ' ').normalize('NFC');
    for (const text of Object.values(scripts)) expect(words).toContain(text);
    expect(words.split(scripts.Greek)).toHaveLength(3);
    expect(missing).toEqual([]);
  });

  it('embeds the fonts that it uses and no others', () => {
    const fonts = read('pdffonts', wide).trim().split('\n').slice(2);
    const names = fonts.map((line) => line.replace(/^[A-Z]+\+(\S+) .*$/u, '$1'));
    expect(names.toSorted()).toEqual([
      'AtkinsonHyperlegibleNext-400',
      'AtkinsonHyperlegibleNext-700',
      'SourceSans3-400',
      'SourceSans3-700',
    ]);
    for (const font of fonts) expect(font).toMatch(/CID TrueType +Identity-H +yes +yes +yes /u);
  });

  it('is Latin alone where no text asks for more', () => {
    const fonts = read('pdffonts', path).trim().split('\n').slice(2);
    expect(fonts).toHaveLength(2);
    expect(readFileSync(path).length).toBeLessThan(60_000);
  });
});

it('says which characters no font has, and marks their place', async () => {
  const file = join(folder, 'missing.pdf');
  const missing = await writeBook(file, [tone('日本のコーヒー', 'Coffee ☕ from Łódź 🎉🎉.')]);
  expect(missing).toEqual(['日', '本', 'の', 'コ', 'ー', 'ヒ', '☕', '🎉']);
  const words = read('pdftotext', file, '-');
  expect(words).toContain('Coffee […] from Łódź […].');
});
