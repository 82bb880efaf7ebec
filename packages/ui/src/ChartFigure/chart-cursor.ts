import type { ChartCursor, ChartData } from './chart-data';

/** How arrows walk: `points` beside each other with their series above; `bars` one under the other. */
export type ChartWalk = 'points' | 'bars';

const steps: Readonly<Record<string, readonly [points: number, series: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * Returns the target of a key: left and right from point to point, up and down from series to series, Home and End to the first
 * and the last point. Among bars, up and down continue into the next point's.
 * @returns `undefined` for a key that does not move
 */
export function moveCursor(
  key: string,
  from: ChartCursor,
  data: ChartData,
  { isRightToLeft, walk }: { isRightToLeft: boolean; walk: ChartWalk },
): ChartCursor | undefined {
  const last = data.points.length - 1;
  if (key === 'Home') return { ...from, point: 0 };
  if (key === 'End') return { ...from, point: last };
  const step = steps[key];
  if (!step) return undefined;
  const [points, series] = step;
  if (walk === 'bars' && series !== 0) return walkBars(from, series, data);
  return inRange(
    {
      point: from.point + (isRightToLeft ? -points : points),
      series: from.series + series,
    },
    data,
  );
}

/** The nearest place that the data has. */
export function inRange({ point, series }: ChartCursor, data: ChartData): ChartCursor {
  return {
    point: between(point, data.points.length - 1),
    series: between(series, data.series.length - 1),
  };
}

function walkBars(from: ChartCursor, step: number, { points, series }: ChartData): ChartCursor {
  const place = from.point * series.length + from.series + step;
  const next = between(place, points.length * series.length - 1);
  return { point: Math.floor(next / series.length), series: next % series.length };
}

function between(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
