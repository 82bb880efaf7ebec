import { describe, expect, it } from 'vitest';

import { archiveNotes, epsNote, missingVariant } from '../brand/logo-variant';
import { negativeSvg } from './negative';
import { readDrawing } from './read-drawing';
import { readSvg, writeSvg } from './svg-tree';

const svg = (inside: string, attributes = '') =>
  readSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" ${attributes}>${inside}</svg>`,
  );
const plate = { color: { r: 29, g: 78, b: 137 }, isDrawn: false };
const negative = (inside: string, attributes = '', isDrawn = false) =>
  writeSvg(negativeSvg(svg(inside, attributes), { ...plate, isDrawn }));

describe('the negative of a drawing with a mask', () => {
  it('keeps the colors of the mask and of what it uses', () => {
    const text = negative(
      '<linearGradient id="g"><stop stop-color="white"/><stop offset="1" stop-color="black"/></linearGradient><mask id="m" fill="white"><path d="M0 0h9v9z"/><rect width="9" height="9" fill="url(#g)"/></mask><path d="M0 0h9v9z" fill="#205375" mask="url(#m)"/>',
    );
    expect(text).toContain('<mask id="m" fill="white" stroke="none" color="black">');
    expect(text).toContain('fill="url(#unchanged-g)"');
    expect(text).toMatch(/id="unchanged-g"><stop stop-color="white">.*stop-color="black"/u);
    expect(text).toContain('fill="#FFFFFF" mask="url(#m)"');
  });

  it('draws shapes without paint black in the mask', () => {
    expect(negative('<mask id="m"><path d="M0 0h9v9z"/></mask>')).toContain('id="m" fill="black"');
  });
});

describe('the plate behind a negative', () => {
  it('has no outline, and covers what the view box leaves free', () => {
    const text = negative('<path d="M0 0h9v9z"/>', 'stroke="#205375" width="20" height="20"', true);
    expect(text).toContain(
      '<rect x="0" y="-5" width="20" height="20" fill="#1D4E89" fill-opacity="1" stroke="none">',
    );
  });
});

it('near-white gradients take the color of the plate, others are white', () => {
  const stops = (color: string) => `<stop stop-color="#fff"/><stop stop-color="${color}"/>`;
  const text = negative(
    `<linearGradient id="a">${stops('#f5f5f5')}</linearGradient><linearGradient id="b">${stops('#205375')}</linearGradient><path d="M0 0h9v9z" fill="url(#a)"/><path d="M0 0h9v9z" fill="url(#b) red"/>`,
  );
  expect(text.match(/stop-color="#\w+"/gu)).toEqual([
    'stop-color="#1D4E89"',
    'stop-color="#1D4E89"',
    'stop-color="#FFFFFF"',
    'stop-color="#FFFFFF"',
  ]);
  expect(text).toContain('fill="url(#b) #FFFFFF"');
});

it('bright colors are ink, cream and white are paper', () => {
  const fills = ['#205375', '#fff200', '#d4ff3d', '#f6efe3', '#fff'];
  const text = negative(fills.map((fill) => `<path d="M0 0h9v9z" fill="${fill}"/>`).join(''));
  expect(text.match(/(?<=<path[^>]*)fill="#\w+"/gu)).toEqual([
    'fill="#FFFFFF"',
    'fill="#FFFFFF"',
    'fill="#FFFFFF"',
    'fill="#1D4E89"',
    'fill="#1D4E89"',
  ]);
});

const path = '<path d="M0 0h9v9z"/>';
it.each([
  ['an opacity of all of it', ['transparency'], path, 'opacity=".5"'],
  ['a clip of all of it', ['clip'], path, 'clip-path="url(#c)"'],
  ['a background', ['style'], path, 'style="background:#205375"'],
  ['a color of another space', ['style'], '<path d="M0 0h9v9z" fill="oklch(.5 .1 20)"/>', ''],
  [
    'a clip of two shapes that overlap',
    ['clip'],
    '<clipPath id="c"><path d="M0 0h9v9z"/><path d="M9 9V0H0z"/></clipPath><path d="M0 0h9v9z" clip-path="url(#c)"/>',
    '',
  ],
  ['isolation alone', [], `<g style="isolation:isolate">${path}</g>`, ''],
])('knows what shapes cannot show: %s', (_, obstacles, inside, attributes) => {
  expect(readDrawing(svg(inside, attributes)).obstacles).toEqual(obstacles);
});

it.each([
  ['color(display-p3 0.2465 0.4143 0.9647)', { r: 47, g: 107, b: 255 }],
  ['color(srgb 1 0 .5 / 1)', { r: 255, g: 0, b: 128 }],
  ['HSL(340DEG, 82%, 45%)', { r: 209, g: 21, b: 83 }],
])('reads %s', (fill, rgb) => {
  const drawing = readDrawing(svg(`<path d="M0 0h9v9z" fill="${fill}"/>`));
  expect(drawing).toMatchObject({ obstacles: [], shapes: [{ fill: rgb }] });
});

it('a gradient without extent is its last color, and a level line has none of its own box', () => {
  const [filled, line] = readDrawing(
    svg(
      '<linearGradient id="a" x1="50%" x2="50%"><stop stop-color="#fff"/><stop stop-color="#205375"/></linearGradient><path d="M0 0h9v9z" fill="url(#a)"/><path d="M0 0h9" stroke="url(#a)"/>',
    ),
  ).shapes;
  expect(filled?.fill).toEqual({ r: 32, g: 83, b: 117 });
  expect(line?.stroke).toBeNull();
});

it('an SVG Negative is refused for parts with colors of their own', () => {
  const logo = { fileType: 'image/svg+xml' } as const;
  expect(missingVariant(logo, 'svgNegative', ['filter', 'image', 'text'])).toBe(
    "An SVG can't show a negative of filters and pictures. Download PNG Negative instead.",
  );
  expect(missingVariant(logo, 'svgNegative', ['text', 'mask'])).toBeNull();
  expect(missingVariant(logo, 'epsNegative', ['filter'])).toBeNull();
});

it('an EPS that has to be a bitmap says why', () => {
  const logo = { fileType: 'image/svg+xml' } as const;
  expect(epsNote(logo, [])).toBeNull();
  expect(epsNote(logo, ['text'])).toBe('A bitmap, because the logo uses text.');
  expect(epsNote({ fileType: 'image/jpeg' }, [])).toBe('A bitmap, because the logo is a JPG.');
});

it('an archive of all variants names its missing files and its bitmaps', () => {
  expect(archiveNotes({ fileType: 'image/svg+xml' }, [])).toEqual([]);
  expect(archiveNotes({ fileType: 'image/svg+xml' }, ['text'])).toEqual([
    'The EPS files are bitmaps, because the logo uses text.',
  ]);
  expect(archiveNotes({ fileType: 'image/png' }, [])).toEqual([
    'Not included: SVG and SVG Negative. A PNG has no shapes.',
    'The EPS files are bitmaps, because the logo is a PNG.',
  ]);
});
