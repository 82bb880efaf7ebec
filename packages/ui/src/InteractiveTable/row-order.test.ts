import { expect, it } from 'vitest';
import { compareValues, isFound } from './row-order';

it('puts words in the order of the alphabet, and numbers in them by size', () => {
  expect(['Post 10', 'post 2', 'Élan', 'Zebra'].toSorted(compareValues)).toEqual([
    'Élan',
    'post 2',
    'Post 10',
    'Zebra',
  ]);
});

it('puts numbers and dates by size', () => {
  expect([10, 9, -1].toSorted(compareValues)).toEqual([-1, 9, 10]);
  const [june, may] = [new Date('2025-06-01'), new Date('2025-05-01')];
  expect([june, may].toSorted(compareValues)).toEqual([may, june]);
});

it('finds a text in words and numbers in any case', () => {
  expect(isFound('Summer launch', ' LAUNCH ')).toBe(true);
  expect(isFound(1240, '24')).toBe(true);
  expect(isFound('Summer launch', 'winter')).toBe(false);
  expect(isFound(undefined, 'undefined')).toBe(false);
});
