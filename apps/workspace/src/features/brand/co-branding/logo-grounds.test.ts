import { parseHex } from '@brandroom/domain/color/hex';
import { expect, it } from 'vitest';

import { isWhiteLogo } from '../../../shared/logos/logo-ground';
import { inksOf } from '../../../shared/logos/logo-inks';
import { groundsOf, logoGrounds } from './logo-grounds';

const rgb = (hex: string) => parseHex(hex) ?? { r: 0, g: 0, b: 0 };
const grounds = groundsOf([
  { name: 'Green', hex: '#1f4d3a' },
  { name: 'No color', hex: 'green' },
]);
const names = (...inks: string[]) => {
  const found = logoGrounds(inks.map(rgb), grounds);
  return found && [found.best.name, found.worst.name];
};

it('measures the ground that a logo is shown on, and the one to avoid', () => {
  expect(names('#1f4d3a')).toEqual(['White', 'Green']);
  expect(names('#ffffff')).toEqual(['Black', 'White']);
  expect(names('#1f4d3a', '#ffffff')).toEqual(['White', 'Green']);
  expect(names()).toBeNull();
});

it('finds the colors of a logo without its transparent parts and soft edges', () => {
  const dot = (hex: string, alpha = 255) => [...Object.values(rgb(hex)), alpha];
  const many = (count: number, one: number[]) => Array.from({ length: count }, () => one).flat();
  const pixels = new Uint8ClampedArray([
    ...many(60, dot('#1f4d3a')),
    ...many(40, dot('#ffffff')),
    ...many(50, dot('#ff0000', 0)),
    ...dot('#808080'),
  ]);
  expect(inksOf(pixels)).toEqual([rgb('#1f4d3a'), rgb('#ffffff')]);
});

it('detects a logo that white paper would hide', () => {
  expect(isWhiteLogo([rgb('#ffffff'), rgb('#fdfdfd')])).toBe(true);
  expect(isWhiteLogo([rgb('#fff200')])).toBe(true);
  expect(isWhiteLogo([rgb('#ffffff'), rgb('#1f4d3a')])).toBe(false);
  expect(isWhiteLogo([])).toBe(false);
});
