import { plainValue } from './chart-data';
import type { ChartData, ChartSeries, FormatValue } from './chart-data';

interface Figure {
  readonly point: string;
  readonly value: number;
}

/**
 * The finding of a chart over time, a sentence for each series: «From Jun 1 to Jun 30, Clicks rose 32%, from 312 to 412,
 * highest 498 (Jun 17).»
 */
export function trendSummary(data: ChartData, format: FormatValue = plainValue): string {
  let lastSpan = '';
  const sentences = data.series.map((series) => {
    const figures = knownFigures(data, series);
    const [first] = figures;
    const last = figures.at(-1);
    if (!first || !last) return `${series.name}: no figures.`;
    if (figures.length === 1) return `${series.name}: ${format(first.value)} (${first.point}).`;
    const span = `From ${first.point} to ${last.point}, `;
    const lead = span === lastSpan ? '' : span;
    lastSpan = span;
    return `${lead}${series.name} ${[course(first, last, format), ...turns(figures, format)].join(', ')}.`;
  });
  return sentences.join(' ') || 'No figures.';
}

/** The finding of a comparison: «Clicks: Instagram leads with 1,240, ahead of LinkedIn with 580; X is last with 90.» */
export function comparisonSummary(data: ChartData, format: FormatValue = plainValue): string {
  const sentences = data.series.map((series) => {
    const figures = knownFigures(data, series).toSorted((a, b) => b.value - a.value);
    return `${series.name}: ${ranking(figures, format)}.`;
  });
  return sentences.join(' ') || 'No figures.';
}

function knownFigures(
  data: ChartData,
  { values, points = data.points }: ChartSeries,
): readonly Figure[] {
  return points.flatMap((point, index) => {
    const value = values[index] ?? null;
    return value === null ? [] : [{ point, value }];
  });
}

function course(first: Figure, last: Figure, format: FormatValue): string {
  const ends = `from ${format(first.value)} to ${format(last.value)}`;
  if (last.value === first.value) return `ended as it began, at ${format(last.value)}`;
  const verb = last.value > first.value ? 'rose' : 'fell';
  if (first.value <= 0) return `${verb} ${ends}`;
  const percent = Math.round((Math.abs(last.value - first.value) / first.value) * 100);
  return percent === 0 ? `${verb} slightly, ${ends}` : `${verb} ${plainValue(percent)}%, ${ends}`;
}

/** The highest and the lowest figure, where they are neither the first nor the last. */
function turns(figures: readonly Figure[], format: FormatValue): readonly string[] {
  const values = figures.map(({ value }) => value);
  const ends = new Set([values[0], values.at(-1)]);
  return (
    [
      ['highest', Math.max(...values)],
      ['lowest', Math.min(...values)],
    ] as const
  ).flatMap(([word, extreme]) => {
    const found = figures.find(({ value }) => value === extreme);
    return !found || ends.has(extreme) ? [] : [`${word} ${format(extreme)} (${found.point})`];
  });
}

function ranking(figures: readonly Figure[], format: FormatValue): string {
  const [first] = figures;
  const last = figures.at(-1);
  if (!first || !last) return 'no figures';
  if (figures.length === 1) return `${first.point} ${format(first.value)}`;
  if (first.value === last.value) return `all ${figures.length} are ${format(first.value)}`;
  const leaders = figures.filter(({ value }) => value === first.value);
  const second = figures[leaders.length];
  const lead =
    leaders.length > 1
      ? `${leaders.map(({ point }) => point).join(' and ')} lead with ${format(first.value)}`
      : `${first.point} leads with ${format(first.value)}`;
  if (!second) return lead;
  const behind = `, ahead of ${second.point} with ${format(second.value)}`;
  const isLast = second === last;
  return `${lead}${behind}${isLast ? '' : `; ${last.point} is last with ${format(last.value)}`}`;
}
