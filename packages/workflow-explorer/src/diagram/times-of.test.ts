import type { GraphTransition } from '@brandroom/statechart/graph';
import { readMachine } from '@brandroom/statechart/read-machine';
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';

import { chartOf } from '../chart/chart';
import { levelOf } from './level';
import { timesOf, timesOfMarks } from './times-of';

const chart = chartOf(
  readMachine(
    createMachine({
      id: 'door',
      initial: 'open',
      states: {
        open: {
          initial: 'wide',
          states: {
            wide: { on: { SLAM: '#door.closed' } },
            ajar: { on: { PUSH: '#door.closed' } },
          },
        },
        closed: {},
      },
    }),
  ),
);
const level = levelOf(chart, chart.root, true);
const [step] = level.steps;
const statuses = (times: ReturnType<typeof timesOf>) =>
  step?.labels.map((label) => times.ofStep(step.id, label));

it('gives each label in a box its own status', () => {
  const times = timesOf(level, { kind: 'none' }, new Set(['open', 'open.wide']), () => false);
  expect(times.ofStep(step?.id ?? '')).toBe('possible');
  expect(statuses(times)).toEqual(['possible', 'other']);
});

it('leaves out what the person can’t take', () => {
  const isRefused = ({ event }: GraphTransition) => event === 'SLAM';
  const times = timesOf(level, { kind: 'none' }, new Set(['open', 'open.wide']), isRefused);
  expect(statuses(times)).toEqual(['other', 'other']);
  expect(times.of('closed')).toBe('other');
});

it('gives each label in a box its own difference from another version', () => {
  const [, push] = step?.transitions ?? [];
  const times = timesOfMarks(level, new Map([[push?.id ?? '', 'added']]));
  expect(times.ofStep(step?.id ?? '')).toBe('changed');
  expect(statuses(times)).toEqual(['other', 'added']);
});
