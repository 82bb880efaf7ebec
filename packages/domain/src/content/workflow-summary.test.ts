import { expect, it } from 'vitest';

import { percentile, statusChanges, statusLines, workflowFigures } from './workflow-summary';

const day = (number: number) => `2026-03-0${number}T00:00:00.000Z`;
const days = (count: number) => count * 86_400_000;

const history = [
  { version: 4, at: day(6), from: 'pending', to: 'approved' },
  { version: 3, at: day(5), from: 'pending', to: 'pending' },
  { version: 2, at: day(3), from: 'draft', to: 'pending' },
  { version: 1, at: day(1), from: null, to: 'draft' },
] as const;

it('takes an item’s stays from its history, in any order', () => {
  const expected = {
    changes: [
      { from: 'draft', to: 'pending', at: day(3), stayed: days(2) },
      { from: 'pending', to: 'approved', at: day(6), stayed: days(3) },
    ],
    since: day(6),
  };
  expect(statusChanges(history)).toEqual(expected);
  expect(statusChanges(history.toReversed())).toEqual(expected);
  expect(statusChanges([])).toEqual({ changes: [], since: null });
  const edited = [
    { version: 5, at: day(7), from: 'approved', to: 'approved' } as const,
    ...history,
  ];
  expect(statusLines(edited).map(({ version }) => version)).toEqual([1, 2, 4]);
  expect(statusChanges(statusLines(edited))).toEqual(expected);
});

it('counts neither an undone change nor its undo', () => {
  const undone = [
    ...history.slice(1),
    { version: 4, at: day(6), from: 'pending', to: 'approved', action: 'approve' },
    { version: 5, at: day(7), from: 'approved', to: 'pending', action: 'takeBack' },
    // A move between days changes no status, and neither does its undo.
    { version: 6, at: day(8), from: 'pending', to: 'pending', action: 'takeBack' },
  ] as const;
  expect(statusLines(undone).map(({ version }) => version)).toEqual([1, 2]);
  expect(statusChanges(statusLines(undone)).since).toBe(day(3));
});

it('counts no negative stay where the clock was put back', () => {
  const { changes } = statusChanges([
    { version: 1, at: day(3), from: null, to: 'draft' },
    { version: 2, at: day(2), from: 'draft', to: 'pending' },
  ]);
  expect(changes.map(({ stayed }) => stayed)).toEqual([0]);
});

it('counts what happened in the period, its end excluded', () => {
  const { changes } = statusChanges(history);
  const { moves, stays } = workflowFigures(changes, { from: day(3), until: day(6) });
  expect(moves).toEqual([{ from: 'draft', to: 'pending', count: 1 }]);
  expect(stays.find(({ status }) => status === 'draft')).toEqual({
    status: 'draft',
    stays: 1,
    median: days(2),
    p90: days(2),
  });
  expect(stays.find(({ status }) => status === 'pending')).toEqual({
    status: 'pending',
    stays: 0,
    median: null,
    p90: null,
  });
});

it('finds percentiles by nearest rank', () => {
  const ten = [10, 1, 9, 2, 8, 3, 7, 4, 6, 5];
  expect([percentile(ten, 0.5), percentile(ten, 0.9), percentile(ten, 1)]).toEqual([5, 9, 10]);
  expect([percentile([4], 0.9), percentile([], 0.5)]).toEqual([4, null]);
});
