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
  /** Null where there is no value: a keyword that was never shown has no position. */
  readonly of: (figures: Omit<KeywordDay, 'date'>) => number | null;
}

/** How each measure is read, written and judged. */
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

/** The course of a measure: by week over a year, by day otherwise. */
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
    // A year ends in the month in which it began.
    points: steps.map(({ date }) => (isByWeek ? formatDay(date) : formatShortDate(date, 'UTC'))),
    values: steps.map((step) => measureFacts[measure].of(step)),
  };
}

/** The finding of a curve of positions, in which the lowest figure is the best. */
export function positionSummary({ points, values }: KeywordCurve, name: string): string {
  const known = values.flatMap((value, at) =>
    value === null ? [] : [{ point: points[at] ?? '', value }],
  );
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last) return messages.none;
  const best = known.reduce((one, other) => (other.value < one.value ? other : one));
  return messages.position(name, { first, last, best });
}
