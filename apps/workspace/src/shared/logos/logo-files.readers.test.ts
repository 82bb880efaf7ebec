import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDrawing } from '@brandroom/domain/artwork/read-drawing';
import { readSvg } from '@brandroom/domain/artwork/svg-tree';
import type { Color } from '@brandroom/domain/brand/color.schema';
import { newColor } from '@brandroom/domain/brand/color.schema';
import type { Logo } from '@brandroom/domain/brand/logo.schema';
import type { LogoVariant } from '@brandroom/domain/brand/logo-variant';
import { logoFileName, logoVariants } from '@brandroom/domain/brand/logo-variant';
import type { Rgb } from '@brandroom/domain/color/hex';
import { isNearWhite } from '@brandroom/domain/color/luminance';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DocumentWriter, page as paper } from '../pdf/document-writer';
import type { PdfLogo } from '../pdf/pdf-artwork';
import { drawGround, drawLogo } from '../pdf/pdf-artwork';
import type { pdfLogo } from '../pdf/pdf-logo';
import { pdfLetters } from '../pdf/pdf-letters';
import { openBundle } from '../testing/bundle-in-chromium';
import type { Picture } from '../testing/readers';
import { newFolder, read, readPng, serveFromDisk } from '../testing/readers';
import type { everyVariant } from './logo-files';

const fixtures = new URL('fixtures/', import.meta.url).pathname;
const folder = newFolder('logos');
serveFromDisk();

/** The logos that shapes alone do not show, and why. */
const obstacles: Readonly<Record<string, readonly string[]>> = {
  bakery: ['text'],
  columns: ['style', 'transparency'],
  glass: ['transparency'],
  harbor: ['mask'],
  press: ['filter'],
};

const screenPlate: Rgb = { r: 0x1d, g: 0x4e, b: 0x89 };
const color = {
  ...newColor,
  name: 'Plate',
  hex: '#1d4e89',
  cmyk: 'cmyk(79, 43, 0, 46)',
  isPrimary: true,
} as Color;
const brand = { name: 'Fernhill', colors: [color] };

interface Source {
  readonly name: string;
  readonly fileType: Logo['fileType'];
  readonly path: string;
  /** Pixels in which the pictures are compared. */
  readonly size: readonly [number, number];
}

/** The smallest size from 240 pixels in which both edges are whole. */
function sizeOf(ratio: number): readonly [number, number] {
  for (let width = 240; ; width += 1) {
    const height = width / ratio;
    if (Math.abs(height - Math.round(height)) < 0.001) return [width, Math.round(height)];
  }
}

const vectors = readdirSync(fixtures).map((file): Source => {
  const { width, height } = readDrawing(readSvg(readFileSync(join(fixtures, file), 'utf8')));
  return {
    name: file.replace('.svg', ''),
    fileType: 'image/svg+xml',
    path: join(fixtures, file),
    size: sizeOf(width / height),
  };
});

/** PNGs with see-through parts and soft edges. */
const bitmaps = (['ring', 'signal'] as const).map((name): Source => {
  const path = join(folder, `${name}.png`);
  read('rsvg-convert', '-w', '640', '-o', path, join(fixtures, `${name}.svg`));
  const size = vectors.find((each) => each.name === name)?.size ?? [240, 180];
  return { name: `${name} bitmap`, fileType: 'image/png', path, size };
});

const types = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' } as const;

let drawn = 0;
/** Draws a file by a program that is not ours. */
function picture(file: string, [width, height]: Source['size']): Picture {
  drawn += 1;
  const path = join(folder, `${drawn}.png`);
  const extension = file.split('.').at(-1) ?? '';
  if (extension === 'eps') {
    const quiet = ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-dEPSFitPage'];
    // Ghostscript makes shapes wider by up to a pixel, so that they are drawn large.
    const large = [`-g${width * 8}x${height * 8}`, '-dDownScaleFactor=8'];
    read('gs', ...quiet, ...large, '-sDEVICE=pngalpha', '-o', path, file);
    return readPng(path);
  }
  let svg = file;
  if (extension === 'png' || extension === 'jpg') {
    const data = readFileSync(file).toString('base64');
    svg = join(folder, `${drawn}.svg`);
    writeFileSync(
      svg,
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" preserveAspectRatio="none" href="data:${types[extension]};base64,${data}"/></svg>`,
    );
  }
  read('rsvg-convert', '-w', `${width}`, '-h', `${height}`, '-o', path, svg);
  return readPng(path);
}

