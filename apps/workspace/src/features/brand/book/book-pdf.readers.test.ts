import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDrawing } from '@brandroom/domain/artwork/read-drawing';
import { readSvg } from '@brandroom/domain/artwork/svg-tree';
import type { Color } from '@brandroom/domain/brand/color.schema';
import { newColor } from '@brandroom/domain/brand/color.schema';
import type { BrandId, Id } from '@brandroom/domain/id.schema';
import type { Instant } from '@brandroom/domain/time.schema';
import { beforeAll, expect, it } from 'vitest';

import { writeBookPdf } from './book-pdf';

const { resolve } = createRequire(import.meta.url);
const letter = (weight: number) =>
  new Uint8Array(
    readFileSync(
      resolve(
        `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`,
      ),
    ),
  );
const path = join(mkdtempSync(join(tmpdir(), 'book-')), 'book.pdf');
const read = (tool: string, ...args: string[]) => execFileSync(tool, args, { encoding: 'utf8' });

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

beforeAll(async () => {
  const tones = Array.from({ length: 12 }, (_, index) => ({
    ...record,
    id: `tone_${index}` as Id<'VoiceTone'>,
    title: `Tone ${index}`,
    description: 'Plain words for people in a hurry. '.repeat(8),
    examples: ['Rain again.'],
  }));
  const bytes = await writeBookPdf(
    {
      book: {
        name: 'Fernhill',
        description: 'A roastery.',
        colors: [inkColor, paper],
        fonts: [],
        tones,
        messages: [],
        rules: [],
        guidelines: [],
      },
      logos: [{ title: 'Primary: Mark', width: 200, height: 100, drawing, jpeg: null }],
      parts: ['logos', 'colors', 'voice', 'coBranding'],
      at: new Date(at),
      letters: { regular: letter(400), strong: letter(700) },
    },
    'Mar 2, 2026',
  );
  writeFileSync(path, bytes);
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
