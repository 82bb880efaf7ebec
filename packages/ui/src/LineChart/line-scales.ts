import { scaleLinear, scalePoint } from 'd3-scale';
import type { ChartData, FormatValue } from '../ChartFigure/chart-data';
import type { PlotBox } from '../ChartFigure/use-plot-box';

/** Width of a character of the axes over the size of the page's text; a little more than it is. */
const character = 0.52;
/** Least room between two labels of an axis, em. */
const gap = 1;

export interface LineScalesOptions {
  readonly data: ChartData;
  readonly box: PlotBox;
  readonly formatValue: FormatValue;
  /** Whether the axis begins at nothing, so that heights can be compared. */
  readonly isFromZero: boolean;
  /** Whether the lowest figure is on top. */
  readonly isInverted: boolean;
}

/** Positions in a line chart, px: its axes and their labels. */
export function lineScales({ data, box, formatValue, isFromZero, isInverted }: LineScalesOptions) {
  const { width, height, em, isRightToLeft } = box;
  const values = data.series.flatMap((series) => series.values.filter((value) => value !== null));
  const [top, bottom] = [0.75 * em, height - 2 * em];
  const y = scaleLinear()
    .domain([
      Math.min(...(isFromZero ? [0] : []), ...values),
      Math.max(...(isFromZero ? [0] : []), ...values),
    ])
    .range(isInverted ? [top, bottom] : [bottom, top])
    .nice(4);
  const ticks = y.ticks(4).map((value) => ({ value, y: y(value), text: formatValue(value) }));
  const start = (longest(ticks.map(({ text }) => text)) * character + 0.75) * em;
  const label = longest(data.points) * character * em;
  const end = Math.min(label / 2, width / 8);
  const x = scalePoint<number>()
    .domain(data.points.keys())
    .range(isRightToLeft ? [width - start, end] : [start, width - end]);
  const step = x.step() || width;
  const every = Math.max(1, Math.ceil((label + gap * em) / step));
  return {
    /** Middle of a point. */
    x: (point: number) => x(point) ?? 0,
    y: (value: number) => y(value),
    step,
    ticks,
    /** The position of the value axis. */
    axis: isRightToLeft ? width : 0,
    left: isRightToLeft ? end : start,
    right: isRightToLeft ? width - start : width - end,
    top,
    bottom,
    /** The labelled points: as many as fit without overlap. */
    labels: data.points.flatMap((text, point) =>
      point % every === 0 ? [{ text, point, x: x(point) ?? 0 }] : [],
    ),
  };
}

export type LineScales = ReturnType<typeof lineScales>;

function longest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => text.length));
}
