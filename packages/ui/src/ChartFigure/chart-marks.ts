import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolTriangle,
} from 'd3-shape';

/** The looks of the series, in their order; each has a color, a dash and a marker of its own. */
export const chartLooks = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
export type ChartLook = (typeof chartLooks)[number];

const dashes = { first: 'none', second: '8 4', third: '2 4', fourth: '12 4 2 4', fifth: '5 2' };
const shapes = {
  first: symbolCircle,
  second: symbolSquare,
  third: symbolTriangle,
  fourth: symbolDiamond,
  fifth: symbolCross,
};
/** Of a marker, px². */
const area = 52;

/** The look of a series by its place, from 0. */
export function lookOf(index: number): ChartLook {
  return chartLooks[index % chartLooks.length] ?? 'first';
}

/** `stroke-dasharray` of a look. */
export function dashOf(look: ChartLook): string {
  return dashes[look];
}

/** Path of a look's marker, round the origin. */
export function markerOf(look: ChartLook): string {
  return symbol(shapes[look], area)() ?? '';
}
