import { expect, it } from 'vitest';
import { moveCursor } from './chart-cursor';
import type { ChartWalk } from './chart-cursor';
import type { ChartCursor, ChartData } from './chart-data';

const data: ChartData = {
  points: ['Jun 1', 'Jun 2', 'Jun 3'],
  series: [
    { id: 'a', name: 'Clicks', values: [1, 2, 3] },
    { id: 'b', name: 'Sales', values: [4, 5, 6] },
  ],
};

function walked(
  keys: readonly string[],
  { isRightToLeft = false, walk = 'points' }: { isRightToLeft?: boolean; walk?: ChartWalk } = {},
) {
  const start: ChartCursor = { point: 0, series: 0 };
  const end = keys.reduce(
    (at, key) => moveCursor(key, at, data, { isRightToLeft, walk }) ?? at,
    start,
  );
  return [end.point, end.series];
}

it('goes from point to point, and stays at the ends', () => {
  expect(walked(['ArrowRight'])).toEqual([1, 0]);
  expect(walked(['ArrowLeft'])).toEqual([0, 0]);
  expect(walked(['End', 'ArrowRight'])).toEqual([2, 0]);
  expect(walked(['End', 'Home'])).toEqual([0, 0]);
});

it('goes from series to series, and keeps the point', () => {
  expect(walked(['ArrowRight', 'ArrowDown', 'ArrowDown'])).toEqual([1, 1]);
  expect(walked(['ArrowDown', 'ArrowUp', 'ArrowUp'])).toEqual([0, 0]);
});

it('follows the eye where reading goes from right to left', () => {
  expect(walked(['ArrowLeft'], { isRightToLeft: true })).toEqual([1, 0]);
});

it('walks through all bars from top to bottom', () => {
  expect(walked(['ArrowDown', 'ArrowDown'], { walk: 'bars' })).toEqual([1, 0]);
  expect(walked(['ArrowDown', 'ArrowDown', 'ArrowUp'], { walk: 'bars' })).toEqual([0, 1]);
  expect(walked(['End', 'ArrowDown', 'ArrowDown', 'ArrowDown'], { walk: 'bars' })).toEqual([2, 1]);
});

it('leaves other keys alone', () => {
  expect(
    moveCursor('a', { point: 0, series: 0 }, data, { isRightToLeft: false, walk: 'points' }),
  ).toBe(undefined);
});
