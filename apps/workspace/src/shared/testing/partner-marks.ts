import { join } from 'node:path';

import type { Picture } from './readers';
import { newFolder, read, readPicture } from './readers';

/** The name in a partner's mark, in points: its left edge and its middle. */
interface PartnerMark {
  readonly page: number;
  readonly left: number;
  readonly y: number;
}

const namePattern = />Partner</u;

/** Finds the marks of partners in the order of the pages. */
export function partnerMarks(path: string): PartnerMark[] {
  const pages = read('pdftotext', '-bbox', path, '-').split('<page ').slice(1);
  return pages.flatMap((text, index) =>
    text
      .split('\n')
      .filter((line) => namePattern.test(line))
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

/** Measures a partner's mark with a black edge, and the logo of one color on its left, in pixels. */
export function heightsOf(picture: Picture, { left, y }: PartnerMark, ink: Pixel) {
  const isInk = (pixel: Pixel) => pixel.every((value, at) => Math.abs(value - (ink[at] ?? 0)) < 6);
  function heightFrom(from: Spot, ...stops: ((pixel: Pixel) => boolean)[]): number {
    const [top, bottom] = [-1, 1].map((step) =>
      stops.reduce((spot, isStop) => walk(picture, spot, [0, step], isStop), from),
    );
    return (bottom?.[1] ?? 0) - (top?.[1] ?? 0) - 1;
  }
  const name: Spot = [Math.round((left - 1) * scale), Math.round(y * scale)];
  const [edge] = walk(picture, name, [-1, 0], isBlack);
  const [logo] = walk(picture, [edge, name[1]], [-1, 0], isInk);
  return {
    partner: heightFrom(name, isBlack, (pixel) => !isBlack(pixel)),
    logo: heightFrom([logo - 2, name[1]], (pixel) => !isInk(pixel)),
  };
}
