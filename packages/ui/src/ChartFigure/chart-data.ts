/** One line, or the bars of one look. */
export interface ChartSeries {
  readonly id: string;
  /** What is counted: «Clicks». */
  readonly name: string;
  /** One for each point; `null` where nothing is known. */
  readonly values: readonly (number | null)[];
}

/** What a chart shows, and the table in its place. */
export interface ChartData {
  /** What the figures belong to, in order: days, channels. */
  readonly points: readonly string[];
  /** At most five: more lines cannot be told apart. */
  readonly series: readonly ChartSeries[];
}

/** One figure of a chart: its place among the points and among the series, from 0. */
export interface ChartCursor {
  readonly point: number;
  readonly series: number;
}

/** A figure in words: «1,240», «2.1 %». */
export type FormatValue = (value: number) => string;

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Grouped thousands, at most two decimals. */
export const plainValue: FormatValue = (value) => numbers.format(value);

/** The figure at a place; `null` where nothing is known or nothing is there. */
export function valueAt({ series }: ChartData, cursor: ChartCursor): number | null {
  return series[cursor.series]?.values[cursor.point] ?? null;
}

/**
 * A change in words: «up 8 %». Of a start at or below 0 no per cent can be said.
 * @returns `undefined` where one of the two is not known
 */
export function describeChange(from: number | null, to: number | null): string | undefined {
  if (from === null || to === null) return undefined;
  if (from === to) return 'no change';
  const direction = to > from ? 'up' : 'down';
  if (from <= 0) return direction;
  const percent = Math.round((Math.abs(to - from) / from) * 100);
  return `${direction} ${percent === 0 ? 'less than 1' : plainValue(percent)} %`;
}

/** One figure in words: where it belongs, and what it is. */
export interface FigureWords {
  readonly point: string;
  /** «Clicks 412, up 8 %». */
  readonly value: string;
}

/**
 * What stands at a place.
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
  const said = value === null ? `${name}, no figure` : `${name} ${format(value)}`;
  return {
    point: data.points[cursor.point] ?? '',
    value: change === undefined ? said : `${said}, ${change}`,
  };
}
