import { hexContrast } from '@brandroom/domain/brand/color-pair';
import { formatHex } from '@brandroom/domain/color/notation';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { colorDifference, nearestPassing } from './nearest-passing';

it('darkens the brand orange until it can be read on paper, and keeps its hue', () => {
  const found = nearestPassing('#F66B0E', '#F7F5F2', 4.5);
  expect(found).toMatchObject({ hex: '#BD4F00', isDarker: true });
});

it('passes by little, and needs the smaller of the two changes', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const anyHex = fc.record({ r: channel, g: channel, b: channel }).map(formatHex);
  fc.assert(
    fc.property(anyHex, anyHex, (hex, against) => {
      fc.pre(hexContrast(hex, against) < 4.5);
      const found = nearestPassing(hex, against, 4.5);
      // Black or white is readable on every color.
      expect(found).not.toBeNull();
      if (!found) return;
      expect(hexContrast(found.hex, against)).toBeGreaterThanOrEqual(4.5);
      expect(hexContrast(found.hex, against)).toBeLessThan(4.8);
      const ends = ['#000000', '#FFFFFF'].filter((end) => hexContrast(end, against) >= 4.5);
      const farthest = Math.max(...ends.map((end) => colorDifference(hex, end)));
      expect(found.difference).toBeLessThanOrEqual(farthest + 1);
    }),
    { numRuns: 300 },
  );
});

it('finds none where even black and white fall short', () => {
  expect(nearestPassing('#808080', '#777777', 7)).toBeNull();
});
