import { registeredMachines } from '@brandroom/machines/registry';
import { readMachine } from '@brandroom/statechart/read-machine';
import { booth } from '@brandroom/statechart/testing/booth.machine';
import { createMachine } from 'xstate';

import { kioskGraph } from './kiosk';

/** States whose paths differ in signs only, history at the top, and steps that stay. */
const odd = createMachine({
  id: 'odd',
  initial: 'a',
  on: { '-GO': '.a_b', BACK: '.last', EXACTLY: '.exactly' },
  states: {
    a: {
      initial: 'b',
      states: { b: { on: { GO: '#odd.a_b' } } },
      on: { REST: { actions: 'ring', reenter: true }, FORGET: { reenter: true } },
    },
    a_b: { on: { GO: 'a-b' } },
    'a-b': { meta: { label: 'A: “b”; "c"' }, on: { GO: 'a.b' } },
    last: { type: 'history' },
    exactly: { type: 'history', history: 'deep' },
  },
} as never);

/** The graphs that every file and every view can be read back to: those of the fixtures, and of each machine. */
export const charts = [
  { slug: 'kiosk', graph: kioskGraph },
  { slug: 'booth', graph: readMachine(booth) },
  { slug: 'odd', graph: readMachine(odd) },
  ...registeredMachines.map(({ slug, machine }) => ({ slug, graph: readMachine(machine) })),
];
