import { expect, it } from 'vitest';
import { ganttScale, movedByMonths, movedSpan } from './gantt-scale';

const span = { start: '2026-02-27', end: '2026-03-02' };

it.each([
  ['all', 2, '2026-03-01', '2026-03-04'],
  ['start', 2, '2026-03-01', '2026-03-02'],
  ['start', 9, '2026-03-02', '2026-03-02'],
  ['end', -9, '2026-02-27', '2026-02-27'],
  ['end', 30, '2026-02-27', '2026-04-01'],
] as const)('moving %s by %d days gives %s to %s', (part, days, start, end) => {
  expect(movedSpan(span, part, days)).toEqual({ start, end });
});

it.each([
  ['all', 1, '2026-03-27', '2026-03-30'],
  ['all', -1, '2026-01-27', '2026-01-30'],
  ['start', -1, '2026-01-27', '2026-03-02'],
  ['start', 1, '2026-03-02', '2026-03-02'],
  ['end', 1, '2026-02-27', '2026-04-02'],
] as const)('moving %s by %d months gives %s to %s', (part, months, start, end) => {
  expect(movedByMonths(span, part, months)).toEqual({ start, end });
});

it('a month further is its last day where it is shorter', () => {
  const open = { start: '2026-01-31', end: null };
  expect(movedByMonths(open, 'all', 1)).toEqual({ start: '2026-02-28', end: null });
});

it('a bar without an end gets none by moving', () => {
  const open = { start: '2026-02-27', end: null };
  expect(movedSpan(open, 'all', 2)).toEqual({ start: '2026-03-01', end: null });
  expect(movedSpan(open, 'end', 2)).toEqual(open);
  expect(movedSpan(open, 'start', 400).end).toBeNull();
});

it('the axis has whole months, with room on both sides, and every bar within', () => {
  const scale = ganttScale([span, { start: '2026-01-31', end: null }], '2026-04-15');
  expect(scale.days).toBe(31 + 31 + 28 + 31 + 30 + 31);
  expect(scale.months.map(({ label }) => label)).toEqual([
    'Dec 2025',
    'Jan 2026',
    'Feb',
    'Mar',
    'Apr',
    'May',
  ]);
  const { from, size } = scale.bar(span);
  expect(from).toBeCloseTo(((31 + 31 + 26) / scale.days) * 100);
  expect(size).toBeCloseTo((4 / scale.days) * 100);
  const open = scale.bar({ start: '2026-01-31', end: null });
  expect(open.from + open.size).toBeCloseTo(100);
});

it('of many months as many are named as have room, each year once', () => {
  const { months } = ganttScale([{ start: '2024-11-05', end: '2026-06-05' }], '2026-01-01');
  const labels = months.map(({ label }) => label).filter((label) => label !== '');
  expect(labels.length).toBeLessThanOrEqual(7);
  expect(labels.filter((label) => label.includes('2025'))).toHaveLength(1);
  const major = months.filter(({ label, isMinor }) => label !== '' && !isMinor);
  expect(major).toHaveLength(Math.ceil(labels.length / 2));
  // The last one is not cut off by the end of the axis.
  expect(months.findLast(({ label }) => label !== '')?.at).toBeLessThan(88);
});
