import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Color } from '@brandroom/domain/brand/color.schema';
import { newColor } from '@brandroom/domain/brand/color.schema';
import type { Guideline } from '@brandroom/domain/brand/guideline.schema';
import type { Logo } from '@brandroom/domain/brand/logo.schema';
import type { Message } from '@brandroom/domain/brand/message.schema';
import type { Rule } from '@brandroom/domain/brand/rule.schema';
import type { Typography } from '@brandroom/domain/brand/typography.schema';
import { beforeAll, describe, expect, it } from 'vitest';

import { newFolder, read, serveFromDisk } from '../../../shared/testing/readers';
import {
  heightsOf,
  lineBesideLogo,
  partnerMarks,
  pixelBeside,
  placesOf,
  renderers,
  sidesOf,
} from '../../../shared/testing/partner-marks';
import { fontSpecimens } from '../../../shared/pdf/font-specimens';
import { pdfLetters } from '../../../shared/pdf/pdf-letters';
import { guidelinesPdf } from '../co-branding/co-branding-files';
import { pdfLogos } from '../co-branding/pdf-cards';
import { writeBookPdf } from './book-pdf';

const folder = newFolder('guidelines');
serveFromDisk();

const font = (id: string, family: string, weights: string[], isUploaded = false) =>
  ({
    id,
    name: family,
    family,
    weights,
    usage: `Use for ${id}.`,
    fontFile: isUploaded ? { name: 'Ours.woff', fileType: 'font/woff', size: 1 } : null,
    previousFile: null,
  }) as Typography;
const fonts = [
  font('headlines', 'Fraunces', ['700', '300']),
  font('text', 'Source Sans 3', ['Regular', 'Bold']),
  font('labels', 'Our Letters', ['500'], true),
  font('damaged', 'Broken Letters', ['400'], true),
  font('unknown', 'Neue Haas Grotesk', ['400']),
];

const rules = [
  {
    title: 'Name the grower',
    description: 'Every coffee has a person behind it.',
    examples: ['Good: Doña Elvia’s harvest', 'Bad: Premium beans'],
    platform: 'blog',
  },
] as Rule[];
const guidelines = [
  {
    title: 'Leave room',
    description: 'Partners keep their distance.',
    dos: ['Center both logos'],
    donts: ['Put a line between them'],
  },
] as Guideline[];

const { resolve } = createRequire(import.meta.url);
async function uploaded({ id }: { id: Typography['id'] }): Promise<Blob> {
  if (id === fonts[3]?.id) return new Blob(['wOFF no font']);
  const path = resolve('@fontsource/dm-mono/files/dm-mono-latin-500-normal.woff');
  return new Blob([new Uint8Array(readFileSync(path))]);
}

const logo = { name: 'mark.svg', type: 'primary', fileType: 'image/svg+xml' } as Logo;
const drawing = new Blob([
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10H0z" fill="#205375"/></svg>',
]);
const colors = [{ ...newColor, name: 'Ocean' }] as Color[];
const ocean = [32, 83, 117] as const;
const inks = [{ r: 32, g: 83, b: 117 }];
const messages = [
  { type: 'tagline', content: 'Grown by name', description: 'On every bag.' },
] as Message[];

const at = new Date('2026-03-02T10:00:00Z');
const paths = { guidelines: join(folder, 'guidelines.pdf'), book: join(folder, 'book.pdf') };
beforeAll(async () => {
  const content = { brand: 'Fernhill', logos: [logo], guidelines, rules, colors, fonts };
  const files = { logo: async () => drawing, font: uploaded, inks: async () => inks };
  const { file, missing } = await guidelinesPdf(content, files, at);
  expect(missing).toEqual([]);
  writeFileSync(paths.guidelines, new Uint8Array(await file.arrayBuffer()));

  const bytesOf = async () => drawing;
  const { cards } = await pdfLogos([logo], colors, { bytesOf, inksOf: async () => inks });
  const book = { name: 'Fernhill', description: '', guidelines, rules, colors: [], fonts };
  const { bytes } = await writeBookPdf(
    {
      book: { ...book, tones: [], messages },
      logos: [],
      cards,
      parts: ['typography', 'messaging', 'context', 'coBranding'],
      at,
      letters: await pdfLetters(JSON.stringify({ book, messages })),
      specimens: await fontSpecimens(fonts, uploaded),
    },
    'Mar 2, 2026',
  );
  writeFileSync(paths.book, bytes);
});

