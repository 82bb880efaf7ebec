import { join } from 'node:path';

import type { Picture } from './readers';
import { newFolder, read, readPicture } from './readers';

/** A word, such as the name in a partner's mark, in points: its left edge and its middle. */
interface PartnerMark {
  readonly page: number;
  readonly left: number;
  readonly y: number;
}

/** Finds the marks of partners in the order of the pages. */
export const partnerMarks = (path: string): PartnerMark[] => placesOf(path, 'Partner');

/** Finds a word of a PDF in the order of the pages. */
export function placesOf(path: string, word: string): PartnerMark[] {
  const pages = read('pdftotext', '-bbox', path, '-').split('<page ').slice(1);
  return pages.flatMap((text, index) =>
    text
      .split('\n')
      .filter((line) => line.includes(`>${word}<`))
      .map((line) => {
        const [left = 0, top = 0, , bottom = 0] = (line.match(/[\d.]+/gu) ?? []).map(Number);
        return { page: index + 1, left, y: (top + bottom) / 2 };
      }),
  );
}

/** Pixels per point. */
const scale = 4;
const folder = newFolder('marks');

/** Programs that draw a page of a PDF. */
export const renderers = [
  [
    'poppler',
    (path: string, page: number): Picture => {
      const to = join(folder, 'poppler');
      const range = ['-f', `${page}`, '-l', `${page}`, '-singlefile'];
      read('pdftoppm', '-r', `${72 * scale}`, ...range, path, to);
      return readPicture(`${to}.ppm`);
    },
  ],
  [
    'Ghostscript',
    (path: string, page: number): Picture => {
      const to = join(folder, 'ghostscript.ppm');
      const options = ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-sDEVICE=ppmraw'];
      const range = [`-dFirstPage=${page}`, `-dLastPage=${page}`, `-r${72 * scale}`];
      read('gs', ...options, ...range, '-o', to, path);
      return readPicture(to);
    },
  ],
] as const;

type Pixel = readonly [r: number, g: number, b: number];
type Spot = readonly [x: number, y: number];

function pixelAt({ width, pixels }: Picture, [x, y]: Spot): Pixel {
  const at = (y * width + x) * 3;
  const [r = 255, g = 255, b = 255] = pixels.subarray(at, at + 3);
  return [r, g, b];
}

/** The color of the page left of a name. */
export const pixelBeside = (picture: Picture, { left, y }: PartnerMark): Pixel =>
  pixelAt(picture, [Math.round((left - 1) * scale), Math.round(y * scale)]);

/** Steps from a spot until a pixel fits; fails beyond the page. */
function walk(picture: Picture, from: Spot, step: Spot, fits: (pixel: Pixel) => boolean): Spot {
  let [x, y] = from;
  while (!fits(pixelAt(picture, [x, y]))) {
    [x, y] = [x + step[0], y + step[1]];
    if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) throw new Error('Not found.');
  }
  return [x, y];
}

const isBlack = (pixel: Pixel) => Math.max(...pixel) < 60;

/** Finds the right end of the logo of one color on the left of a partner's mark, in the row of the name. */
function logoBeside(picture: Picture, { left, y }: PartnerMark, isInk: (pixel: Pixel) => boolean) {
  const name: Spot = [Math.round((left - 1) * scale), Math.round(y * scale)];
  const [edge] = walk(picture, name, [-1, 0], isBlack);
  const [logo] = walk(picture, [edge, name[1]], [-1, 0], isInk);
  return { name, logo };
}

const isOf = (ink: Pixel) => (pixel: Pixel) =>
  pixel.every((value, at) => Math.abs(value - (ink[at] ?? 0)) < 6);

/** Measures a partner's mark with a black edge, and the logo of one color on its left, in pixels. */
export function heightsOf(picture: Picture, mark: PartnerMark, ink: Pixel) {
  const isInk = isOf(ink);
  function heightFrom(from: Spot, ...stops: ((pixel: Pixel) => boolean)[]): number {
    const [top, bottom] = [-1, 1].map((step) =>
      stops.reduce((spot, isStop) => walk(picture, spot, [0, step], isStop), from),
    );
    return (bottom?.[1] ?? 0) - (top?.[1] ?? 0) - 1;
  }
  const { name, logo } = logoBeside(picture, mark, isInk);
  return {
    partner: heightFrom(name, isBlack, (pixel) => !isBlack(pixel)),
    logo: heightFrom([logo - 2, name[1]], (pixel) => !isInk(pixel)),
  };
}

/** Measures from the logo of one color to the nearest black line on its right, in points. */
export function lineBesideLogo(picture: Picture, mark: PartnerMark, ink: Pixel): number {
  const isInk = isOf(ink);
  const { name, logo } = logoBeside(picture, mark, isInk);
  const [top = 0, bottom = 0] = [-1, 1].map(
    (step) => walk(picture, [logo - 2, name[1]], [0, step], (pixel) => !isInk(pixel))[1],
  );
  const rows = Array.from({ length: bottom - top - 1 }, (_, at) => top + 1 + at);
  const lines = rows.map((row) => walk(picture, [logo, row], [1, 0], isBlack)[0]);
  return (Math.min(...lines) - logo - 1) / scale;
}

/** Returns the free space left and right of one color in a row of the page, in points. */
export function sidesOf(picture: Picture, y: number, ink: Pixel): readonly [number, number] {
  const row = Math.round(y * scale);
  const last = picture.width - 1;
  const [left] = walk(picture, [0, row], [1, 0], isOf(ink));
  const [right] = walk(picture, [last, row], [-1, 0], isOf(ink));
  return [left / scale, (last - right) / scale];
}
