import type { CalendarDateTime, DateTimeDuration } from '@internationalized/date';
import type { CalendarEntry } from './calendar-entry';

/** An entry that was taken up by keyboard and where it is now. */
export interface Lifted<Item = unknown> {
  readonly entry: CalendarEntry<Item>;
  /** The local time of day, which stays the same across days with a clock change. */
  readonly wall: CalendarDateTime;
  /** Whether the other entries of the day were still unknown when it was moved there. */
  readonly isUntold?: boolean;
}

/** The lifted entry, and whether its keys were announced before, once for each visit. */
export interface LiftState<Item> {
  readonly lifted: Lifted<Item> | null;
  readonly wasHelped: boolean;
}
export const notLifted: LiftState<never> = { lifted: null, wasHelped: false };

/** When an entry is set that had no date before and lands on a day, not at a time. */
export const morning = 'T09:00:00';

const quarter = 15;

const moves: Readonly<Record<string, DateTimeDuration>> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { weeks: -1 },
  ArrowDown: { weeks: 1 },
  PageUp: { months: -1 },
  PageDown: { months: 1 },
};
const minutes: Readonly<Record<string, DateTimeDuration>> = {
  ArrowLeft: { minutes: -quarter },
  ArrowUp: { minutes: -quarter },
  ArrowRight: { minutes: quarter },
  ArrowDown: { minutes: quarter },
};
const mirrored: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** How far a key takes: a day or a week, a month by page keys, a quarter of an hour with Shift. */
export function stepOf(
  { key, shiftKey }: Pressed,
  isRightToLeft: boolean,
): DateTimeDuration | undefined {
  const pressed = isRightToLeft ? (mirrored[key] ?? key) : key;
  return (shiftKey ? minutes : moves)[pressed];
}