describe.each(Object.entries(paths))('the %s as a PDF', (_, path) => {
  it('show the letters of each font whose file is known, in that font', () => {
    const used = read('pdffonts', path).trim().split('\n').slice(2);
    const names = used.map((line) => line.replace(/^[A-Z]+\+(\S+) .*$/u, '$1'));
    expect(names.filter((name) => name.startsWith('Specimen')).toSorted()).toEqual([
      'Specimen1-Fraunces-300',
      'Specimen2-SourceSans3-400',
      'Specimen3-OurLetters-500',
    ]);
    for (const line of used) expect(line).toMatch(/ yes +yes +yes /u);
    const words = read('pdftotext', '-layout', path, '-');
    for (const letters of [
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
      'abcdefghijklmnopqrstuvwxyz',
      '0123456789 &!?',
    ]) {
      expect(words.split(letters)).toHaveLength(4);
    }
    for (const { family } of fonts) expect(words).toContain(family);
  });

  it('say the rules of the brand, with what to do and what to avoid', () => {
    const words = read('pdftotext', '-layout', path, '-').replaceAll(/\s+/gu, ' ');
    for (const text of [
      'Brand Context',
      'Name the grower (Blog)',
      'Every coffee has a person behind it.',
      'Good: Doña Elvia’s harvest',
      'Bad: Premium beans',
      'Do: Center both logos',
      'Don’t: Put a line between them',
    ]) {
      expect(words).toContain(text);
    }
  });
});

it('the guidelines are tagged and vector, with bookmarks, colors and the logo', () => {
  const path = paths.guidelines;
  expect(read('pdfinfo', path)).toMatch(/Tagged: +yes/u);
  expect(read('pdfimages', '-list', path).trim().split('\n')).toHaveLength(2);
  expect(read('pdfinfo', '-struct', path)).toContain('Figure');
  expect(readFileSync(path, 'latin1')).toContain('/Outlines');
  const words = read('pdftotext', '-layout', path, '-');
  for (const text of ['Ocean', 'cmyk(73, 29, 0, 54)', 'Primary Logo: mark']) {
    expect(words).toContain(text);
  }
});

it.each(renderers)('a logo is centered on its page in %s', (_name, render) => {
  const caption = placesOf(paths.guidelines, 'mark').at(-1);
  const { page, y } = caption ?? { page: 0, y: 0 };
  // In the middle of the logo, which is 60 points high and 18 above its caption.
  const [left, right] = sidesOf(render(paths.guidelines, page), y - 55, ocean);
  expect(left).toBeGreaterThan(200);
  expect(Math.abs(left - right)).toBeLessThan(1);
});

it('the book has the messages by their types', () => {
  const words = read('pdftotext', '-layout', paths.book, '-').replaceAll(/\s+/gu, ' ');
  for (const text of ['Brand Taglines', 'Grown by name', 'On every bag.']) {
    expect(words).toContain(text);
  }
});

const captions = [
  'Logo Spacing Rules',
  'Keep one logo height free around and between both logos.',
  'Size Relationships',
  'Give equal partners the same height.',
  'Vertical Centering',
  'Don’t: Align logos of different heights by their tops.',
  'Color Usage',
  'Do: Show each logo in its own colors on a plain background: White, contrast 8.22:1.',
  'Don’t: Put the logo where it stands out least: Ocean, contrast 1.00:1.',
];

describe.each(Object.entries(paths))('the logo beside a partner’s in the %s', (_, path) => {
  it('has the four cards of the page, each figure with an alternative text', () => {
    expect(partnerMarks(path)).toHaveLength(7);
    const words = read('pdftotext', '-raw', path, '-').replaceAll(/\s+/gu, ' ');
    for (const text of captions) expect(words).toContain(text);
    expect(read('pdfinfo', '-struct', path).match(/Figure/gu)?.length).toBeGreaterThanOrEqual(8);
    expect(readFileSync(path, 'latin1')).toContain('/Alt (Give equal partners the same height.)');
  });

  it.each(renderers)('shows the heights that the captions name in %s', (_name, render) => {
    const onWhite = partnerMarks(path).slice(0, -1);
    const shares = onWhite.map((mark) => {
      const heights = heightsOf(render(path, mark.page), mark, ocean);
      return Math.round((10 * heights.partner) / heights.logo) / 10;
    });
    expect(shares).toEqual([1, 1, 0.5, 0.6, 0.6, 1]);
  });

  it.each(renderers)('draws the clear space beside the logo, not on it, in %s', (_name, render) => {
    const [spaced] = partnerMarks(path);
    const { page, ...place } = spaced ?? { page: 0, left: 0, y: 0 };
    const line = lineBesideLogo(render(path, page), { page, ...place }, ocean);
    expect(line).toBeGreaterThan(1);
    expect(line).toBeLessThan(3);
  });

  it.each(renderers)('shows the last logo on the color that hides it in %s', (_name, render) => {
    const hidden = partnerMarks(path).slice(-1);
    expect(hidden.map((mark) => pixelBeside(render(path, mark.page), mark))).toEqual([ocean]);
  });
});