type Rgba = readonly [number, number, number, number];
const pixelAt = ({ pixels }: Picture, at: number): Rgba => [
  pixels[at * 4] ?? 0,
  pixels[at * 4 + 1] ?? 0,
  pixels[at * 4 + 2] ?? 0,
  (pixels[at * 4 + 3] ?? 0) / 255,
];

/** The channels of a pixel over a ground. */
const over = ([r, g, b, alpha]: Rgba, ground: Rgb) =>
  [
    r * alpha + ground.r * (1 - alpha),
    g * alpha + ground.g * (1 - alpha),
    b * alpha + ground.b * (1 - alpha),
  ] as const;

const white = { r: 255, g: 255, b: 255 };
const black = { r: 0, g: 0, b: 0 };

/** How far two pictures are apart on a ground, as a share of the whole range. */
function distance(one: Picture, other: Picture, ground = white, counts = (_: number) => true) {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  let [sum, count] = [0, 0];
  for (let at = 0; at < one.width * one.height; at += 1) {
    if (!counts(at)) continue;
    const [a, b] = [over(pixelAt(one, at), ground), over(pixelAt(other, at), ground)];
    sum += a.reduce((total, value, channel) => total + (value - (b[channel] ?? 0)) ** 2, 0);
    count += 3;
  }
  expect(count).toBeGreaterThan(1000);
  return Math.sqrt(sum / count) / 255;
}

type Kind = 'ink' | 'paper' | 'nothing';

/** The roles that the pixels of a logo have in its negative. */
function kindsOf(original: Picture): Kind[] {
  return Array.from({ length: original.width * original.height }, (_, at) => {
    const [r, g, b, alpha] = pixelAt(original, at);
    if (alpha < 0.02) return 'nothing';
    return isNearWhite({ r, g, b }) ? 'paper' : 'ink';
  });
}

/** The negative as the rule says, drawn from the pixels of the original. */
function negativeOf(
  original: Picture,
  { plate, paperAs, isOnPlate }: { plate: Rgb; paperAs: 'plate' | 'hole'; isOnPlate: boolean },
): Picture {
  const pixels = new Uint8Array(original.pixels.length);
  for (const [at, kind] of kindsOf(original).entries()) {
    const alpha = kind === 'paper' && paperAs === 'hole' ? 0 : pixelAt(original, at)[3];
    const ink = kind === 'ink' ? white : plate;
    const rgba = [ink.r, ink.g, ink.b, alpha] as const;
    const shown = isOnPlate ? [...over(rgba, plate), 255] : [ink.r, ink.g, ink.b, alpha * 255];
    pixels.set(shown.map(Math.round), at * 4);
  }
  return { ...original, pixels };
}

/** Leaves out the edges between two kinds, where each program mixes pixels in its own way. */
function insideOf(original: Picture): (at: number) => boolean {
  const kinds = kindsOf(original);
  const { width } = original;
  const around = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => y * width + x));
  return (at) => around.every((step) => (kinds[at + step] ?? kinds[at]) === kinds[at]);
}

/** The pixels of a negative that are neither white nor of the plate nor a mixture of both. */
function strangers(negative: Picture, plate: Rgb, counts = (_: number) => true): Rgba[] {
  return Array.from({ length: negative.width * negative.height }, (_, at) => at)
    .filter(counts)
    .map((at) => pixelAt(negative, at))
    .filter(([, , , alpha]) => alpha > 0.25)
    .filter(([r, g, b]) => {
      const share = (r - plate.r) / (255 - plate.r);
      const mixed = [plate.g, plate.b].map((each) => each + (255 - each) * share);
      return Math.hypot(g - (mixed[0] ?? 0), b - (mixed[1] ?? 0)) > 12;
    });
}

const coverage = ({ pixels, width, height }: Picture) =>
  Array.from({ length: width * height }, (_, at) => (pixels[at * 4 + 3] ?? 0) / 255).reduce(
    (sum, alpha) => sum + alpha,
    0,
  ) /
  (width * height);

