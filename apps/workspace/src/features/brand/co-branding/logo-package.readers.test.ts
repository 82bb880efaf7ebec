import { join } from 'node:path';
import type { Color } from '@brandroom/domain/brand/color.schema';
import { newColor } from '@brandroom/domain/brand/color.schema';
import type { Guideline } from '@brandroom/domain/brand/guideline.schema';
import type { Logo } from '@brandroom/domain/brand/logo.schema';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { everyVariant, zipped } from '../../../shared/logos/logo-files';
import { openBundle } from '../../../shared/testing/bundle-in-chromium';
import { newFolder, read, testZip } from '../../../shared/testing/readers';
import type { ArchiveProgress, logoPackage } from './co-branding-files';

const folder = newFolder('package');

/** The exports of both modules in the page. */
declare const bundle: {
  logoPackage: typeof logoPackage;
  everyVariant: typeof everyVariant;
  zipped: typeof zipped;
};

let chromium: Page;
beforeAll(async () => {
  chromium = await openBundle([
    new URL('co-branding-files.ts', import.meta.url),
    new URL('../../../shared/logos/logo-files.ts', import.meta.url),
  ]);
});
afterAll(() => chromium.context().browser()?.close());

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle cx="9" cy="9" r="8" fill="#205375"/></svg>';
const lettered = svg.replace('</svg>', '<text y="9">Fernhill</text></svg>');
const logo = (name: string, type: Logo['type']) =>
  ({ name, type, fileType: 'image/svg+xml' }) as Logo;
const logos = [
  logo('Łódź.svg', 'favicon'),
  logo('mark.svg', 'primary'),
  logo('Mark.svg', 'primary'),
];
const colors = [{ ...newColor, name: 'Ocean', isPrimary: true } as Color];

const blobOf = (base64: string) => new Blob([Buffer.from(base64, 'base64')]);

it('unzip finds every variant of each logo, the swatches and the readme in a logo package', async () => {
  const guidelines = [
    { title: 'Space', description: 'Leave room around the logo.' },
  ] as Guideline[];
  const given = {
    brand: 'Fernhill',
    logos,
    guidelines,
    rules: [],
    colors,
    swatches: colors,
    fonts: [],
  };
  const made = await chromium.evaluate(
    async ({ content, shapes, text }) => {
      const bytesOf = async ({ name }: Logo) => new Blob([name === 'mark.svg' ? text : shapes]);
      const progress: ArchiveProgress[] = [];
      const onProgress = (each: ArchiveProgress) => void progress.push(each);
      const { file } = await bundle.logoPackage(content, bytesOf, new Date(0), { onProgress });
      const bytes = new Uint8Array(await file.arrayBuffer());
      const zip = btoa(bytes.reduce((all, byte) => all + String.fromCharCode(byte), ''));
      return { zip, progress };
    },
    { content: given, shapes: svg, text: lettered },
  );
  const path = join(folder, 'package.zip');
  const names = await testZip(path, blobOf(made.zip));
  expect(names).toHaveLength(1 + 3 * 7 + 4);
  const count = names.length;
  const all = Array.from({ length: count + 1 }, (_, done) => ({ done, count }));
  expect(made.progress).toEqual(all);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  expect(names.filter((name) => name.startsWith('Logos/Primary Logo/'))).toHaveLength(14);
  expect(
    names.filter((name) => /^Colors\/fernhill-colors\.(?:ase|aco|gpl|css)$/u.test(name)),
  ).toHaveLength(4);
  const readme = read('unzip', '-p', path, names[0] ?? '');
  expect(readme).toContain('Space: Leave room around the logo.');
  for (const name of names.filter((each) => /mark/iu.test(each))) expect(readme).toContain(name);
  const noted = readme.split('\r\n').filter((line) => /\(A bitmap/u.test(line));
  expect(noted).toEqual([
    '- Logos/Primary Logo/Fernhill - Primary Logo - mark - EPS.eps (A bitmap, because the logo uses text.)',
    '- Logos/Primary Logo/Fernhill - Primary Logo - mark - EPS Negative.eps (A bitmap, because the logo uses text.)',
  ]);
});

it('unzip finds all variants of one logo', async () => {
  const made = await chromium.evaluate(
    async ({ of, text, palette }) => {
      const brand = { name: 'Fernhill', colors: palette };
      const source = { logo: of, bytes: new Blob([text]), brand, hasPlate: true };
      const file = await bundle.zipped(await bundle.everyVariant(source));
      const bytes = new Uint8Array(await file.arrayBuffer());
      return btoa(bytes.reduce((all, byte) => all + String.fromCharCode(byte), ''));
    },
    { of: logo('mark.svg', 'primary'), text: svg, palette: colors },
  );
  const names = await testZip(join(folder, 'variants.zip'), blobOf(made));
  expect(names.map((name) => name.replace('Fernhill - Primary Logo - mark - ', ''))).toEqual([
    'SVG.svg',
    'SVG Negative.svg',
    'PNG.png',
    'PNG Negative.png',
    'JPG.jpg',
    'EPS.eps',
    'EPS Negative.eps',
  ]);
});
