import type { Instant, PlainDate } from '../time.schema';
import { addDays, dayOf, endOfMonth, startOfDay, startOfMonth } from '../time/zone';
import type { ContentItem } from './content.schema';

type Dated = Pick<ContentItem, 'status' | 'scheduledFor' | 'publishedAt' | 'createdAt'>;

/** The moment of an item that its date shows. */
export type DateKind = 'scheduled' | 'published' | 'created';

export interface DisplayDate {
  readonly kind: DateKind;
  readonly at: Instant;
}

/** Returns the date under which lists and the calendar show an item, and its kind. */
export function datedBy(item: Dated): DisplayDate {
  // A published item is dated by its publishing time, not by its planned date.
  if (item.status === 'published' && item.publishedAt !== null) {
    return { kind: 'published', at: item.publishedAt };
  }
  if (item.scheduledFor !== null) return { kind: 'scheduled', at: item.scheduledFor };
  if (item.publishedAt !== null) return { kind: 'published', at: item.publishedAt };
  return { kind: 'created', at: item.createdAt };
}

/** When an item was published, else is scheduled, else was created. */
export function displayDate(item: Dated): Instant {
  return datedBy(item).at;
}

/** Whole days of the calendar, both included; null leaves that end open. */
export interface DayRange {
  readonly start: PlainDate | null;
  readonly end: PlainDate | null;
}

/** The quick ranges of the calendar (docs/product/formats-and-limits.md#lists-and-ranges). */
export const quickRanges = ['next30Days', 'past30Days', 'thisMonth', 'nextMonth'] as const;
export type QuickRange = (typeof quickRanges)[number];

export const quickRangeLabels: Record<QuickRange, string> = {
  next30Days: 'Next 30 Days',
  past30Days: 'Past 30 Days',
  thisMonth: 'This Month',
  nextMonth: 'Next Month',
};

const rangeDays: Record<QuickRange, (today: PlainDate) => { start: PlainDate; end: PlainDate }> = {
  next30Days: (today) => ({ start: today, end: addDays(today, 29) }),
  past30Days: (today) => ({ start: addDays(today, -29), end: today }),
  thisMonth: (today) => ({ start: startOfMonth(today), end: endOfMonth(today) }),
  nextMonth: (today) => ({ start: startOfMonth(today, 1), end: endOfMonth(today, 1) }),
};

/** The days of a quick range, as the calendar in `timeZone` has them; 30 days count today. */
export function quickRange(
  range: QuickRange,
  now: Instant,
  timeZone: string,
): { start: PlainDate; end: PlainDate } {
  return rangeDays[range](dayOf(now, timeZone));
}

/** The moments of a range of days, for a list's `from` (included) and `until` (excluded). */
export function rangeMoments(
  { start, end }: DayRange,
  timeZone: string,
): { from?: Instant; until?: Instant } {
  return {
    ...(start === null ? {} : { from: startOfDay(start, timeZone) }),
    ...(end === null ? {} : { until: startOfDay(addDays(end, 1), timeZone) }),
  };
}
