import { afterEach, expect, it, vi } from 'vitest';

import type { Moment } from '../source';
import { runningKiosk } from '../testing/kiosk';
import { indexAtMinute } from './index-at-minute';

afterEach(() => vi.unstubAllEnvs());

const [first] = runningKiosk.moments ?? [];
function at(...instants: readonly string[]): readonly Moment[] {
  if (!first) throw new Error('The kiosk has no moments.');
  return instants.map((instant) => ({ ...first, at: instant }));
}

/** In New York, where it is four hours earlier in summer. */
function indexesOf(moments: readonly Moment[], ...times: readonly string[]) {
  vi.stubEnv('TZ', 'America/New_York');
  return times.map((local) => indexAtMinute(moments, local));
}

it('finds the last moment until the end of a minute, and none before the first one', () => {
  const moments = at('2025-06-10T12:30:20.000Z', '2025-06-10T12:45:00.000Z');
  expect(indexesOf(moments, '2025-06-09T23:00', '2025-06-10T08:29')).toEqual([null, null]);
  expect(indexesOf(moments, '2025-06-10T08:30', '2025-06-10T08:44')).toEqual([0, 0]);
  expect(indexesOf(moments, '2025-06-10T08:45', '2027-01-01T00:00')).toEqual([1, 1]);
  expect(indexesOf([], '2025-06-10T08:30')).toEqual([null]);
});

it('takes a time that clocks skip for the later one, and one that they repeat for the first', () => {
  const skipped = at('2026-03-08T07:30:00.000Z', '2026-03-08T07:31:00.000Z');
  expect(indexesOf(skipped, '2026-03-08T02:30', '2026-03-08T03:30')).toEqual([0, 0]);
  const repeated = at('2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z');
  expect(indexesOf(repeated, '2026-11-01T01:29', '2026-11-01T01:30')).toEqual([null, 0]);
  expect(indexesOf(repeated, '2026-11-01T02:00')).toEqual([1]);
});
