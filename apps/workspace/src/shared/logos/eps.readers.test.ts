import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeEps } from '@brandroom/domain/artwork/eps';
import { readDrawing } from '@brandroom/domain/artwork/read-drawing';
import { readSvg } from '@brandroom/domain/artwork/svg-tree';
import { expect, it } from 'vitest';

const size =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="200" height="100"';
const svg = (inside: string, box = '0 0 200 100') =>
  `<svg ${size} viewBox="${box}">${inside}</svg>`;

const logos = {
  'a linear and a radial gradient': svg(
    '<linearGradient id="a"><stop offset=".2" stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient><radialGradient id="b" gradientUnits="userSpaceOnUse" cx="150" cy="50" r="40"><stop stop-color="#fff"/><stop offset="1" stop-color="#080"/></radialGradient><rect width="90" height="90" fill="url(#a)"/><circle cx="150" cy="50" r="40" fill="url(#b)"/>',
  ),
  'a clip': svg(
    '<clipPath id="c"><circle cx="100" cy="50" r="40"/></clipPath><g clip-path="url(#c)"><rect width="100" height="100" fill="#205375"/><rect x="100" width="100" height="100" fill="#f66b0e"/></g>',
  ),
  'nested transforms': svg(
    '<g transform="translate(100 50) rotate(30)"><g transform="scale(2 .5) skewX(20)"><rect x="-20" y="-20" width="40" height="40" fill="#205375"/></g></g>',
  ),
  'classes of a style sheet': svg(
    '<style>.a{fill:#c8633a}g .b{fill:#205375!important}</style><rect class="a" width="100" height="100"/><g><rect class="a b" x="100" width="100" height="100" style="fill:red"/></g>',
  ),
  'use and symbol': svg(
    '<defs><path id="p" d="M0 0h30v30h-30z"/><symbol id="s" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></symbol></defs><use xlink:href="#p" x="10" y="10" fill="#205375"/><use xlink:href="#s" x="100" y="10" width="80" height="80" fill="#f66b0e"/>',
  ),
  'dashed strokes': svg(
    '<path d="M10 50C60 0 140 100 190 50" fill="none" stroke="#205375" stroke-width="8" stroke-dasharray="16 10" stroke-linecap="round"/>',
  ),
  'even-odd holes and arcs': svg(
    '<path fill-rule="evenodd" d="M10 50a40 40 0 1180 0 40 40 0 01-80 0zM30 50a20 20 0 1140 0 20 20 0 01-40 0zM110 10h80v80h-80zM130 30q20-20 40 0t0 40h-40z" fill="#205375"/>',
  ),
  'a huge view box': svg(
    '<path d="M0 0L2000000 1000000V0Z" fill="#205375"/>',
    '0 0 2000000 1000000',
  ),
} as const;

const folder = mkdtempSync(join(tmpdir(), 'eps-'));

/** Returns the pixels of a PPM file, three bytes each. */
function pixels(file: string): Uint8Array {
  const bytes = readFileSync(file);
  const { 0: head } = /^P6\s+\d+\s+\d+\s+\d+\s/u.exec(bytes.toString('latin1')) ?? [''];
  return bytes.subarray(head.length);
}

/** Returns the mean difference of two images, from 0 to 1. */
function distance(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length);
  const sum = one.reduce((total, value, at) => total + (value - (other[at] ?? 0)) ** 2, 0);
  return Math.sqrt(sum / one.length) / 255;
}

it.each(Object.entries(logos))('Ghostscript draws %s as librsvg does', (name, text) => {
  const drawing = readDrawing(readSvg(text));
  expect(drawing.obstacles).toEqual([]);
  const path = (extension: string) => join(folder, `${name.replaceAll(' ', '-')}.${extension}`);
  const eps = writeEps(drawing, { title: name, colors: [] });
  // oxlint-disable-next-line no-control-regex -- a file of 7-bit characters
  expect(eps).toMatch(/^[\u0000-\u007f]*$/u);
  writeFileSync(path('eps'), eps);
  writeFileSync(path('svg'), text);
  const quiet = ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-dEPSCrop'];
  const smooth = ['-dGraphicsAlphaBits=4', '-r96', '-sDEVICE=ppmraw'];
  execFileSync('gs', [...quiet, ...smooth, '-o', path('eps.ppm'), path('eps')]);
  execFileSync('rsvg-convert', ['-f', 'pdf', '-o', path('pdf'), path('svg')]);
  execFileSync('gs', [...quiet, ...smooth, '-o', path('svg.ppm'), path('pdf')]);
  expect(distance(pixels(path('eps.ppm')), pixels(path('svg.ppm')))).toBeLessThan(0.03);
});

it.each([
  ['text', '<text y="20">Acme</text>'],
  ['transparency', '<rect width="9" height="9" opacity=".5"/>'],
])('%s is known not to be shapes', (obstacle, inside) => {
  expect(readDrawing(readSvg(svg(inside))).obstacles).toEqual([obstacle]);
});

it('a brand color with a PMS value becomes a spot color with its own plate', () => {
  const colors = [{ hex: '#205375', cmyk: 'cmyk(73, 29, 0, 54)', pms: 'PMS 7700 C' }];
  const drawing = readDrawing(readSvg(svg('<rect width="99" height="99" fill="#205375"/>')));
  writeFileSync(join(folder, 'spot.eps'), writeEps(drawing, { title: 'Spot', colors }));
  const plates = ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-dEPSCrop', '-sDEVICE=tiffsep'];
  execFileSync('gs', [...plates, '-o', join(folder, 'spot.tif'), join(folder, 'spot.eps')]);
  expect(readFileSync(join(folder, 'spot(PMS 7700 C).tif')).length).toBeGreaterThan(0);
});
