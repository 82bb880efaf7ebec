import { parseDateTime } from '@internationalized/date';
import { expect, test } from 'vitest';

import { drawnDays, weeksOf } from './calendar-days';
import type { DayRoom } from './calendar-days';
import type { CalendarEntry } from './calendar-entry';
import type { Lifted } from './lift';

const entry = (id: string, at: string): CalendarEntry => ({
  id,
  item: id,
  at,
  href: `#${id}`,
  title: id,
  status: 'draft',
  detail: 'Draft',
});
const june = { locale: 'en-US', timeZone: 'UTC', view: 'month', day: '2025-06-10' } as const;
const room: DayRoom = { lines: 4, pairs: 2 };
const on = (hour: number) =>
  entry(`at ${hour}`, `2025-06-10T${String(hour).padStart(2, '0')}:00:00Z`);

/** June 10 as it is drawn. */
function tenth(
  entries: readonly CalendarEntry[],
  {
    total = entries.length,
    lifted = null,
    has = room,
    view = june.view,
  }: {
    total?: number;
    lifted?: Lifted | null;
    has?: DayRoom;
    view?: 'month' | 'week';
  } = {},
) {
  const totals = new Map([['2025-06-10', total]]);
  const weeks = drawnDays({ ...june, view, entries, totals, lifted, room: has });
  const day = weeks.flat().find((each) => each.day === '2025-06-10');
  return {
    ids: day?.chips.map(({ entry: { id } }) => id),
    looks: [...new Set(day?.chips.map(({ look }) => look))],
    origins: day?.chips.flatMap(({ entry: { id }, isOrigin }) => (isOrigin ? [id] : [])),
    more: day?.more,
  };
}

test('a month is its whole weeks, and a week is one', () => {
  expect(weeksOf('month', '2025-06-10', 'en-US').map((week) => week.length)).toEqual(
    Array.from({ length: 5 }, () => 7),
  );
  expect(weeksOf('month', '2025-08-10', 'en-US')).toHaveLength(6);
  expect(weeksOf('week', '2025-06-10', 'en-US')).toEqual([
    ['08', '09', '10', '11', '12', '13', '14'].map((day) => `2025-06-${day}`),
  ]);
});

test('two entries have two lines each, three one, and the rest is behind "more"', () => {
  expect(tenth([on(12), on(9)])).toMatchObject({
    ids: ['at 9', 'at 12'],
    looks: ['lines'],
    more: 0,
  });
  expect(tenth([9, 10, 11, 12].map(on))).toMatchObject({ looks: ['line'], more: 0 });
  expect(tenth([9, 10, 11, 12, 13].map(on))).toMatchObject({
    ids: ['at 9', 'at 10', 'at 11'],
    looks: ['line'],
    more: 2,
  });
});

test('entries that are not loaded are behind "more" too, and the line for it has its room', () => {
  expect(tenth([9, 10, 11, 12].map(on), { total: 6 })).toMatchObject({
    ids: ['at 9', 'at 10', 'at 11'],
    more: 3,
  });
});

test('a low day shows one line each, and a full one only how many there are', () => {
  expect(tenth([on(9), on(10)], { has: { lines: 2, pairs: 1 } })).toMatchObject({
    looks: ['line'],
    more: 0,
  });
  expect(tenth([on(9), on(10)], { has: { lines: 1, pairs: 0 } })).toMatchObject({
    ids: [],
    more: 2,
  });
});

test('paper and the week show every entry', () => {
  const many = Array.from({ length: 20 }, (_, hour) => on(hour));
  const has = { lines: Infinity, pairs: Infinity };
  expect(tenth(many, { has })).toMatchObject({ looks: ['lines'], more: 0 });
  expect(tenth(many, { has, view: 'week', total: 25 })).toMatchObject({ looks: ['card'], more: 5 });
});

test('the day that something is lifted from shows where it was', () => {
  const own = on(9);
  const lifted = { entry: own, wall: parseDateTime('2025-06-12T09:00:00') };
  expect(tenth([own], { lifted })).toMatchObject({ ids: ['at 9'], origins: ['at 9'], more: 0 });
  const later = { entry: own, wall: parseDateTime('2025-06-10T11:00:00') };
  expect(tenth([own], { lifted: later })).toMatchObject({ ids: ['at 9'], origins: [] });
});

test('a lifted entry stays in sight in a full day', () => {
  const own = { ...on(23), id: 'lifted' };
  const lifted = { entry: own, wall: parseDateTime('2025-06-10T23:00:00') };
  const full = [...[9, 10, 11, 12, 13].map(on), own];
  expect(tenth(full, { lifted })).toMatchObject({ ids: ['at 9', 'at 10', 'lifted'], more: 3 });
});
