import { expect, it } from 'vitest';

import { titleSortKey } from './order';

it('orders titles as people do: by letters and numbers, regardless of case and accents', () => {
  const titles = [
    '5 ways to brew',
    '“About” us',
    'élan',
    'Elbow room',
    'Post 2',
    'post 10',
    'Post 010b',
    'Zürich',
  ];
  const byKey = titles
    .toReversed()
    .toSorted((a, b) => (titleSortKey(a) < titleSortKey(b) ? -1 : 1));
  expect(byKey).toEqual(titles);
});
