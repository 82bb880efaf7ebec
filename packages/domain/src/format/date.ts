import { madeOnce } from './made-once';
import type { Instant, PlainDate } from '../time.schema';

const styles = {
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  shortDate: { month: 'short', day: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit', hour12: true },
  dateTime: {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  },
  day: { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' },
  month: { year: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(style: keyof typeof styles, timeZone: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', { ...styles[style], timeZone });
    formatters.set(key, formatter);
  }
  return formatter;
}

/** Newer language data puts narrow spaces before AM and PM and around dashes, older plain ones. */
const withPlainSpaces = (text: string) => text.replaceAll(/[\u2009\u202F]/gu, ' ');

function format(at: string, style: keyof typeof styles, timeZone: string): string {
  return withPlainSpaces(formatterOf(style, timeZone).format(Date.parse(at)));
}

/** 'Jun 1, 2025', the day in `timeZone`. */
export function formatDate(at: Instant, timeZone: string): string {
  return format(at, 'date', timeZone);
}

/** 'Jun 1', the day in `timeZone`, where the year is clear. */
export function formatShortDate(at: Instant, timeZone: string): string {
  return format(at, 'shortDate', timeZone);
}

/** 'Jun 1' in the year of `now`, 'Jun 1, 2024' in another one. */
export function formatDateNear(at: Instant, now: Instant, timeZone: string): string {
  const [day, today] = [formatDate(at, timeZone), formatDate(now, timeZone)];
  return day.slice(-4) === today.slice(-4) ? formatShortDate(at, timeZone) : day;
}

/** '2:30 PM' */
export function formatTime(at: Instant, timeZone: string): string {
  return format(at, 'time', timeZone);
}

/** 'Jun 3, 9:00 AM' in the year of `now`, 'Jun 3, 2024, 9:00 AM' in another one. */
export function formatDateTimeNear(at: Instant, now: Instant, timeZone: string): string {
  return `${formatDateNear(at, now, timeZone)}, ${formatTime(at, timeZone)}`;
}

/** 'Jun 3, 2025, 9:00 AM' */
export function formatDateTime(at: Instant, timeZone: string): string {
  return format(at, 'dateTime', timeZone);
}

/** 'Jun 1, 2025' for a day of the calendar, which is the same in every zone. */
export function formatDay(day: PlainDate): string {
  return format(day, 'date', 'UTC');
}

/** 'Jun 1 – 7, 2025', 'May 31 – Jun 6, 2025': days of the calendar, both included. */
export function formatDays(start: PlainDate, end: PlainDate): string {
  const formatter = formatterOf('date', 'UTC');
  return withPlainSpaces(formatter.formatRange(Date.parse(start), Date.parse(end)));
}

/** 'Sunday, June 1, 2025': a day in full, for names that are heard. */
export function formatDayInFull(day: PlainDate): string {
  return format(day, 'day', 'UTC');
}

/** 'June 2025' */
export function formatMonth(day: PlainDate): string {
  return format(day, 'month', 'UTC');
}

const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const relative = madeOnce(() => new Intl.RelativeTimeFormat('en-US', { numeric: 'always' }));

/**
 * '2 hours ago', 'in 3 days', 'just now' within a minute. Counts whole units that have passed,
 * so that "an hour ago" appears only after a full hour.
 */
export function formatRelative(at: Instant, now: Instant): string {
  const seconds = (Date.parse(at) - Date.parse(now)) / 1000;
  const step = steps.find(([, length]) => Math.abs(seconds) >= length);
  return step ? relative().format(Math.trunc(seconds / step[1]), step[0]) : 'just now';
}
