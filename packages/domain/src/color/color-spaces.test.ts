import { expect, it } from 'vitest';

import { colorSpaceToRgb } from './color-spaces';
import { formatHex } from './notation';

const hexOf = (space: string, components: readonly unknown[]) => {
  const rgb = colorSpaceToRgb(space, components);
  return rgb && formatHex(rgb);
};

/** Values that CSS Color 4 and its web platform tests give for the same color. */
it.each([
  ['srgb', [0.2, 0.4, 0.6], '#336699'],
  ['srgb-linear', [0.5, 1, 0], '#BCFF00'],
  ['hsl', [120, 100, 25], '#008000'],
  ['hsl', [-90, 50, 50], '#8040BF'],
  ['hwb', [90, 10, 10], '#80E61A'],
  ['hwb', [0, 60, 60], '#808080'],
  ['lab', [46.277, -47.552, 48.5864], '#008000'],
  ['lch', [46.2775, 67.9892, 134.3838], '#008000'],
  ['oklab', [0.51975, -0.1403, 0.10768], '#008000'],
  ['oklch', [0.51975, 0.17686, 142.495], '#008000'],
  ['display-p3', [0.21604, 0.49418, 0.13151], '#008000'],
  ['a98-rgb', [0.281363, 0.498012, 0.116746], '#008000'],
  ['prophoto-rgb', [0.230479, 0.395789, 0.129968], '#008000'],
  ['rec2020', [0.235202, 0.431704, 0.085432], '#008000'],
  ['xyz-d65', [0.07719, 0.15438, 0.02573], '#008000'],
  ['xyz-d50', [0.08314, 0.154747, 0.020953], '#008000'],
  ['display-p3', [1, 0, 0], '#FF0000'],
  ['oklch', [1, 'none', 'none'], '#FFFFFF'],
] as const)('%s %j is %s', (space, components, hex) => {
  expect(hexOf(space, components)).toBe(hex);
});

it.each([
  ['srgb', [32, 83, 117]],
  ['oklch', [63.7, 0.237, 25.3]],
  ['hsl', [120, 100]],
  ['lab', [50, '0', 0]],
  ['cmyk', [0, 0, 0]],
])('%s %j is no color', (space, components) => {
  expect(hexOf(space, components)).toBeNull();
});
