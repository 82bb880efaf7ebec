import { expect, it } from 'vitest';

import { compareNames } from './compare-names';

it('orders names alphabetically, regardless of case and accents, and numbers by value', () => {
  const names = ['apple', 'Banana', 'Émile', 'Fall 2', 'Fall 10', 'Zoo'];
  expect(names.toReversed().toSorted(compareNames)).toEqual(names);
});
