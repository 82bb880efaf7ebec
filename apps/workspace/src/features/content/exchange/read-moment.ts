import type { Instant } from '@brandroom/domain/time.schema';
import { plainDate } from '@brandroom/domain/time.schema';
import { timeZone as timeZoneSchema } from '@brandroom/domain/time/time-zone.schema';
import * as v from 'valibot';

import { toInstant, toLocalMoment } from '../../../shared/time/local-date-time';
import type { MomentCells } from './cells';
import { exchangeMessages } from './exchange.messages';

const messages = exchangeMessages.import.reading;
const timeForm = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3}))?)?(?:\s*([ap])\.?m\.?)?$/iu;

/** `2:30 PM` as `14:30:00.000`; null where no clock shows it. */
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

export type ReadMoment = { at: Instant | null } | { column: keyof MomentCells; message: string };

/** The moment that the cells of a row mean, in `ownTimeZone` where they name none. */
export function readMoment(cells: MomentCells, ownTimeZone: string): ReadMoment {
  const [date, time, zone] = [cells.date.trim(), cells.time.trim(), cells.timeZone.trim()];
  if (date === '' && time === '') return { at: null };
  if (date === '') return { column: 'date', message: messages.noDate };
  if (time === '') return { column: 'time', message: messages.noTime };
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(date)) return { column: 'date', message: messages.dateForm };
  const day = v.safeParse(plainDate, date);
  if (!day.success) return { column: 'date', message: day.issues[0].message };
  const clock = clockTime(time);
  if (clock === null) return { column: 'time', message: messages.timeForm };
  const known = v.safeParse(timeZoneSchema, zone === '' ? ownTimeZone : zone);
  if (!known.success) return { column: 'timeZone', message: known.issues[0].message };
  const local = `${date}T${clock}`;
  const at = toInstant(local, known.output);
  const shown = toLocalMoment(at, known.output);
  return local.startsWith(shown) ? { at } : { column: 'time', message: messages.skippedTime };
}
