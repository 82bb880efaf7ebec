import { expect, it } from 'vitest';

import type { Moment } from '../source';
import { kiosk, kioskSamples } from '../testing/kiosk';
import { startSituation } from '../trial/situations';
import { timeSpent } from './time-spent';

it('adds up all stays in a state, until now for the last one', () => {
  const idle = startSituation(kiosk, kioskSamples.input).situation?.snapshot;
  if (!idle) throw new Error('The kiosk does not start.');
  const paying = kiosk.resolveState({
    value: { sale: { paying: 'coins' }, lamp: 'off' },
    context: idle.context,
  });
  const moment = (at: string, snapshot: Moment['snapshot']): Moment => ({
    id: at,
    at,
    time: at,
    title: '',
    kind: 'person',
    snapshot,
    idle: null,
    difference: null,
  });
  const moments = [
    moment('2026-03-02T09:00:00.000Z', idle),
    moment('2026-03-02T10:00:00.000Z', paying),
    moment('2026-03-02T10:30:00.000Z', idle),
  ];
  const hour = 3_600_000;
  expect(timeSpent(moments, 'sale.idle', '2026-03-02T12:00:00.000Z')).toBe(2.5 * hour);
  expect(timeSpent(moments, 'sale.paying', '2026-03-02T12:00:00.000Z')).toBe(0.5 * hour);
  expect(timeSpent(moments, 'sale.printing', '2026-03-02T12:00:00.000Z')).toBe(0);
  // At a past moment, later entries do not count.
  expect(timeSpent(moments, 'sale.idle', '2026-03-02T09:30:00.000Z')).toBe(0.5 * hour);
  expect(timeSpent(moments, 'sale.paying', '2026-03-02T10:00:00.000Z')).toBe(0);
});
