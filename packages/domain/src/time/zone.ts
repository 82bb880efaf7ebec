import type { Instant, PlainDate } from '../time.schema';
import { instantOf } from './instant';

const wallClocks = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs far more than using it, and a list asks for one per row. */
function wallClock(timeZone: string): Intl.DateTimeFormat {
  const known = wallClocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  wallClocks.set(timeZone, made);
  return made;
}

/** The wall-clock time of the zone as if it were UTC, in milliseconds (whole seconds). */
function wallTime(at: number, timeZone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of wallClock(timeZone).formatToParts(at)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function dayText(at: number): PlainDate {
  return new Date(at).toISOString().slice(0, 10);
}

/** The calendar day on which a moment falls in a time zone (an IANA name). */
export function dayOf(at: Instant, timeZone: string): PlainDate {
  return dayText(wallTime(Date.parse(at), timeZone));
}

const hour = 3_600_000;

/**
 * The first moment of a day in a time zone. It need not be midnight: where the clock is put
 * forward at midnight, the day starts at one.
 */
export function startOfDay(day: PlainDate, timeZone: string): Instant {
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  // The zone's offset is the one before or the one after a change of the clock near midnight.
  const candidates = [-24 * hour, 24 * hour]
    .map((shift) => midnight + shift)
    .map((near) => midnight - (wallTime(near, timeZone) - near))
    .toSorted((one, other) => one - other);
  const first = candidates.find((at) => dayText(wallTime(at, timeZone)) === day);
  return instantOf(first ?? candidates[0] ?? midnight);
}

/** The day so many days later; earlier for a negative number. */
export function addDays(day: PlainDate, count: number): PlainDate {
  return dayText(Date.parse(`${day}T00:00:00.000Z`) + count * 24 * hour);
}

/** The first day of the month so many months after the day's own. */
export function startOfMonth(day: PlainDate, later = 0): PlainDate {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return dayText(Date.UTC(year, month - 1 + later, 1));
}

/** The last day of the month so many months after the day's own. */
export function endOfMonth(day: PlainDate, later = 0): PlainDate {
  return addDays(startOfMonth(day, later + 1), -1);
}
