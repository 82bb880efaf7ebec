import { parseDateTime } from '@internationalized/date';
import { expect, test } from 'vitest';

import type { CalendarEntry } from './calendar-entry';
import { eventsOf } from './calendar-events';

const entry = (id: string, at: string): CalendarEntry => ({
  id,
  item: id,
  at,
  href: `#${id}`,
  title: id,
  status: 'draft',
  detail: 'Draft',
});
const shown = (entries: readonly CalendarEntry[], totals: readonly (readonly [string, number])[]) =>
  eventsOf({ entries, totals: new Map(totals), lifted: null, timeZone: 'UTC' });

test('nothing goes on into the day after, late as it may be', () => {
  const late = ['2025-06-10T09:00:00Z', '2025-06-10T23:30:00Z', '2025-06-10T23:59:59Z'];
  const events = shown(
    late.map((at) => entry(at, at)),
    [['2025-06-10', 7]],
  );
  expect(events.map(({ end }) => end)).toEqual([
    '2025-06-10T10:00:00Z',
    '2025-06-10T23:59:59Z',
    '2025-06-10T23:59:59Z',
    '2025-06-10T23:59:59Z',
  ]);
});

test('the day that something is lifted from has no more than it shows', () => {
  const own = entry('own', '2025-06-10T09:00:00Z');
  const totals = new Map([['2025-06-10', 1]]);
  const wall = { entry: own, wall: parseDateTime('2025-06-12T09:00:00') };
  const events = eventsOf({ entries: [own], totals, lifted: wall, timeZone: 'UTC' });
  expect(events.map(({ id, start }) => [id, start])).toEqual([['own', '2025-06-12T09:00:00Z']]);
});
