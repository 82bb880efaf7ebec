import { expect, it } from 'vitest';

import { daysFrom, gridDays, periodOf, turnedTo } from './grid';

it('shows whole weeks, from Sunday to Saturday', () => {
  expect(gridDays('month', '2025-06-17')).toEqual({ start: '2025-06-01', end: '2025-07-05' });
  expect(gridDays('month', '2026-02-10')).toEqual({ start: '2026-02-01', end: '2026-02-28' });
  expect(gridDays('week', '2025-06-07')).toEqual({ start: '2025-06-01', end: '2025-06-07' });
});

it('knows the month and the week of a day', () => {
  expect(periodOf('month', '2024-02-29')).toEqual({ start: '2024-02-01', end: '2024-02-29' });
  expect(periodOf('week', '2025-01-01')).toEqual({ start: '2024-12-29', end: '2025-01-04' });
});

it('turns to the same day of another month, or to its last', () => {
  expect(turnedTo('month', '2025-01-31', 1)).toBe('2025-02-28');
  expect(turnedTo('month', '2025-03-31', -1)).toBe('2025-02-28');
  expect(turnedTo('month', '2025-12-05', 1)).toBe('2026-01-05');
  expect(turnedTo('week', '2025-12-30', 1)).toBe('2026-01-06');
});

it('lists the days of a grid', () => {
  expect(daysFrom({ start: '2025-02-27', end: '2025-03-01' })).toEqual([
    '2025-02-27',
    '2025-02-28',
    '2025-03-01',
  ]);
  expect(daysFrom(gridDays('month', '2025-06-01'))).toHaveLength(35);
});
