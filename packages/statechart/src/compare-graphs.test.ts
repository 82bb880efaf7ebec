import * as xstate from 'xstate';
import { describe, expect, it } from 'vitest';

import { compareGraphs, isSameGraph } from './compare-graphs';
import type { GraphComparison } from './compare-graphs';
import type { MachineGraph } from './graph';
import { readMachine } from './read-machine';
import { kioskOf } from './testing/kiosk.machine';

const { createMachine } = xstate;

function graphOf(states: object, version = '1'): MachineGraph {
  return readMachine(createMachine({ id: 'door', version, initial: 'shut', states } as never));
}

const shut = { on: { OPEN: 'open', LOCK: { target: 'locked', guard: 'hasKey' } } };
const open = { description: 'Anyone can walk in.', on: { SHUT: 'shut' } };
const locked = { on: { UNLOCK: { target: 'shut', guard: 'hasKey' } } };
const door = graphOf({ shut, open, locked });

/** One line for each difference: where it was, where it is, and in which fields. */
function lines({ machine, states, steps }: GraphComparison): readonly string[] {
  const line = (before: string | undefined, after: string | undefined, fields: readonly string[]) =>
    `${before ?? '–'} → ${after ?? '–'} ${fields.join(' ')}`.trim();
  return [
    ...machine,
    ...states.map(({ before, after, fields }) => line(before?.path, after?.path, fields)),
    ...steps.map(({ before, after, fields }) => line(before?.id, after?.id, fields)),
  ];
}

const changes = (after: MachineGraph) => lines(compareGraphs(door, after));

describe('compareGraphs', () => {
  it('finds nothing between a graph and itself', () => {
    const kiosk = readMachine(kioskOf(xstate));
    expect(isSameGraph(compareGraphs(kiosk, kiosk))).toBe(true);
    expect(changes(graphOf({ shut, open, locked }))).toEqual([]);
  });

  it('tells a renamed state by what it does, and keeps its steps', () => {
    const to = { on: { OPEN: 'ajar', LOCK: { target: 'locked', guard: 'hasKey' } } };
    expect(changes(graphOf({ shut: to, ajar: open, locked }))).toEqual(['open → ajar key']);
  });

  it('tells a state that was added from one that was removed', () => {
    const broken = { type: 'final', description: 'Nothing helps.' };
    expect(changes(graphOf({ shut, open, locked, broken }))).toEqual(['– → broken']);
    expect(lines(compareGraphs(graphOf({ shut, open, locked, broken }), door))).toEqual([
      'broken → –',
    ]);
  });

  it('names a step that leads elsewhere, a changed rule and a new event', () => {
    expect(changes(graphOf({ shut, open: { ...open, on: { SHUT: 'locked' } }, locked }))).toEqual([
      'open on SHUT #1 → open on SHUT #1 targets',
    ]);
    const free = { on: { UNLOCK: 'shut' } };
    expect(changes(graphOf({ shut, open, locked: free }))).toEqual([
      'locked on UNLOCK #1 → locked on UNLOCK #1 rule',
    ]);
    const pushed = { on: { OPEN: 'open', PUSH: { target: 'locked', guard: 'hasKey' } } };
    expect(changes(graphOf({ shut: pushed, open, locked }))).toEqual([
      'shut on LOCK #1 → shut on PUSH #1 event',
    ]);
  });

  it('names a step that was put before another one of its event', () => {
    const first = { target: 'open', guard: 'isForced' };
    const forced = { on: { ...shut.on, LOCK: [first, shut.on.LOCK] } };
    expect(changes(graphOf({ shut: forced, open, locked }))).toEqual([
      '– → shut on LOCK #1',
      'shut on LOCK #1 → shut on LOCK #2 order',
    ]);
  });

  it('says that only the version or the order of the states differs', () => {
    expect(changes(graphOf({ shut, open, locked }, '2'))).toEqual(['version']);
    expect(changes(graphOf({ shut, locked, open }))).toEqual(['order']);
  });
});
