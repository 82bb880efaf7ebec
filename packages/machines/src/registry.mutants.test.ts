import { expect, it } from 'vitest';

import { registeredMachines } from './registry';
import { mutantsOf, survivorsOf } from './testing/mutants';

it.each(registeredMachines)(
  'no fault in $slug goes unseen',
  { timeout: 600_000 },
  async ({ machine, ...fixtures }) => {
    const transitions = JSON.stringify(machine.config).match(/"target"/g) ?? [];
    expect(mutantsOf(machine).length).toBeGreaterThan(2 * transitions.length);
    // What is not listed as harmless needs a scenario that notices it.
    expect(await survivorsOf(machine, fixtures)).toEqual(Object.keys(fixtures.harmless ?? {}));
  },
);
