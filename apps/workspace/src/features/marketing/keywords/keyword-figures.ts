import type { KeywordDay } from '@brandroom/domain/keyword/keyword-days';
import { keywordSteps } from '@brandroom/domain/keyword/keyword-days';
import { formatDay, formatShortDate } from '@brandroom/domain/format/date';
import { formatWhole } from '@brandroom/domain/format/number';
import type { TimeRange } from '@brandroom/domain/campaign/time-range';

import { keywordsMessages } from './keywords.messages';
import type { KeywordMeasure } from './keywords-search';

const messages = keywordsMessages.chart;

const oneDecimal = new Intl.NumberFormat('en-US', {
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
});
const twoDecimals = new Intl.NumberFormat('en-US', {
  maximumFractionDigits: 2,
  minimumFractionDigits: 2,
});

export const formatPosition = (value: number) => oneDecimal.format(value);
export const formatRate = (value: number) => `${twoDecimals.format(value)}%`;

interface MeasureFacts {
  readonly format: (value: number) => string;
  /** Whether a higher value is better. */
  readonly isMoreBetter: boolean;
  /** Null without a value: a keyword that was never shown has no position. */
  readonly of: (figures: Omit<KeywordDay, 'date'>) => number | null;
}

/** How each metric is read, formatted and rated. */
export const measureFacts: Readonly<Record<KeywordMeasure, MeasureFacts>> = {
  clicks: { format: formatWhole, isMoreBetter: true, of: ({ totalClicks }) => totalClicks },
  impressions: {
    format: formatWhole,
    isMoreBetter: true,
    of: ({ totalImpressions }) => totalImpressions,
  },
  position: {
    format: formatPosition,
    isMoreBetter: false,
    of: ({ averagePosition }) => averagePosition || null,
  },
  ctr: {
    format: formatRate,
    isMoreBetter: true,
    of: ({ totalImpressions, averageCTR }) => (totalImpressions === 0 ? null : averageCTR),
  },
};

export interface KeywordCurve {
  readonly label: string;
  readonly pointName: string;
  readonly points: readonly string[];
  readonly values: readonly (number | null)[];
}

/** Returns the curve of a metric: by week for a year, else by day. */
export function curveOf(
  days: readonly KeywordDay[],
  range: TimeRange,
  { measure, name }: { measure: KeywordMeasure; name: string },
): KeywordCurve {
  const isByWeek = range === '12m';
  const steps = keywordSteps(days, isByWeek ? 7 : 1);
  return {
    label: isByWeek ? messages.byWeek(name) : messages.byDay(name),
    pointName: isByWeek ? messages.week : messages.day,
    // A year starts and ends in the same month, so the labels need the year.
    points: steps.map(({ date }) => (isByWeek ? formatDay(date) : formatShortDate(date, 'UTC'))),
    values: steps.map((step) => measureFacts[measure].of(step)),
  };
}

/** Returns the summary of a curve of positions, where the lowest value is the best. */
export function positionSummary({ points, values }: KeywordCurve, name: string): string {
  const known = values.flatMap((value, at) =>
    value === null ? [] : [{ point: points[at] ?? '', value }],
  );
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last) return messages.none;
  const best = known.reduce((one, other) => (other.value < one.value ? other : one));
  const worst = known.reduce((one, other) => (other.value > one.value ? other : one));
  return messages.position(name, { first, last, best, worst });
}
