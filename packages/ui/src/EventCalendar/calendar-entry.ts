import {
  DateFormatter,
  fromAbsolute,
  parseDate,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date';
import type { CalendarDateTime } from '@internationalized/date';
import type { ReactNode } from 'react';
import type { IconType } from '../Icon/Icon';
import type { Status } from '../StatusBadge/StatusMark';
import type { EntryTone } from './entry-tones';

/** Something with a day and a time. */
export interface CalendarEntry<Item = unknown> {
  readonly id: string;
  /** The caller's own item, which its callbacks are called with. */
  readonly item: Item;
  /** The address of the item. */
  readonly href: string;
  readonly title: string;
  /** ISO 8601, with its zone; null for an unscheduled entry. */
  readonly at: string | null;
  readonly status: Status;
  /** The description beside title and date: «Draft, LinkedIn». */
  readonly detail: string;
  /** Why the entry cannot be moved; undefined if it can. */
  readonly fixed?: string | undefined;
  /** Of its channel. */
  readonly icon?: IconType;
  /** Its color when the grid is not colored by status. */
  readonly tone?: EntryTone | undefined;
  /** The icon is shown instead of the status mark. */
  readonly isMarkedByIcon?: boolean;
  /** How its text begins, for its card. */
  readonly excerpt?: string;
  /** Its first picture, shown at 40 px in the week. */
  readonly picture?: ReactNode;
}

/** The wall-clock time of an instant. */
export function wallOf(at: string, timeZone: string): CalendarDateTime {
  return toCalendarDateTime(fromAbsolute(Date.parse(at), timeZone));
}

/**
 * The moment at which a wall clock shows this time. An existing entry keeps its own moment, because
 * a clock that is put back shows an hour twice. Where a clock is put forward, it is the later
 * moment.
 */
export function momentOf(
  { at }: Pick<CalendarEntry, 'at'>,
  wall: CalendarDateTime,
  timeZone: string,
): string {
  return at !== null && wallOf(at, timeZone).compare(wall) === 0
    ? at
    : toZoned(wall, timeZone).toAbsoluteString();
}

/** The day of a wall-clock time, as `2025-06-10`. */
export const dayIn = (wall: CalendarDateTime): string => wall.toString().slice(0, 10);

/** The day of a moment, as `2025-06-10`. */
export function dayOf(at: string, timeZone: string): string {
  return dayIn(wallOf(at, timeZone));
}

/** «Tuesday, June 10, 2025» */
export function spokenDay(day: string, locale: string): string {
  return new DateFormatter(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
    parseDate(day).toDate('UTC'),
  );
}

/** «9:00 AM» */
export function shownTime(at: string, timeZone: string, locale: string): string {
  return new DateFormatter(locale, { timeStyle: 'short', timeZone }).format(new Date(at));
}

/** «Tuesday, June 10, 2025 at 9:00 AM» */
export function spokenMoment(at: string, timeZone: string, locale: string): string {
  return `${spokenDay(dayOf(at, timeZone), locale)} at ${shownTime(at, timeZone, locale)}`;
}

export type { MenuPoint } from '../SharedMenu/SharedMenu';