/** The plate as Ghostscript shows its CMYK. */
function printedPlate(): Rgb {
  const path = join(folder, 'plate.eps');
  const paint = '0.79 0.43 0 0.46 setcmykcolor 0 0 72 72 rectfill showpage';
  writeFileSync(path, `%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 72 72\n${paint}\n`);
  const [r, g, b] = pixelAt(picture(path, [9, 9]), 40);
  return { r, g, b };
}

let chromium: Page;
beforeAll(async () => {
  chromium = await openBundle([
    new URL('logo-files.ts', import.meta.url),
    new URL('../pdf/pdf-logo.ts', import.meta.url),
  ]);
});
afterAll(() => chromium.context().browser()?.close());

/** The exports of both modules in the page. */
declare const bundle: { everyVariant: typeof everyVariant; pdfLogo: typeof pdfLogo };

const logoOf = ({ name, fileType }: Source) =>
  ({
    name: `${name}.${fileType === 'image/png' ? 'png' : 'svg'}`,
    type: 'primary',
    fileType,
  }) as Logo;

/** Makes every variant that the logo allows; returns the files that were written. */
async function variantsOf(source: Source, hasPlate: boolean, of = brand) {
  const logo = logoOf(source);
  const data = readFileSync(source.path).toString('base64');
  const made = await chromium.evaluate(
    async (given) => {
      const bytes = await (await fetch(`data:${given.logo.fileType};base64,${given.data}`)).blob();
      const files = await bundle.everyVariant({ ...given, bytes });
      return files.map(
        ({ name, bytes: content }) =>
          [name, content.reduce((text, byte) => text + String.fromCharCode(byte), '')] as const,
      );
    },
    { logo, data, brand: of, hasPlate },
  );
  const paths = new Map<LogoVariant, string>();
  for (const variant of logoVariants) {
    const name = logoFileName(brand.name, logo, variant);
    const content = made.find(([each]) => each === name)?.[1];
    if (content === undefined) continue;
    const path = join(folder, `${hasPlate ? 'plate ' : ''}${name}`);
    writeFileSync(path, content, 'latin1');
    paths.set(variant, path);
  }
  expect(paths.size).toBe(made.length);
  return paths;
}

/** One page with a logo in its upper left corner. */
class LogoSheet extends DocumentWriter {
  place(logo: PdfLogo, height: number): void {
    const place = { x: paper.margin, y: paper.margin, height };
    drawGround(this.doc, logo, place);
    drawLogo(this.doc, logo, place);
  }
}

async function pdfPicture(source: Source): Promise<Picture> {
  const [width, height] = source.size;
  const text = readFileSync(source.path).toString('base64');
  const { jpeg, ...logo } = await chromium.evaluate(
    async ({ of, data, colors }) => {
      const bytes = await (await fetch(`data:${of.fileType};base64,${data}`)).blob();
      const made = await bundle.pdfLogo(of, bytes, colors);
      return { ...made, jpeg: made.jpeg && Array.from(new Uint8Array(made.jpeg)) };
    },
    { of: logoOf(source), data: text, colors: brand.colors },
  );
  const at = new Date('2026-03-02T10:00:00Z');
  const letters = await pdfLetters('');
  const sheet = new LogoSheet({ title: 'Logo', author: 'Fernhill', at, letters });
  sheet.place({ ...logo, jpeg: jpeg && new Uint8Array(jpeg).buffer }, height / 2);
  const { bytes } = await sheet.finish();
  const path = join(folder, `${source.name}.pdf`);
  writeFileSync(path, bytes);
  const crop = ['-x', '-y'].flatMap((each) => [each, `${paper.margin * 2}`]);
  const box = ['-W', `${width}`, '-H', `${height}`];
  read('pdftocairo', '-r', '144', '-png', '-singlefile', ...crop, ...box, path, path);
  return readPng(`${path}.png`);
}

