import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { brightness, contrast, contrastGrade, formatContrast, textOn } from './contrast';
import { luminance, readableOn } from './luminance';
import { cmykToRgb, notationsOfHex, rgbToCmyk } from './conversion';
import type { Rgb } from './hex';
import { parseHex } from './hex';
import { formatCmyk, formatHex, formatRgb, normalizeHex, parseCmyk, parseRgb } from './notation';
import { simulateVision, visionMatrices } from './vision';
import { visionTypes } from './vision-types';

const channel = fc.integer({ min: 0, max: 255 });
const anyColor = fc.record({ r: channel, g: channel, b: channel });
const percent = fc.integer({ min: 0, max: 100 });
const anyInks = fc.record({ c: percent, m: percent, y: percent, k: percent });

function hex(value: string): Rgb {
  const rgb = parseHex(value);
  if (!rgb) throw new Error(`${value} is no color`);
  return rgb;
}

const black = hex('#000');
const white = hex('#fff');

describe('notations', () => {
  it.each([
    ['#205375', '#205375'],
    ['f66b0e', '#F66B0E'],
    [' #0aF ', '#00AAFF'],
  ])('read %j as %s', (typed, normal) => {
    expect(normalizeHex(typed)).toBe(normal);
  });

  it.each(['', '#', '#12', '#1234', '#12345', '#1234567', '#12345g', 'red', '##123456'])(
    'refuse %j as hex',
    (typed) => {
      expect(normalizeHex(typed)).toBeNull();
    },
  );

  it.each(['rgb(32,83,117)', 'RGB( 32 , 83 , 117 )', '32, 83, 117'])('read %j as rgb', (typed) => {
    expect(parseRgb(typed)).toEqual({ r: 32, g: 83, b: 117 });
  });

  it.each([
    'rgb(32, 83)',
    'rgb(32, 83, 256)',
    'rgb(32, 83, -1)',
    'rgb(1.5, 2, 3)',
    'rgb(1%, 2%, 3%)',
    'rgb(1, 2, 3',
  ])('refuse %j as rgb', (typed) => {
    expect(parseRgb(typed)).toBeNull();
  });

  it('read inks with and without percent signs, up to 100', () => {
    expect(parseCmyk('cmyk(73%, 29%, 0%, 54%)')).toEqual({ c: 73, m: 29, y: 0, k: 54 });
    expect(parseCmyk('73, 29, 0, 54')).toEqual({ c: 73, m: 29, y: 0, k: 54 });
    expect(parseCmyk('cmyk(101, 0, 0, 0)')).toBeNull();
  });

  it('are read back as they were written', () => {
    fc.assert(
      fc.property(anyColor, anyInks, (rgb, inks) => {
        expect(parseHex(formatHex(rgb))).toEqual(rgb);
        expect(parseRgb(formatRgb(rgb))).toEqual(rgb);
        expect(parseCmyk(formatCmyk(inks))).toEqual(inks);
      }),
    );
  });
});

describe('hex to rgb to cmyk', () => {
  it.each([
    ['#205375', 'rgb(32, 83, 117)', 'cmyk(73, 29, 0, 54)'],
    ['#000000', 'rgb(0, 0, 0)', 'cmyk(0, 0, 0, 100)'],
    ['#FFFFFF', 'rgb(255, 255, 255)', 'cmyk(0, 0, 0, 0)'],
    ['#F66B0E', 'rgb(246, 107, 14)', 'cmyk(0, 57, 94, 4)'],
  ])('makes %s into %s and %s', (value, rgb, cmyk) => {
    expect(notationsOfHex(value)).toEqual({ hex: value, rgb, cmyk });
  });

  it('waits for a whole value while one is typed', () => {
    expect(notationsOfHex('#2053')).toBeNull();
  });

  it('comes back within 3 of 255 and always leaves one ink out', () => {
    fc.assert(
      fc.property(anyColor, (rgb) => {
        const inks = rgbToCmyk(rgb);
        const back = cmykToRgb(inks);
        expect(Math.min(inks.c, inks.m, inks.y)).toBe(0);
        for (const name of ['r', 'g', 'b'] as const) {
          expect(Math.abs(back[name] - rgb[name])).toBeLessThanOrEqual(3);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('the text on a color', () => {
  it('is white below brightness 128 and black from 128 on', () => {
    expect(brightness(hex('#808080'))).toBe(128);
    expect(textOn(hex('#808080'))).toBe('black');
    expect(textOn(hex('#7f7f7f'))).toBe('white');
    expect(textOn(hex('#205375'))).toBe('white');
    expect(textOn(hex('#00a000'))).toBe('white');
  });
});

describe('contrast', () => {
  it('is 21 for black on white and 8.22 for white on the brand blue', () => {
    expect(contrast(black, white)).toBeCloseTo(21, 10);
    expect(formatContrast(contrast(white, hex('#205375')))).toBe('8.22:1');
  });

  it('has no direction, is 1 with itself and lies from 1 to 21', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (one, other) => {
        expect(contrast(one, other)).toBe(contrast(other, one));
        expect(contrast(one, one)).toBe(1);
        expect(contrast(one, other)).toBeGreaterThanOrEqual(1);
        expect(contrast(one, other)).toBeLessThanOrEqual(21);
      }),
    );
  });

  it('grows with luminance against black', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (one, other) => {
        const isLighter = luminance(one) > luminance(other);
        expect(contrast(one, black) > contrast(other, black)).toBe(isLighter);
      }),
    );
  });

  it.each([
    [21, 'AAA'],
    [7, 'AAA'],
    [6.999, 'AA'],
    [4.5, 'AA'],
    [4.499, 'AA large'],
    [3, 'AA large'],
    [2.999, 'Fail'],
    [1, 'Fail'],
  ])('of %d is graded %s', (ratio, grade) => {
    expect(contrastGrade(ratio)).toBe(grade);
  });

  it('is never rounded up to a grade that it misses', () => {
    expect(formatContrast(4.499)).toBe('4.49:1');
  });
});

describe('color vision', () => {
  it('without green cones sees the accent in linear light, not in encoded values', () => {
    expect(formatHex(simulateVision(hex('#f66b0e'), 'deuteranopia'))).toBe('#B5A100');
  });

  it.each(visionTypes)('of %s keeps greys grey', (type) => {
    for (const row of visionMatrices[type]) {
      expect(row[0] + row[1] + row[2]).toBeCloseTo(1, 5);
    }
    fc.assert(
      fc.property(channel, (level) => {
        const grey = { r: level, g: level, b: level };
        expect(simulateVision(grey, type)).toEqual(grey);
      }),
    );
  });

  it('stays within the channels of a screen', () => {
    fc.assert(
      fc.property(anyColor, fc.constantFrom(...visionTypes), (rgb, type) => {
        expect(parseRgb(formatRgb(simulateVision(rgb, type)))).not.toBeNull();
      }),
    );
  });
});

it('chooses the text with the higher contrast, which brightness alone does not', () => {
  for (let level = 0; level <= 255; level += 1) {
    const gray = { r: level, g: level, b: level };
    const better = contrast(gray, black) > contrast(gray, white) ? 'black' : 'white';
    expect(readableOn(gray)).toBe(better);
  }
});
