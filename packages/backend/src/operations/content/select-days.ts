import { maxPageSize } from '@brandroom/domain/contract/base';
import type { Instant, PlainDate } from '@brandroom/domain/time.schema';
import { addDays, dayOf, startOfDay } from '@brandroom/domain/time/zone';

import type { Caller } from '../../pipeline/access';
import type { StoredContent } from '../../store/collections';
import type { ReadTransaction } from '../../store/store';
import type { ContentFilter } from './select-content';
import { campaignIndex, matcher, matchesAll } from './select-content';

export interface GridSpan extends ContentFilter {
  from: Instant;
  until: Instant;
  timeZone: string;
  perDay: number;
}

interface Day {
  day: PlainDate;
  from: Instant;
  until: Instant;
}

export interface GridDay<Item> {
  day: PlainDate;
  total: number;
  items: Item[];
}

/** The parts of a span, cut where a day of the time zone begins. */
function daysOf({ from, until, timeZone }: GridSpan): Day[] {
  const days: Day[] = [];
  for (let start = from; start < until;) {
    const day = dayOf(start, timeZone);
    const next = startOfDay(addDays(day, 1), timeZone);
    const end = next < until ? next : until;
    days.push({ day, from: start, until: end });
    start = end;
  }
  return days;
}

/** How many items each day may show, so that all together are at most a page. */
function roomOf(totals: readonly number[], perDay: number): number {
  const shown = (room: number) => totals.reduce((sum, total) => sum + Math.min(total, room), 0);
  let room = perDay;
  while (shown(room) > maxPageSize) room -= 1;
  return room;
}

/** Counts by the index and reads only the shown items, so that the size of the brand does not matter. */
async function byIndex(
  transaction: ReadTransaction,
  span: GridSpan,
): Promise<GridDay<StoredContent>[]> {
  const counted = await Promise.all(
    daysOf(span).map(async ({ day, from, until }) => {
      const range = { equals: [span.brandId], from, until };
      return { day, range, total: await transaction.count('content', 'byBrandDated', range) };
    }),
  );
  const busy = counted.filter(({ total }) => total > 0);
  const limit = roomOf(
    busy.map(({ total }) => total),
    span.perDay,
  );
  return Promise.all(
    busy.map(async ({ day, range, total }) => {
      const items = await transaction.list('content', 'byBrandDated', range, { limit });
      return { day, total, items };
    }),
  );
}

async function byReading(
  transaction: ReadTransaction,
  caller: Caller,
  span: GridSpan,
): Promise<GridDay<StoredContent>[]> {
  const { brandId, from, until, timeZone, perDay } = span;
  const dated = { index: 'byBrandDated', equals: [brandId] } as const;
  const { index, equals } = campaignIndex(span) ?? dated;
  const matches = matcher(caller, span);
  const rows = await transaction.list('content', index, { equals, from, until });
  const matching = rows.filter((item) => item.dated !== null && matches(item));
  const days = new Map<PlainDate, StoredContent[]>();
  for (const item of matching) {
    const day = dayOf(item.date, timeZone);
    const before = days.get(day);
    if (before) before.push(item);
    else days.set(day, [item]);
  }
  const room = roomOf(
    [...days.values()].map(({ length }) => length),
    perDay,
  );
  return [...days].map(([day, all]) => ({ day, total: all.length, items: all.slice(0, room) }));
}

/** The days of a span that have items, with the first items of each; only items that the caller can see. */
export function selectDays(
  transaction: ReadTransaction,
  caller: Caller,
  span: GridSpan,
): Promise<GridDay<StoredContent>[]> {
  return span.status === undefined && span.campaignId === undefined && matchesAll(caller, span)
    ? byIndex(transaction, span)
    : byReading(transaction, caller, span);
}
