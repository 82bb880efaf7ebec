import { expect, test } from 'vitest';

import { fontWeight } from './font-weight';

test.each([
  ['600', { weight: 600, name: 'Semibold' }],
  ['350', { weight: 350, name: 'Regular' }],
  ['1000', { weight: 1000, name: 'Black' }],
  ['Extra-Bold', { weight: 800, name: 'Extra-Bold' }],
  ['book', { weight: 400, name: 'book' }],
  ['Poster', { weight: 400, name: 'Poster' }],
  ['0', { weight: 400, name: '0' }],
])('%s is a weight', (written, weight) => {
  expect(fontWeight(written)).toEqual(weight);
});
