import * as xstate from 'xstate';
import { expect, it } from 'vitest';

import { start } from './start';
import { kioskOf } from './testing/kiosk.machine';
import { waitingFor, waitingIn } from './waiting-for';

const kiosk = kioskOf(xstate);

it('lists timers and actors as they come and go', () => {
  const first = start(kiosk, { cents: 700 });
  if (!first.isStarted) throw new Error(first.reason);
  const names = (all: ReturnType<typeof waitingFor>) =>
    all.map((each) => (each.kind === 'timer' ? `${each.id} ${String(each.ms)}` : each.id));

  const atStart = waitingFor(first.snapshot, first.actions);
  expect(names(atStart)).toEqual(['clerk']);

  const [paying, actions] = xstate.transition(kiosk, first.snapshot as never, { type: 'PAY' });
  const pending = waitingFor(paying, actions, atStart);
  expect(names(pending)).toEqual([
    'xstate.after.5000.kiosk.sale.paying 5000',
    'xstate.after.patience.kiosk.sale.paying 3000',
    'xstate.after.grace.kiosk.sale.paying 700',
    'clerk',
    'helper',
  ]);

  // The same without the step that led there, also of a snapshot that was read from a record.
  expect(names(waitingIn(paying))).toEqual(names(pending));
  const { context } = paying;
  const recorded = (value: object) => waitingIn(kiosk.resolveState({ value, context } as never));
  expect(names(recorded(paying.value))).toEqual(names(pending).slice(0, 3));
  expect(names(recorded({ sale: 'printing' }))).toContain('printer');

  const [reset, later] = xstate.transition(kiosk, paying, { type: 'RESET' });
  expect(names(waitingFor(reset, later, pending))).toEqual(['clerk', 'helper']);
});
