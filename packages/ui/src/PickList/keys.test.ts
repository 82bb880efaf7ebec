import { expect, test } from 'vitest';
import { placeAfter } from './keys';

// Seven options in rows of three: 0 1 2 / 3 4 5 / 6.
const after = (key: string, place: number) => placeAfter(key, place, 7, 3);

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 6, 6],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 4, 6],
  ['ArrowDown', 6, 6],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, 1],
  ['Home', 5, 0],
  ['End', 1, 6],
  ['PageDown', 1, undefined],
])('%s from %i leads to %s', (key, from, to) => {
  expect(after(key, from)).toBe(to);
});
