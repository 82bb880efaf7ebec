import type { PlainDate } from '../time.schema';
import { addDays, endOfMonth, startOfMonth } from '../time/zone';

/** The views of the calendar grid. */
export const gridViews = ['month', 'week'] as const;
export type GridView = (typeof gridViews)[number];

interface Days {
  /** Both included. */
  readonly start: PlainDate;
  readonly end: PlainDate;
}

const weekday = (day: PlainDate): number => new Date(`${day}T00:00:00.000Z`).getUTCDay();
/** Weeks begin on Sunday, as in the en-US calendar of the product. */
const startOfWeek = (day: PlainDate): PlainDate => addDays(day, -weekday(day));
const endOfWeek = (day: PlainDate): PlainDate => addDays(startOfWeek(day), 6);

/** The month or week that holds a day. */
export function periodOf(view: GridView, day: PlainDate): Days {
  return view === 'month'
    ? { start: startOfMonth(day), end: endOfMonth(day) }
    : { start: startOfWeek(day), end: endOfWeek(day) };
}

/** The days that its grid shows: whole weeks, with the ends of the months beside it. */
export function gridDays(view: GridView, day: PlainDate): Days {
  const { start, end } = periodOf(view, day);
  return { start: startOfWeek(start), end: endOfWeek(end) };
}

/** The day a month or week on, or back for -1: the same day of the month, else its last. */
export function turnedTo(view: GridView, day: PlainDate, count: 1 | -1): PlainDate {
  if (view === 'week') return addDays(day, 7 * count);
  const last = endOfMonth(day, count);
  const same = `${last.slice(0, 8)}${day.slice(8)}`;
  return same > last ? last : same;
}

/** Every day from the first to the last. */
export function daysFrom({ start, end }: Days): readonly PlainDate[] {
  const days: PlainDate[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
}
