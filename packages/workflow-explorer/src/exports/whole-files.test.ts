import type { GraphAction, GraphDelay, MachineGraph } from '@brandroom/statechart/graph';
import { describe, expect, it } from 'vitest';

import { readGraph } from '../compare/read-graph';
import { charts } from '../testing/charts';
import { kioskGraph } from '../testing/kiosk';
import { conditionRule } from '../testing/read-condition';
import { readScxml } from '../testing/read-scxml';
import { exportFormats } from './formats';
import { scxmlOf } from './scxml';

/** A graph without the values that the machine computes, which JSON leaves out and says so. */
const withoutComputed = (graph: MachineGraph | null): unknown =>
  JSON.parse(JSON.stringify(graph), (_, value: unknown) =>
    typeof value === 'object' && value !== null && 'computed' in value ? null : value,
  );

function nameOf(action: GraphAction): string {
  if (action.kind === 'unnamed') return 'unnamed action';
  return action.kind === 'named' ? action.name : `xstate.${action.name}`;
}

const withoutLength = (delay: GraphDelay | null) =>
  delay && 'name' in delay ? { name: delay.name } : delay;

/** A graph as SCXML can represent it, without its listed omissions. */
const inScxml = (graph: MachineGraph) => ({
  id: graph.id,
  states: graph.states.map(({ path, parent, type, history, entry, exit, actors }) => ({
    path,
    parent,
    type,
    history,
    entry: entry.map(nameOf),
    exit: exit.map(nameOf),
    actors: actors.map(({ key, logic }) => ({ key, logic })),
  })),
  transitions: graph.transitions.map((step) => ({
    id: step.id,
    kind: step.kind,
    source: step.source,
    event: step.event,
    targets: step.targets,
    reenter: step.reenter,
    isForbidden: step.isForbidden,
    rule: step.rule && conditionRule(graph, step.rule),
    actions: step.kind === 'initial' ? [] : step.actions.map(nameOf),
    delay: withoutLength(step.delay),
  })),
});

describe.each(charts)('the graph of $slug is read back whole from', ({ graph }) => {
  it('JSON, which builds a machine', () => {
    const json = exportFormats.find(({ id }) => id === 'json')?.write(graph) ?? '';
    expect(withoutComputed(readGraph(json))).toEqual(withoutComputed(graph));
  });

  it('SCXML', () => {
    expect(readScxml(scxmlOf(graph))).toEqual(inScxml(graph));
  });
});

it('SCXML names the states of a condition by their ids in the file', () => {
  const conditions = [...scxmlOf(kioskGraph).matchAll(/cond="([^"]*In\([^"]*)"/gu)].map(
    ([, each]) => each,
  );
  expect(conditions).toEqual(["In('lamp.on')", "!In('lamp.on')"]);
});