describe('a logo that is white already', () => {
  const chalk: Source = {
    name: 'chalk',
    fileType: 'image/svg+xml',
    path: join(folder, 'chalk.svg'),
    size: [240, 120],
  };
  writeFileSync(
    chalk.path,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle cx="12" cy="10" r="8" fill="#fff"/><path d="M24 4h12v12H24z" fill="#fdfdfd"/></svg>',
  );

  it.each([
    ['the brand’s color', color, screenPlate],
    ['black where that color is pale', { ...color, hex: '#fdf6e3' }, black],
  ])('has %s behind it in a JPG', async (_, primary, ground) => {
    const files = await variantsOf(chalk, false, { ...brand, colors: [primary] });
    const shown = picture(files.get('jpg') ?? '', chalk.size);
    const original = picture(chalk.path, chalk.size);
    expect(distance(shown, original, ground)).toBeLessThan(0.03);
  });

  it('has the brand’s color behind it in a PDF', async () => {
    const shown = await pdfPicture(chalk);
    const original = picture(chalk.path, chalk.size);
    expect(distance(shown, original, screenPlate)).toBeLessThan(0.03);
  });
});

describe.each([...vectors, ...bitmaps].map((source) => [source.name, source] as const))(
  '%s',
  (name, source) => {
    const isVector = source.fileType === 'image/svg+xml';
    const known = obstacles[name] ?? [];
    const isShapes = isVector && known.length === 0;
    let original: Picture;
    let plain: Map<LogoVariant, string>;
    let onPlate: Map<LogoVariant, string>;
    beforeAll(async () => {
      original = picture(source.path, source.size);
      plain = await variantsOf(source, false);
      onPlate = await variantsOf(source, true);
    });
    const shown = (files: Map<LogoVariant, string>, variant: LogoVariant) =>
      picture(files.get(variant) ?? '', source.size);

    it('is made in each variant that its shapes allow', () => {
      const isNegatable = !known.some((each) => ['filter', 'style'].includes(each));
      const made = logoVariants.filter(
        (variant) => !variant.startsWith('svg') || (isVector && (variant === 'svg' || isNegatable)),
      );
      expect([...plain.keys()]).toEqual(made);
      expect([...onPlate.keys()]).toEqual(made);
    });

    it('looks like the original in SVG, PNG, JPG, EPS and PDF', async () => {
      expect(coverage(original)).toBeGreaterThan(0.1);
      if (isVector)
        expect(distance(shown(plain, 'svg'), original, black), 'svg').toBeLessThan(0.003);
      expect(distance(shown(plain, 'png'), original, black), 'png').toBeLessThan(0.03);
      for (const variant of ['jpg', 'eps'] as const) {
        expect(distance(shown(plain, variant), original), variant).toBeLessThan(0.03);
      }
      const pdf = await pdfPicture(source);
      expect(distance(pdf, original), 'pdf').toBeLessThan(0.03);
      // The PNG is the browser's own rendering.
      const inBrowser = shown(plain, 'png');
      expect(distance(pdf, inBrowser), 'pdf in the browser').toBeLessThan(0.03);
      expect(distance(shown(plain, 'eps'), inBrowser), 'eps in the browser').toBeLessThan(0.03);
    });

    it('is all shapes in an EPS where no bitmap is needed', () => {
      const text = readFileSync(plain.get('eps') ?? '', 'latin1');
      expect(text.includes('DCTDecode')).toBe(!isShapes);
    });

    it('is white and of the plate alone in its negatives', () => {
      const inside = insideOf(original);
      for (const variant of ['svgNegative', 'pngNegative', 'epsNegative'] as const) {
        if (!plain.has(variant)) continue;
        const isBitmapEps = variant === 'epsNegative' && !isShapes;
        const isVectorEps = variant === 'epsNegative' && isShapes;
        const plate = isVectorEps ? printedPlate() : screenPlate;
        const paperAs = variant === 'pngNegative' ? 'hole' : 'plate';
        const [free, grounded] = [shown(plain, variant), shown(onPlate, variant)];
        // A bitmap in an EPS always has the plate behind it.
        const expected = negativeOf(original, { plate, paperAs, isOnPlate: isBitmapEps });
        expect(distance(free, expected, black, inside), variant).toBeLessThan(0.03);
        const expectedOnPlate = negativeOf(original, { plate, paperAs, isOnPlate: true });
        expect(distance(grounded, expectedOnPlate, black, inside), variant).toBeLessThan(0.03);
        // JPEG mixes colors along edges.
        const counts = isBitmapEps ? inside : undefined;
        expect(strangers(free, plate, counts), variant).toEqual([]);
        expect(strangers(grounded, plate, counts), variant).toEqual([]);
      }
    });
  },
);
