import type { GraphTransition, MachineGraph } from '@brandroom/statechart/graph';
import { readMachine } from '@brandroom/statechart/read-machine';
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';

import { chartOf } from '../chart/chart';
import { targetText } from '../chart/names';
import { narration } from '../chart/narration';
import { toText } from '../chart/to-text';
import { levelOf } from '../diagram/level';
import { timesOf } from '../diagram/times-of';
import { svgOf } from './diagram-svg';
import { exportFormats } from './formats';

/** The kinds of steps of one state; no two of them are the same machine. */
const steps = {
  absent: {},
  forbidden: { GO: {} },
  'no target': { GO: { actions: 'ring' } },
  'no target, reenter': { GO: { actions: 'ring', reenter: true } },
  'self target': { GO: { target: 'a', actions: 'ring' } },
  'self target, reenter': { GO: { target: 'a', actions: 'ring', reenter: true } },
  'another target': { GO: { target: 'b', actions: 'ring' } },
};

const graphs = Object.entries(steps).map(([name, on]) => {
  const machine = createMachine({ id: 'one', initial: 'a', states: { a: { on }, b: {} } } as never);
  return { name, graph: readMachine(machine) };
});

const stepOf = ({ transitions }: MachineGraph): GraphTransition | undefined =>
  transitions.find(({ event }) => event === 'GO');

/** Each view and each file, as text. */
const views: Readonly<Record<string, (graph: MachineGraph) => string>> = {
  ...Object.fromEntries(exportFormats.map(({ label, write }) => [label, write])),
  'the words of the diagram': (graph) => {
    const { states, steps: lines } = levelOf(chartOf(graph), chartOf(graph).root);
    return JSON.stringify([states.map(({ stays }) => stays), lines.map(({ labels }) => labels)]);
  },
  SVG: (graph) => {
    const chart = chartOf(graph);
    const level = levelOf(chart, chart.root);
    return svgOf(
      chart,
      level,
      timesOf(level, { kind: 'none' }, new Set(), () => false),
    );
  },
  narration: (graph) => {
    const chart = chartOf(graph);
    return narration(chart, chart.find('a') ?? chart.root, () => null);
  },
  outline: (graph) => {
    const step = stepOf(graph);
    return step ? targetText(chartOf(graph), step) : '';
  },
  table: (graph) => {
    const step = stepOf(graph);
    return step ? toText(chartOf(graph), step) : '';
  },
};

it.each(Object.entries(views))('%s tells machines apart that differ in one thing', (_, view) => {
  const shown = new Map<string, string>();
  for (const { name, graph } of graphs) {
    const text = view(graph);
    expect([name, shown.get(text)]).toEqual([name, undefined]);
    shown.set(text, name);
  }
  expect(shown.size).toBe(graphs.length);
});
