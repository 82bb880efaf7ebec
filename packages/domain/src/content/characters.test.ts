import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { charactersOf, startFitting } from './characters';

test.for([
  ['The apples are in', 17, 'The apples are in'],
  ['The apples are in', 3, 'The'],
  ['ab🎉', 3, 'ab'],
  ['ab🎉', 4, 'ab🎉'],
  ['a👩‍🌾b', 5, 'a'],
  ['a👩‍🌾b', 6, 'a👩‍🌾'],
  ['👩‍🌾', 2, ''],
  ['', 5, ''],
] as const)('%j in %i units is %j', ([text, max, start]) => {
  expect(startFitting(text, max)).toBe(start);
});

test('as many whole characters as fit, and not one more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 40 }), (text, max) => {
      const start = startFitting(text, max);
      const [next = ''] = charactersOf(text.slice(start.length));
      return (
        text.startsWith(start) &&
        start.length <= max &&
        (start === text || start.length + next.length > max)
      );
    }),
  );
});
