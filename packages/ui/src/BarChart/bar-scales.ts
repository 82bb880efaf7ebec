import { scaleLinear } from 'd3-scale';
import type { ChartCursor, ChartData, FormatValue } from '../ChartFigure/chart-data';
import type { PlotBox } from '../ChartFigure/use-plot-box';

/** Lengths in em. */
const sizes = { label: 1.5, bar: 1, gap: 0.25, group: 1, text: 0.5 };
/** Width of a character of the axes over the size of the page's text; a little more than it is. */
const character = 0.52;

/** Height of a bar chart, em: every bar and every word has its line. */
export function barChartHeight({ points, series }: ChartData): number {
  return points.length * groupHeight(series.length) - sizes.group;
}

/** The layout of a bar chart, px: rows of bars, each point's below its label. */
export function barScales(data: ChartData, box: PlotBox, formatValue: FormatValue) {
  const { width, em, isRightToLeft } = box;
  const values = data.series.flatMap((series) => series.values.filter((value) => value !== null));
  const most = Math.max(0, ...values.map((value) => formatValue(value).length));
  const room = width - (most * character + sizes.text) * em;
  const scale = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(0, ...values)])
    .range([0, Math.max(0, room)]);
  const topOf = ({ point, series }: ChartCursor) =>
    (point * groupHeight(data.series.length) + sizes.label + series * (sizes.bar + sizes.gap)) * em;
  return {
    /** Middle of a point's label. */
    labelY: (point: number) => (point * groupHeight(data.series.length) + sizes.label / 2) * em,
    /** Where reading begins. */
    start: isRightToLeft ? width : 0,
    /** The rectangle of a figure, and where its label begins. */
    bar: (cursor: ChartCursor, value: number) => {
      const [from, to] = [scale(Math.min(0, value)), scale(Math.max(0, value))];
      const length = Math.max(1, to - from);
      return {
        x: isRightToLeft ? width - from - length : from,
        y: topOf(cursor),
        width: length,
        height: sizes.bar * em,
        textX: isRightToLeft ? width - to - sizes.text * em : to + sizes.text * em,
      };
    },
    /** The bar that is nearest to a height. */
    at: (y: number): ChartCursor => {
      const point = Math.floor(y / em / groupHeight(data.series.length));
      const inside = y / em - point * groupHeight(data.series.length) - sizes.label;
      return { point, series: Math.floor(inside / (sizes.bar + sizes.gap)) };
    },
  };
}

export type BarScales = ReturnType<typeof barScales>;

function groupHeight(series: number): number {
  return sizes.label + series * (sizes.bar + sizes.gap) + sizes.group - sizes.gap;
}
