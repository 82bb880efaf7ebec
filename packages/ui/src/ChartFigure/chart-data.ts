/** One line, or the bars of one look. */
export interface ChartSeries {
  readonly id: string;
  /** The counted thing: «Clicks». */
  readonly name: string;
  /** One for each point; `null` where nothing is known. */
  readonly values: readonly (number | null)[];
  /** Its own labels of the points, such as the days of an earlier period; those of the chart by default. */
  readonly points?: readonly string[];
}

/** Events at the points of a chart, such as the start of a campaign. */
export interface ChartEvents {
  /** Their name in the legend, and the heading of their column in the table: «Campaigns». */
  readonly name: string;
  /** One for each point: «Summer launch starts»; empty where there is none. */
  readonly texts: readonly string[];
}

/** The data of a chart and of its table. */
export interface ChartData {
  /** The labels of the points, in order: days, channels. */
  readonly points: readonly string[];
  /** At most five, because more lines cannot be distinguished. */
  readonly series: readonly ChartSeries[];
  readonly events?: ChartEvents;
}

/** One figure of a chart: its place among the points and among the series, from 0. */
export interface ChartCursor {
  readonly point: number;
  readonly series: number;
}

/** A figure as text: «1,240», «2.1%». */
export type FormatValue = (value: number) => string;

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Grouped thousands, at most two decimals. */
export const plainValue: FormatValue = (value) => numbers.format(value);

/** The figure at a place; `null` if there is none. */
export function valueAt({ series }: ChartData, cursor: ChartCursor): number | null {
  return series[cursor.series]?.values[cursor.point] ?? null;
}

/**
 * A change as text: «up 8%». A start at or below 0 has no percentage.
 * @returns `undefined` where one of the two is not known
 */
export function describeChange(from: number | null, to: number | null): string | undefined {
  if (from === null || to === null) return undefined;
  if (from === to) return 'no change';
  const direction = to > from ? 'up' : 'down';
  if (from <= 0) return direction;
  const percent = Math.round((Math.abs(to - from) / from) * 100);
  return `${direction} ${percent === 0 ? 'less than 1' : plainValue(percent)}%`;
}

/** One figure as text: its point and its value. */
export interface FigureWords {
  readonly point: string;
  /** «Clicks 412, up 8%». */
  readonly value: string;
  /** «Summer launch starts» */
  readonly event?: string;
}

/**
 * Returns the figure at a position.
 * @param hasChange whether the points follow each other, so that the change from the one before means something
 */
export function figureInWords(
  data: ChartData,
  cursor: ChartCursor,
  format: FormatValue,
  hasChange: boolean,
): FigureWords {
  const name = data.series[cursor.series]?.name ?? '';
  const value = valueAt(data, cursor);
  const before = valueAt(data, { ...cursor, point: cursor.point - 1 });
  const change = hasChange ? describeChange(before, value) : undefined;
  const event = data.events?.texts[cursor.point];
  const said = value === null ? `${name}, no figure` : `${name} ${format(value)}`;
  return {
    point: (data.series[cursor.series]?.points ?? data.points)[cursor.point] ?? '',
    value: change === undefined ? said : `${said}, ${change}`,
    ...(event ? { event } : {}),
  };
}
