import { expect, it } from 'vitest';

import type { ExplorerSource, TraceEntry } from '../source';
import { runningKiosk } from '../testing/kiosk';
import { usedText } from './TableView';

const entry = (time: string | null, taken: readonly string[]): TraceEntry => ({
  id: String(time),
  title: 'PAY',
  time,
  outcome: taken.length > 0 ? 'taken' : 'refused',
  event: 'PAY',
  from: 'sale.idle',
  to: 'sale.paying.coins',
  taken,
  details: [],
});

it('says when a step was taken last, never counting the refused and the other branches', () => {
  const root = '(root) on RESET #1';
  const source: ExplorerSource = {
    ...runningKiosk,
    trace: [entry('9:00', []), entry('8:30', ['sale.idle on PAY #2']), entry('8:00', [root])],
  };
  const ids = ['sale.idle on PAY #1', 'sale.idle on PAY #2', root];
  expect(ids.map((id) => usedText(source, id))).toEqual(['Never', '8:30', '8:00']);
});

it('says of a trial, which has no dates, that it took the step', () => {
  const { snapshot } = runningKiosk;
  const trace = [entry(null, ['sale.idle on PAY #2'])];
  const source: ExplorerSource = { kind: 'simulation', name: 'The trial', snapshot, trace };
  expect(usedText(source, 'sale.idle on PAY #2')).toBe('In this trial');
});
