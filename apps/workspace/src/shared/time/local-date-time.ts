import type { Instant } from '@brandroom/domain/time.schema';
import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';

/** A moment as the clocks of a time zone show it, to the millisecond where it has any. */
export function toLocalMoment(at: Instant, timeZone: string): string {
  return toCalendarDateTime(parseAbsolute(at, timeZone)).toString();
}

/** A moment as a date field shows it in a time zone, `2025-06-01T14:30`. */
export function toLocalDateTime(at: Instant, timeZone: string): string {
  return toLocalMoment(at, timeZone).slice(0, 16);
}

/**
 * The moment that a date field means, `2025-06-01T14:30` → UTC. A time that the change to summer
 * time leaves out is the later one; one that exists twice is the first.
 */
export function toInstant(local: string, timeZone: string): Instant {
  return toZoned(parseDateTime(local), timeZone, 'compatible').toAbsoluteString();
}
