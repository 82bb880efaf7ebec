import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { charactersOf } from './characters';
import { startFitting } from './graphemes';

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

const graphemes = new Intl.Segmenter('en-US', { granularity: 'grapheme' });
const segmented = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Plain ones, and what joins with the one before it, the one after it, or both. */
const kinds = [
  ['a', 'é', 'ß', 'я', '日', 'カ', ' ', '\n', '\t', '1', '#', '—', '©'],
  ['\r', '\u0301', '\u200D', '\uFE0F', '\u20E3', '\uFF9E', '\u0600', '\u0D4E', '\u0E33'],
  ['\u1100', '\u1161', '가', 'क', '\u094D', '👩', '🏽', '🇩', '🇪', '\uD83E', '\u{E0067}'],
].flat();

test('the characters of a text are those that the segmenter finds, wherever plain ones meet what joins', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...kinds), maxLength: 12 }), (text) => {
      expect(charactersOf(text)).toEqual(segmented(text));
    }),
    { numRuns: 2000 },
  );
});

test('the characters of a long text are all found', () => {
  const line = 'Café ☕️ for 👩‍👩‍👧, 日本 and e\u0301 too.\r\n';
  const long = line.repeat(1000);
  expect(charactersOf(long)).toHaveLength(segmented(line).length * 1000);
  expect(charactersOf(long).join('')).toBe(long);
});
