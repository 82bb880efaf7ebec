import type { Instant } from '@brandroom/domain/time.schema';
import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';

/** Formats an instant as local time in a time zone, with milliseconds where it has any. */
export function toLocalMoment(at: Instant, timeZone: string): string {
  return toCalendarDateTime(parseAbsolute(at, timeZone)).toString();
}

/** Formats an instant for a date field in a time zone, `2025-06-01T14:30`. */
export function toLocalDateTime(at: Instant, timeZone: string): string {
  return toLocalMoment(at, timeZone).slice(0, 16);
}

/**
 * Converts the value of a date field to UTC, `2025-06-01T14:30`. A time skipped by the change to
 * summer time moves to the later one; a repeated time is the first.
 */
export function toInstant(local: string, timeZone: string): Instant {
  return toZoned(parseDateTime(local), timeZone, 'compatible').toAbsoluteString();
}
