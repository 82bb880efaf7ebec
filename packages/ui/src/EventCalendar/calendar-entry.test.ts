import { parseDateTime } from '@internationalized/date';
import { expect, test } from 'vitest';

import { momentOf, wallOf } from './calendar-entry';

const timeZone = 'America/New_York';
/** 1:30 AM for the second time: the clock was put back. */
const second = '2026-11-01T06:30:00.000Z';

test('an entry dropped where it was keeps its moment, also in an hour that comes twice', () => {
  expect(momentOf({ at: second }, wallOf(second, timeZone), timeZone)).toBe(second);
});

test('an entry moved into the hour that comes twice gets the first, and moved out of it keeps its time of day', () => {
  expect(
    momentOf({ at: '2026-10-31T05:30:00Z' }, parseDateTime('2026-11-01T01:30'), timeZone),
  ).toBe('2026-11-01T05:30:00.000Z');
  expect(momentOf({ at: second }, parseDateTime('2026-11-02T01:30'), timeZone)).toBe(
    '2026-11-02T06:30:00.000Z',
  );
});
