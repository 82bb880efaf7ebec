import { describe, expect, it } from 'vitest';

import { matchText, matchWord, searchWords } from './match-words';

it('reads words in any case, with and without accents and marks', () => {
  expect(searchWords(' Café-menu: “Ünter”, v2 ')).toEqual(['cafe', 'menu', 'unter', 'v2']);
  expect(searchWords(' – ')).toEqual([]);
});

describe('a typed word', () => {
  it('matches the same word best, then a beginning, then a part', () => {
    const of = (word: string) => matchWord(word, 'form', true);
    expect(of('form')).toBeGreaterThan(of('formal'));
    expect(of('formal')).toBeGreaterThan(of('platform'));
    expect(of('platform')).toBeGreaterThan(of('from'));
    expect(of('from')).toBeGreaterThan(of('letter'));
    expect(of('letter')).toBe(0);
  });

  it.each([
    ['cofee', 'coffee', 'a letter left out'],
    ['cooffee', 'coffee', 'a letter too many'],
    ['calender', 'calendar', 'another letter'],
    ['clor', 'color', 'a letter left out of a short word'],
    ['ocaen', 'ocean', 'two letters swapped'],
    ['instgarm', 'instagram', 'two slips in a long word'],
    ['insat', 'instagram', 'a slip in a beginning'],
  ])('%s matches %s: %s', (typed, word) => {
    expect(matchWord(word, typed, true)).toBeGreaterThan(0);
    expect(matchWord(word, typed, false)).toBe(0);
  });

  it.each([
    ['tee', 'toe', 'three letters have no typo'],
    ['coffee', 'carrot', 'too far away'],
    ['kofeee', 'coffee', 'two slips in a short word'],
  ])('%s does not match %s: %s', (typed, word) => {
    expect(matchWord(word, typed, true)).toBe(0);
  });
});

describe('a text', () => {
  it('has to match every typed word, in any order', () => {
    expect(matchText('Summer menu launch', ['launch', 'sum'], false)).toBeGreaterThan(0);
    expect(matchText('Summer menu', ['launch', 'sum'], false)).toBe(0);
  });

  it('that begins with the typed words comes first', () => {
    const typed = ['create'];
    expect(matchText('Create content', typed, false)).toBeGreaterThan(
      matchText('Content: create', typed, false),
    );
  });
});
