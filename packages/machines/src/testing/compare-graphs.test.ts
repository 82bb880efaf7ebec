import type { Change } from '@brandroom/statechart/compare-graphs';
import { compareGraphs, isSameGraph } from '@brandroom/statechart/compare-graphs';
import type { MachineGraph } from '@brandroom/statechart/graph';
import { readMachine } from '@brandroom/statechart/read-machine';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { registeredMachines } from '../registry';
import { mutantsOf } from './mutants';

/** Reading every faulty machine takes seconds. */
const timeout = 120_000;

/** The changes that a comparison finds, regardless of their order. */
function changesIn(
  before: MachineGraph,
  after: MachineGraph,
  isReversed = false,
): readonly string[] {
  const { machine, states, steps } = compareGraphs(before, after);
  const line = (change: Change<unknown> & { fields: readonly string[] }) =>
    JSON.stringify(
      isReversed
        ? [change.after, change.before, change.fields]
        : [change.before, change.after, change.fields],
    );
  return [...machine, ...states.map(line), ...steps.map(line)].toSorted();
}

it.each(registeredMachines)('every fault in $slug is a difference', { timeout }, ({ machine }) => {
  const graph = readMachine(machine);
  expect(isSameGraph(compareGraphs(graph, graph))).toBe(true);
  const unseen = mutantsOf(machine).filter((mutant) => {
    const after = readMachine(mutant.machine);
    return (
      JSON.stringify(after) !== JSON.stringify(graph) && isSameGraph(compareGraphs(graph, after))
    );
  });
  expect(unseen.map(({ name }) => name)).toEqual([]);
});

it('the way back between any two versions mirrors the way there', { timeout }, () => {
  const graphs = registeredMachines.flatMap(({ machine }) => {
    const faults = mutantsOf(machine).filter((_, index) => index % 20 === 0);
    return [machine, ...faults.map((mutant) => mutant.machine)].map((each) => readMachine(each));
  });
  fc.assert(
    fc.property(fc.constantFrom(...graphs), fc.constantFrom(...graphs), (before, after) => {
      expect(changesIn(before, after)).toEqual(changesIn(after, before, true));
    }),
    { numRuns: 200 },
  );
});
