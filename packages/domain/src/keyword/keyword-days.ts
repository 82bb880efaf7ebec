import { ratio } from '../campaign/channel-day';
import { changeFrom } from '../campaign/insight';
import type { RangeDays } from '../campaign/performance';
import { partsOf } from '../campaign/performance';
import { foldText } from '../format/fold';
import type { PlainDate } from '../time.schema';
import type { AnalyticsSnapshot, KeywordGroup, KeywordMetric } from './keyword.schema';

/** The figures of a keyword on one day; `position` from 1 (best), the mean of its impressions. */
export interface KeywordFigures {
  readonly impressions: number;
  readonly clicks: number;
  readonly position: number;
}

/** Daily figures as sums: a mean position is only right when each impression counts once. */
interface Sums {
  impressions: number;
  clicks: number;
  /** The positions of all impressions added up. */
  positions: number;
}

const nothing = (): Sums => ({ impressions: 0, clicks: 0, positions: 0 });

function add(sums: Sums, { impressions, clicks, position }: KeywordFigures): void {
  sums.impressions += impressions;
  sums.clicks += clicks;
  sums.positions += impressions * position;
}

type Totals = Omit<AnalyticsSnapshot['metrics'], 'keywords'>;

function totalsOf({ impressions, clicks, positions }: Sums): Totals {
  return {
    totalImpressions: impressions,
    totalClicks: clicks,
    averagePosition: ratio(positions, impressions),
    averageCTR: ratio(clicks, impressions) * 100,
  };
}

/** A keyword with its figures for each day of a range and of the range before it. */
export interface KeywordCourse {
  readonly keyword: string;
  /** Searches a month. */
  readonly volume: number;
  /** In the order of the days of the range. */
  readonly now: readonly KeywordFigures[];
  readonly before: readonly KeywordFigures[];
}

function sumOf(days: readonly KeywordFigures[]): Sums {
  const sums = nothing();
  for (const day of days) add(sums, day);
  return sums;
}

function allOf(parts: readonly Sums[]): Sums {
  const all = nothing();
  for (const { impressions, clicks, positions } of parts) {
    all.impressions += impressions;
    all.clicks += clicks;
    all.positions += positions;
  }
  return all;
}

type Named = Pick<KeywordCourse, 'keyword' | 'volume'>;

/** Returns the figures of a keyword in its range. */
export function keywordMetric(course: KeywordCourse): KeywordMetric {
  return metricOf(course, sumOf(course.now), sumOf(course.before));
}

function metricOf({ keyword, volume }: Named, sums: Sums, before: Sums): KeywordMetric {
  const { totalImpressions, totalClicks, averagePosition, averageCTR } = totalsOf(sums);
  return {
    keyword,
    volume,
    position: averagePosition,
    clicks: totalClicks,
    impressions: totalImpressions,
    ctr: averageCTR,
    change: changeFrom(before.clicks, totalClicks),
  };
}

export type KeywordDay = Totals & { readonly date: PlainDate };

/** Returns the figures of all keywords together for each day. */
export function keywordDays(
  courses: readonly (readonly KeywordFigures[])[],
  days: readonly PlainDate[],
): KeywordDay[] {
  const sums = days.map(nothing);
  for (const course of courses) {
    for (const [at, figures] of course.entries()) {
      const day = sums[at];
      if (day) add(day, figures);
    }
  }
  return days.map((date, at) => ({ date, ...totalsOf(sums[at] ?? nothing()) }));
}

/**
 * Returns the figures of each `length` days in a row, counted from the last day, each under the date
 * of its first.
 */
export function keywordSteps(days: readonly KeywordDay[], length: number): KeywordDay[] {
  return partsOf(days, length).map((part) => {
    const sums = nothing();
    for (const day of part) {
      const { totalImpressions: impressions, totalClicks: clicks, averagePosition: position } = day;
      add(sums, { impressions, clicks, position });
    }
    return { date: part[0]?.date ?? '', ...totalsOf(sums) };
  });
}

interface KeywordSummary {
  readonly current: AnalyticsSnapshot['metrics'];
  readonly previous: AnalyticsSnapshot['metrics'];
  readonly days: KeywordDay[];
}

/** Returns the figures of a range: by keyword, as totals and by day, with those of the range before. */
export function keywordSummary(
  courses: readonly KeywordCourse[],
  { days }: Pick<RangeDays, 'days'>,
): KeywordSummary {
  // A year of thousands of keywords is a million days, so each is added up once.
  const sums = courses.map(({ keyword, volume, now, before }) => ({
    keyword,
    volume,
    now: sumOf(now),
    before: sumOf(before),
  }));
  return {
    current: {
      keywords: sums.map((each) => metricOf(each, each.now, each.before)),
      ...totalsOf(allOf(sums.map(({ now }) => now))),
    },
    previous: {
      keywords: sums.map((each) => metricOf(each, each.before, nothing())),
      ...totalsOf(allOf(sums.map(({ before }) => before))),
    },
    days: keywordDays(
      courses.map(({ now }) => now),
      days,
    ),
  };
}

/** Returns the keywords of groups in their order, without duplicates, ignoring case. */
export function keywordsOf(groups: readonly Pick<KeywordGroup, 'keywords'>[]): readonly string[] {
  const found = new Map<string, string>();
  for (const keyword of groups.flatMap(({ keywords }) => keywords)) {
    const key = foldText(keyword);
    if (!found.has(key)) found.set(key, keyword);
  }
  return [...found.values()];
}

/** The market of a keyword, without the brand's own results; `volume` is searches a month. */
export interface KeywordMarket {
  readonly volume: number;
  /** Both from 0 to 100. */
  readonly difficulty: number;
  readonly competition: number;
}
