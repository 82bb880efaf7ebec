import { expect, it } from 'vitest';

import { joinList, splitList } from './list';

it('joins as one would say it', () => {
  expect(joinList([])).toBe('');
  expect(joinList(['red'])).toBe('red');
  expect(joinList(['red', 'blue'])).toBe('red and blue');
  expect(joinList(['red', 'blue', 'green'], 'or')).toBe('red, blue or green');
});

it('splits on commas, trims, and drops empty entries', () => {
  expect(splitList(' 400, 600 ,,Bold,')).toEqual(['400', '600', 'Bold']);
  expect(splitList(' , ')).toEqual([]);
});
