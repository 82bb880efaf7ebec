import { expect, it } from 'vitest';

import { namedList } from './named-list';

it.each([
  { names: [], text: '' },
  { names: ['a'], text: 'a' },
  { names: ['a', 'b'], text: 'a and b' },
  { names: ['a', 'b', 'c'], text: 'a, b and 1 more' },
])('names at most two of $names.length and counts the others', ({ names, text }) => {
  expect(namedList(names, 2)).toBe(text);
});

it('names all by default', () => {
  expect(namedList(['a', 'b', 'c'])).toBe('a, b and c');
});
