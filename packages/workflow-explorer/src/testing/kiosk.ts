import type { MachineGraph } from '@brandroom/statechart/graph';
import { readMachine } from '@brandroom/statechart/read-machine';
import { kioskOf } from '@brandroom/statechart/testing/kiosk.machine';
import type { AnyStateMachine } from 'xstate';
import * as xstate from 'xstate';

import type { GraphVersion } from '../explorer/explorer-context';
import type { ExplorerSource, Moment, Person, Samples } from '../source';
import { startSituation } from '../trial/situations';

/** A machine that is not ours: no words, no meta, inline rules and actor references in its context. */
export const kiosk: AnyStateMachine = kioskOf(xstate);
export const kioskGraph = readMachine(kiosk);

export const kioskSamples: Samples = {
  events: () => [
    { name: 'pays', event: { type: 'PAY' } },
    { name: 'refunds', event: { type: 'REFUND' } },
    { name: 'throws a coin', event: { type: 'COIN' } },
    { name: 'cancels', event: { type: 'CANCEL' } },
    { name: 'switches the light', event: { type: 'LIGHT' } },
    { name: 'uses the code', event: { type: 'SECRET', code: '1234' } },
  ],
  input: { cents: 200 },
  answers: {
    print: {
      succeeds: [
        { name: 'Printed', with: 'ticket' },
        { name: 'Printed nothing', with: '' },
      ],
      fails: [{ name: 'Out of paper', with: 'no paper' }],
    },
  },
  now: '2025-06-10T09:00:00.000Z',
  secrets: ['event.code'],
};

/** The machine before some changes: no shop, a state of another name, a step that led elsewhere, another rule. */
function olderKiosk(): MachineGraph {
  const text = JSON.stringify(kioskGraph)
    .replaceAll('sale.sold', 'sale.done')
    .replaceAll('"key":"sold"', '"key":"done"')
    .replaceAll('mayRefund', 'mayPayBack');
  const { states, transitions, ...rest } = JSON.parse(text) as MachineGraph;
  return {
    ...rest,
    version: '0.9.0',
    states: states.filter(({ path }) => !path.startsWith('shop')),
    transitions: transitions
      .filter(({ source }) => !source.startsWith('shop'))
      .map((step) => (step.event === 'DEEP' ? { ...step, targets: ['sale.paying.card'] } : step)),
  };
}
const older = Promise.resolve(olderKiosk());

/** Earlier versions to compare with. */
export const kioskVersions: readonly GraphVersion[] = [{ version: '0.9.0', load: () => older }];

/** A clerk, who knows the code, and a guest, who doesn’t. */
export const kioskPeople: readonly Person[] = [
  { id: 'clerk', name: 'A clerk', role: '', complete: (event) => event },
  {
    id: 'guest',
    name: 'A guest',
    role: '',
    complete: ({ type, code: _, ...event }) => ({ type, ...event }),
  },
];

const moment = (time: string, title: string, snapshot: Moment['snapshot']): Moment => ({
  id: time,
  at: `2025-06-10T0${time}:00.000Z`,
  time,
  title,
  kind: 'person',
  snapshot,
  idle: null,
  difference: null,
});

/** A running kiosk in which a person has been paying for half an hour. */
export function runningOf(machine: AnyStateMachine): Extract<ExplorerSource, { kind: 'actor' }> {
  const idle = startSituation(machine, kioskSamples.input).situation?.snapshot;
  if (!idle) throw new Error('The kiosk does not start.');
  const paying = machine.resolveState({
    value: { sale: { paying: 'coins' }, lamp: 'off', shop: 'open' },
    context: idle.context,
  });
  return {
    kind: 'actor',
    name: 'Kiosk 1',
    snapshot: paying,
    hasEnded: false,
    trace: [],
    moments: [moment('8:00', 'It opened', idle), moment('8:30', 'PAY', paying)],
  };
}
export const runningKiosk = runningOf(kiosk);
