import * as xstate from 'xstate';
import { assign, createMachine } from 'xstate';
import { expect, it } from 'vitest';

import { start } from './start';
import { stepsFrom } from './steps-from';
import { kioskOf } from './testing/kiosk.machine';

const door = createMachine({
  context: { isWindy: false },
  initial: 'closed',
  on: { WIND: { actions: assign({ isWindy: true }) } },
  states: {
    closed: { on: { OPEN: 'ajar', LOCK: { guard: () => false, target: 'ajar' }, KNOCK: {} } },
    ajar: { always: { target: 'wide' } },
    wide: {},
  },
});

const firstOf = (machine: xstate.AnyStateMachine, input?: unknown) => {
  const first = start(machine, input);
  if (!first.isStarted) throw new Error(first.reason);
  return first.snapshot;
};

it('names the steps of an event and those that follow by themselves, of the root too', () => {
  const closed = firstOf(door);
  expect(stepsFrom(closed, { type: 'OPEN' })).toEqual(['closed on OPEN #1', 'ajar on always #1']);
  expect(stepsFrom(closed, { type: 'WIND' })).toEqual(['(root) on WIND #1']);
});

it('names no step for a refused, an ignored and an unhandled event', () => {
  const closed = firstOf(door);
  for (const type of ['LOCK', 'KNOCK', 'NONSENSE']) expect(stepsFrom(closed, { type })).toEqual([]);
});

it('names the step of the parallel root of any machine', () => {
  const kiosk = firstOf(kioskOf(xstate), { cents: 200 });
  expect(stepsFrom(kiosk, { type: 'RESET' })).toEqual(['(root) on RESET #1']);
});
