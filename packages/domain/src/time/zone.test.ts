import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, dayOf, endOfMonth, startOfDay, startOfMonth } from './zone';

describe('the calendar day of a moment', () => {
  it.each([
    ['2025-06-01T23:30:00.000Z', 'UTC', '2025-06-01'],
    ['2025-06-01T23:30:00.000Z', 'Europe/Berlin', '2025-06-02'],
    ['2025-06-01T03:30:00.000Z', 'America/New_York', '2025-05-31'],
    ['2025-06-01T10:30:00.000Z', 'Pacific/Kiritimati', '2025-06-02'],
    ['2025-06-01T18:20:00.000Z', 'Asia/Kathmandu', '2025-06-02'],
  ])('of %s in %s is %s', (at, timeZone, day) => {
    expect(dayOf(at, timeZone)).toBe(day);
  });
});

describe('the first moment of a day', () => {
  it.each([
    ['2025-06-01', 'UTC', '2025-06-01T00:00:00.000Z'],
    ['2025-06-01', 'Europe/Berlin', '2025-05-31T22:00:00.000Z'],
    // The clock goes forward, later back, in the night of that day.
    ['2025-03-30', 'Europe/Berlin', '2025-03-29T23:00:00.000Z'],
    ['2025-03-31', 'Europe/Berlin', '2025-03-30T22:00:00.000Z'],
    ['2025-10-26', 'Europe/Berlin', '2025-10-25T22:00:00.000Z'],
    ['2025-10-27', 'Europe/Berlin', '2025-10-26T23:00:00.000Z'],
    // Midnight does not exist: the day starts at one.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    // Midnight comes twice: the day starts at the first.
    ['2024-11-03', 'America/Havana', '2024-11-03T04:00:00.000Z'],
  ])('of %s in %s is %s', (day, timeZone, at) => {
    expect(startOfDay(day, timeZone)).toBe(at);
  });

  it('is on that day and the moment before it is on the day before', () => {
    const zones = ['UTC', 'America/Los_Angeles', 'Europe/London', 'Asia/Kolkata', 'Africa/Cairo'];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4000 }),
        fc.constantFrom(...zones),
        (days, timeZone) => {
          const day = addDays('2020-01-01', days);
          const first = startOfDay(day, timeZone);
          const before = new Date(Date.parse(first) - 1).toISOString();
          expect(dayOf(first, timeZone)).toBe(day);
          expect(dayOf(before, timeZone)).toBe(addDays(day, -1));
        },
      ),
    );
  });
});

describe('days and months', () => {
  it('are counted over the ends of months, leap days and years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2025-01-01', -1)).toBe('2024-12-31');
    expect(startOfMonth('2025-12-15', 1)).toBe('2026-01-01');
    expect(endOfMonth('2024-02-10')).toBe('2024-02-29');
    expect(endOfMonth('2025-12-31', 1)).toBe('2026-01-31');
  });
});
