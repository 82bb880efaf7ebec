import type { Instant } from '@brandroom/domain/time.schema';
import { timeZone as timeZoneSchema } from '@brandroom/domain/time/time-zone.schema';
import * as v from 'valibot';

import { toInstant, toLocalMoment } from '../../../shared/time/local-date-time';
import type { MomentCells } from './cells';
import { exchangeMessages } from './exchange.messages';
import type { DayOrder } from './read-date';
import { readDate, splitDate } from './read-date';

const messages = exchangeMessages.import.reading;
/** The default time of a date, as everywhere in the product. */
const usualTime = '09:00';
export const usualTimeLabel = '9:00 AM';

const timeForm = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3}))?)?(?:\s*([ap])\.?m\.?)?$/iu;
const midnight = '00:00:00.000';

/** Converts `2:30 PM` to `14:30:00.000`; null for an invalid time. */
function clockTime(cell: string): string | null {
  const [, hours = '', minute = '', second = '0', part = '', half] = timeForm.exec(cell) ?? [];
  const isTwelve = half !== undefined;
  const written = Number(hours);
  if (hours === '' || (isTwelve && (written < 1 || written > 12))) return null;
  const hour = isTwelve ? (written % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : written;
  if (hour > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const two = (value: number | string) => String(value).padStart(2, '0');
  return `${two(hour)}:${minute}:${two(second)}.${part.padEnd(3, '0')}`;
}

export type ReadMoment =
  | { at: Instant | null; hasUsualTime: boolean }
  | { column: keyof MomentCells; message: string };

export interface MomentOptions {
  /** The time zone if the cells name none. */
  timeZone: string;
  order: DayOrder;
}

/** Reads the instant that the cells of a row describe. */
export function readMoment(cells: MomentCells, options: MomentOptions): ReadMoment {
  const { date, time: timeOfDate } = splitDate(cells.date);
  const [time, zone] = [cells.time.trim(), cells.timeZone.trim()];
  if (date === '' && time === '') return { at: null, hasUsualTime: false };
  if (date === '') return { column: 'date', message: messages.noDate };
  const read = readDate(date, options.order);
  if ('message' in read) return { column: 'date', message: read.message };
  if (timeOfDate !== '' && clockTime(timeOfDate) === null) {
    return { column: 'date', message: messages.timeForm };
  }
  // Spreadsheets add midnight to a day; any other second time is a contradiction.
  if (time !== '' && timeOfDate !== '' && clockTime(timeOfDate) !== midnight) {
    return { column: 'time', message: messages.twoTimes };
  }
  const writtenTime = time || timeOfDate;
  const clock = clockTime(writtenTime || usualTime);
  if (clock === null) return { column: 'time', message: messages.timeForm };
  const known = v.safeParse(timeZoneSchema, zone === '' ? options.timeZone : zone);
  if (!known.success) return { column: 'timeZone', message: known.issues[0].message };
  const local = `${read.day}T${clock}`;
  const at = toInstant(local, known.output);
  const shown = toLocalMoment(at, known.output);
  if (!local.startsWith(shown)) return { column: 'time', message: messages.skippedTime };
  return { at, hasUsualTime: writtenTime === '' };
}
