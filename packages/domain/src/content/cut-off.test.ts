import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { brandCheck } from './brand-check';
import { beginningOf, cutOff, feedCuts, inboxCuts, slugOf } from './cut-off';
import { platforms } from './platform';
import { platformLimits } from './limits';

test.for([
  ['The apples are in', 20, 'The apples are in', false],
  ['The apples are in', 17, 'The apples are in', false],
  ['The apples are in', 14, 'The apples are', true],
  ['The apples are in', 13, 'The apples', true],
  ['The apples are in', 5, 'The a', true],
  ['Apfelweinkelterei', 5, 'Apfel', true],
  ['👩‍🌾👩‍🌾👩‍🌾', 2, '👩‍🌾👩‍🌾', true],
  ['', 5, '', false],
] as const)('%j cut at %i shows %j', ([text, limit, shown, isCut]) => {
  expect(cutOff(text, limit)).toEqual({ shown, isCut });
});

test('the shown part is the beginning of the text, within the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, limit) => {
      const { shown, isCut } = cutOff(text, limit);
      const count = [...new Intl.Segmenter('en-US').segment(shown)].length;
      return text.startsWith(shown) && (isCut ? count <= limit : shown === text);
    }),
  );
});

test('the brand check and the previews agree on the limit, in visible characters', () => {
  const words = { type: 'email', title: 'T', description: '', body: 'Words.' } as const;
  const draft = { ...words, preheader: 'More.', images: [], campaignId: null, tags: [] };
  const quiet = { rules: [], messages: [], tones: [] };
  for (const count of [59, 60, 61, 62]) {
    const subject = '👩‍🌾'.repeat(count);
    const { isCut } = cutOff(subject, inboxCuts.desktop.subject);
    const found = brandCheck({ ...draft, subject }, quiet).map(({ message }) => message);
    expect(found).toEqual(
      isCut ? [`The subject line is cut off: it has ${count} characters.`] : [],
    );
  }
});

test('a beginning ends at a word, with an ellipsis', () => {
  expect(beginningOf('The apples are in', 14)).toBe('The apples are…');
  expect(beginningOf('The apples are in', 17)).toBe('The apples are in');
});

test('no feed cuts where its platform allows no more', () => {
  const later = platforms.filter((each) => feedCuts[each] > platformLimits[each].characters);
  expect(later).toEqual([]);
});

test.for([
  ['How we press', 'how-we-press'],
  ['  Größe & Farbe! ', 'grosse-farbe'],
  ['Äpfel — jetzt', 'apfel-jetzt'],
  ['?!', ''],
] as const)('%j has the address %j', ([title, slug]) => {
  expect(slugOf(title)).toBe(slug);
});
