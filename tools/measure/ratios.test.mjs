import { expect, test } from 'vitest';
import { unkept, worseThan } from './ratios.mjs';

test('a figure is worse when its ratio grew by more than a fifth, or when it is no longer measured', () => {
  expect(worseThan({ a: 1, b: 1, c: 1 }, { a: 1.2, b: 1.21, d: 9 })).toEqual([
    { name: 'b', before: 1, now: 1.21 },
    { name: 'c', before: 1, now: Number.POSITIVE_INFINITY },
  ]);
});

test('a figure that was never kept is named', () => {
  expect(unkept({ a: 1, b: 1 }, { a: 9, d: 9 })).toEqual(['d']);
});
