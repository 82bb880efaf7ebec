import { afterAll, expect, it } from 'vitest';

import { registeredMachines } from './registry';
import { mutantsOf, survivorsOf } from './testing/mutants';
import { look, obligationsOf } from './testing/obligations';

/** The figures that `npm test` prints for each machine. */
interface Figures {
  readonly states: number;
  readonly steps: number;
  readonly 'rule answers': number;
  /** Situations × events, each tried and its outcome compared with a table written by hand. */
  readonly outcomes: number;
  readonly scenarios: number;
  readonly mutants: number;
  readonly killed: number;
  readonly harmless: number;
}
const figures: Record<string, Figures> = {};

afterAll(() => {
  // oxlint-disable-next-line no-console -- the figures belong to the output of the check
  console.table(figures);
});

it.each(registeredMachines)(
  'no fault in $slug goes unseen',
  { timeout: 600_000 },
  async ({ slug, machine, ...fixtures }) => {
    const transitions = JSON.stringify(machine.config).match(/"target"/g) ?? [];
    const mutants = mutantsOf(machine).length;
    expect(mutants).toBeGreaterThan(2 * transitions.length);
    // Every mutant that is not listed as harmless must fail a scenario.
    const survivors = await survivorsOf(machine, fixtures);
    const owed = obligationsOf(machine);
    const { pairs } = await look(machine, fixtures);
    figures[slug] = {
      states: owed.states.length,
      steps: owed.transitions.length,
      'rule answers': owed.leaves.length,
      outcomes: pairs.length,
      scenarios: fixtures.scenarios.length,
      mutants,
      killed: mutants - survivors.length,
      harmless: Object.keys(fixtures.harmless ?? {}).length,
    };
    expect(survivors).toEqual(Object.keys(fixtures.harmless ?? {}));
  },
);
