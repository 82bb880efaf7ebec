import { plainDate } from '@brandroom/domain/time.schema';
import type { PlainDate } from '@brandroom/domain/time.schema';
import * as v from 'valibot';

import { exchangeMessages } from './exchange.messages';

const messages = exchangeMessages.import.reading;

/** Whether day or month comes first in a date that ends with its year. */
export type DayOrder = 'dayFirst' | 'monthFirst';

const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/u;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/u;
const dateAndTime = /^([\d./-]+)(?:(?:T|,?\s+)(.+))?$/iu;

/** Splits `11/22/2026 2:30 PM` into date and time; a cell that starts differently is all date. */
export function splitDate(cell: string): { date: string; time: string } {
  const [, date = cell.trim(), time = ''] = dateAndTime.exec(cell.trim()) ?? [];
  return { date, time };
}

/** Returns the day of a date, or why it cannot be read. */
export function readDate(date: string, order: DayOrder): { day: PlainDate } | { message: string } {
  const [, year = '', , month = '', day = ''] = yearFirst.exec(date) ?? yearLastParts(date, order);
  if (year === '') return { message: messages.dateForm };
  if (Number(month) < 1 || Number(month) > 12) return { message: messages.noMonth(month) };
  const two = (part: string) => part.padStart(2, '0');
  const read = v.safeParse(plainDate, `${year}-${two(month)}-${two(day)}`);
  return read.success ? { day: read.output } : { message: read.issues[0].message };
}

/** Returns the parts in the order of `yearFirst`. */
function yearLastParts(date: string, order: DayOrder): string[] {
  const [all, first = '', mark = '', second = '', year = ''] = yearLast.exec(date) ?? [];
  if (all === undefined) return [];
  return order === 'dayFirst' ? [all, year, mark, second, first] : [all, year, mark, first, second];
}

export interface ColumnOrder {
  order: DayOrder;
  /** Whether no date decides the order, or the dates contradict each other. */
  isOpen: boolean;
  /** Whether some dates fit only one order, and some only the other. */
  isMixed: boolean;
  /** A date whose reading depends on the order. */
  example: string | null;
}

/** Determines the order of day and month in a column: by its dates, else by the person's locale. */
export function orderOfColumn(cells: readonly string[], locale: string): ColumnOrder {
  const dates = cells.map((cell) => splitDate(cell).date).filter((date) => yearLast.test(date));
  const fits = (date: string, order: DayOrder) => 'day' in readDate(date, order);
  const only = (order: DayOrder, other: DayOrder) =>
    dates.filter((date) => fits(date, order) && !fits(date, other));
  const dayFirst = only('dayFirst', 'monthFirst');
  const monthFirst = only('monthFirst', 'dayFirst');
  const bothWays = dates.filter((date) => fits(date, 'dayFirst') && fits(date, 'monthFirst'));
  const unclear = bothWays.filter((date) => !isSameDay(date));
  const isMixed = dayFirst.length > 0 && monthFirst.length > 0;
  const example = unclear[0] ?? dayFirst[0] ?? monthFirst[0] ?? bothWays[0] ?? null;
  if (dayFirst.length !== monthFirst.length) {
    const order = dayFirst.length > monthFirst.length ? 'dayFirst' : 'monthFirst';
    return { order, isOpen: isMixed, isMixed, example };
  }
  // No locale writes the month first with dots.
  if (!isMixed && unclear.every((date) => date.includes('.')) && unclear.length > 0) {
    return { order: 'dayFirst', isOpen: false, isMixed, example };
  }
  return { order: orderOfLocale(locale), isOpen: isMixed || unclear.length > 0, isMixed, example };
}

const isSameDay = (date: string) => {
  const [, first, , second] = yearLast.exec(date) ?? [];
  return Number(first) === Number(second);
};

function orderOfLocale(locale: string): DayOrder {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).formatToParts(0);
  const at = (wanted: string) => parts.findIndex(({ type }) => type === wanted);
  return at('day') < at('month') ? 'dayFirst' : 'monthFirst';
}
