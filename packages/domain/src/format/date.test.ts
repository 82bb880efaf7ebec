import { describe, expect, it } from 'vitest';

import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDayInFull,
  formatDays,
  formatMonth,
  formatRelative,
  formatDateNear,
  formatDateTimeNear,
  formatShortDate,
  formatTime,
} from './date';

describe('dates and times', () => {
  it('are written as short month, day, year and on a 12-hour clock', () => {
    expect(formatDate('2025-06-01T12:00:00.000Z', 'UTC')).toBe('Jun 1, 2025');
    expect(formatShortDate('2025-06-01T12:00:00.000Z', 'UTC')).toBe('Jun 1');
    expect(formatTime('2025-06-01T14:30:00.000Z', 'UTC')).toBe('2:30 PM');
    expect(formatDateTime('2025-06-03T09:00:00.000Z', 'UTC')).toBe('Jun 3, 2025, 9:00 AM');
  });

  it('have a year on phones only if it is not this one, in the time zone', () => {
    const now = '2025-12-31T23:30:00.000Z';
    expect(formatDateNear('2025-06-01T12:00:00.000Z', now, 'UTC')).toBe('Jun 1');
    expect(formatDateNear('2025-06-01T12:00:00.000Z', now, 'Europe/Berlin')).toBe('Jun 1, 2025');
    expect(formatDateNear('2026-01-02T12:00:00.000Z', now, 'UTC')).toBe('Jan 2, 2026');
    expect(formatDateTimeNear('2025-06-01T12:00:00.000Z', now, 'UTC')).toBe('Jun 1, 12:00 PM');
  });

  it('call midnight and noon 12', () => {
    expect(formatTime('2025-06-01T00:05:00.000Z', 'UTC')).toBe('12:05 AM');
    expect(formatTime('2025-06-01T12:05:00.000Z', 'UTC')).toBe('12:05 PM');
  });

  it('are those of the time zone, in summer and winter', () => {
    const midnight = '2025-01-01T00:30:00.000Z';
    expect(formatDate(midnight, 'America/New_York')).toBe('Dec 31, 2024');
    expect(formatDateTime(midnight, 'Europe/Berlin')).toBe('Jan 1, 2025, 1:30 AM');
    expect(formatTime('2025-03-30T00:59:00.000Z', 'Europe/Berlin')).toBe('1:59 AM');
    expect(formatTime('2025-03-30T01:00:00.000Z', 'Europe/Berlin')).toBe('3:00 AM');
    expect(formatTime('2025-10-26T00:30:00.000Z', 'Europe/Berlin')).toBe('2:30 AM');
    expect(formatTime('2025-10-26T01:30:00.000Z', 'Europe/Berlin')).toBe('2:30 AM');
  });

  it('of a day of the calendar do not move with the zone', () => {
    expect(formatDay('2025-06-01')).toBe('Jun 1, 2025');
    expect(formatDays('2025-06-01', '2025-06-07')).toBe('Jun 1 – 7, 2025');
    expect(formatDays('2025-05-31', '2025-06-06')).toBe('May 31 – Jun 6, 2025');
    expect(formatDays('2025-12-28', '2026-01-03')).toBe('Dec 28, 2025 – Jan 3, 2026');
    expect(formatDayInFull('2025-06-01')).toBe('Sunday, June 1, 2025');
    expect(formatMonth('2025-06-30')).toBe('June 2025');
  });
});

describe('how long ago', () => {
  const now = '2025-06-10T12:00:00.000Z';
  it.each([
    ['2025-06-10T12:00:00.000Z', 'just now'],
    ['2025-06-10T11:59:01.000Z', 'just now'],
    ['2025-06-10T12:00:59.999Z', 'just now'],
    ['2025-06-10T11:59:00.000Z', '1 minute ago'],
    ['2025-06-10T11:00:01.000Z', '59 minutes ago'],
    ['2025-06-10T11:00:00.000Z', '1 hour ago'],
    ['2025-06-10T10:00:00.000Z', '2 hours ago'],
    ['2025-06-09T12:00:01.000Z', '23 hours ago'],
    ['2025-06-09T12:00:00.000Z', '1 day ago'],
    ['2025-05-11T12:00:01.000Z', '29 days ago'],
    ['2025-05-11T12:00:00.000Z', '1 month ago'],
    ['2024-06-10T12:00:00.000Z', '1 year ago'],
    ['2025-06-10T12:01:00.000Z', 'in 1 minute'],
    ['2025-06-13T12:00:00.000Z', 'in 3 days'],
  ])('%s is %s', (at, words) => {
    expect(formatRelative(at, now)).toBe(words);
  });
});
