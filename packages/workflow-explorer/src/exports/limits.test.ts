import type { MachineGraph } from '@brandroom/statechart/graph';
import { describe, expect, it } from 'vitest';

import { kioskGraph } from '../testing/kiosk';
import { exportFormats } from './formats';

type Loose = Record<string, unknown>;
const stateAt = (path: string, change: Loose) => (graph: MachineGraph) => ({
  ...graph,
  states: graph.states.map((state) => (state.path === path ? { ...state, ...change } : state)),
});
const stepAt = (id: string, change: Loose) => (graph: MachineGraph) => ({
  ...graph,
  transitions: graph.transitions.map((step) => (step.id === id ? { ...step, ...change } : step)),
});
const added = { kind: 'named', name: 'added', params: null };
const initial = kioskGraph.transitions.find(
  ({ kind, source }) => kind === 'initial' && source === 'sale.paying',
);
const fallback = kioskGraph.transitions.find(({ kind }) => kind === 'history');

/** One change to each property of a graph, and the text of the limit that names it; null if every file has it. */
const changes: Readonly<
  Record<string, readonly [word: RegExp | null, change: (graph: MachineGraph) => unknown]>
> = {
  name: [/\bName, /u, (graph) => ({ ...graph, id: 'other' })],
  version: [/\bversion\b/iu, (graph) => ({ ...graph, version: '9' })],
  data: [/\b(?:data|context)\b/iu, (graph) => ({ ...graph, context: { data: { cents: 7 } } })],
  'own id of a state': [
    /in words|\bown ids\b|Only steps/u,
    stateAt('sale.idle', { customId: 'other' }),
  ],
  'final state': [/Only steps/u, stateAt('lamp.on', { type: 'final' })],
  'parallel state': [/Only steps/u, stateAt('sale', { type: 'parallel' })],
  'depth of history': [
    /Only steps|plain states/u,
    stateAt('sale.paying.all', { history: 'shallow' }),
  ],
  entry: [/Only steps|\bactions\b.* left out/iu, stateAt('sale.idle', { entry: [added] })],
  exit: [/Only steps|\bactions\b.* left out/iu, stateAt('sale.idle', { exit: [added] })],
  actors: [/Only steps|\bactors\b/u, stateAt('sale.printing', { actors: [] })],
  'input of an actor': [
    /Only steps|input of pending actors|pending actors are left out/u,
    (graph) => ({
      ...graph,
      states: graph.states.map((state) => ({
        ...state,
        actors: state.actors.map((actor) => ({ ...actor, input: { data: 7 } })),
      })),
    }),
  ],
  'system id of an actor': [
    /Only steps|system ids of pending actors|pending actors are left out/u,
    (graph) => ({
      ...graph,
      states: graph.states.map((state) => ({
        ...state,
        actors: state.actors.map((actor) => ({ ...actor, systemId: 'other' })),
      })),
    }),
  ],
  tags: [/Only steps|\btags\b/iu, stateAt('sale.idle', { tags: ['other'] })],
  output: [/Only steps|\boutputs?\b/iu, stateAt('sale.sold', { output: { data: 7 } })],
  'description of a state': [
    /Only steps|\bdescriptions\b/iu,
    stateAt('shop.soldOut', { description: 'Other.' }),
  ],
  'label of a state': [
    /Only steps|\blabels\b/iu,
    stateAt('sale.idle', { meta: { label: 'Other' } }),
  ],
  'metadata of a state': [
    /Only steps|\bmetadata\b/u,
    stateAt('shop.soldOut', { meta: { origin: 'added' } }),
  ],
  start: [/Only steps/u, stepAt(initial?.id ?? '', { targets: ['sale.paying.card'] })],
  'actions at the start': [
    /Only steps|\bactions\b.* left out/iu,
    stepAt(initial?.id ?? '', { actions: [added] }),
  ],
  fallback: [
    /Only steps|nothing is remembered/u,
    stepAt(fallback?.id ?? '', { targets: ['sale.paying.coins'] }),
  ],
  event: [null, stepAt('lamp.off on LIGHT #1', { id: 'lamp.off on X #1', event: 'X' })],
  target: [null, stepAt('lamp.off on LIGHT #1', { targets: ['shop.open'] })],
  reentry: [null, stepAt('lamp.off on LIGHT #1', { reenter: true })],
  rule: [null, stepAt('lamp.off on LIGHT #1', { rule: { op: 'unnamed' } })],
  'actions of a step': [
    /\bactions\b.* left out/iu,
    stepAt('lamp.off on LIGHT #1', { actions: [added] }),
  ],
  'description of a step': [
    /\bdescriptions\b/iu,
    stepAt('lamp.off on LIGHT #1', { description: 'Other' }),
  ],
  'metadata of a step': [/\bmetadata\b/u, stepAt('lamp.off on LIGHT #1', { meta: { room: 7 } })],
  'data of a rule': [
    null,
    stepAt('sale.idle on PAY #1', {
      rule: { op: 'named', name: 'totalAbove', params: { data: { cents: 7 } }, of: null },
    }),
  ],
  'data of an action': [
    /\bactions\b.* left out/iu,
    stepAt('(root) on stock.* #1', {
      actions: [{ kind: 'named', name: 'show', params: { data: { text: 'Other' } } }],
    }),
  ],
  'length of a named delay': [
    /lengths of named delays/u,
    stepAt('sale.paying on after patience #1', { delay: { name: 'patience', of: { data: 7000 } } }),
  ],
  delay: [
    null,
    stepAt('sale.paying on after 5000 #1', {
      id: 'sale.paying on after 7000 #1',
      event: 'after 7000',
      delay: { ms: 7000 },
    }),
  ],
};

describe.each(exportFormats)('$label names on its list', ({ write, limits }) => {
  it.each(Object.entries(changes))('that it leaves out the %s', (_, [word, change]) => {
    const changed = change(kioskGraph) as MachineGraph;
    expect(changed).not.toEqual(kioskGraph);
    const isLeftOut = write(changed) === write(kioskGraph);
    const isNamed = word?.test(limits.join('\n')) ?? false;
    expect(isLeftOut && !isNamed).toBe(false);
  });
});
