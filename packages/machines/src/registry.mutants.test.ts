import { expect, it } from 'vitest';

import { registeredMachines } from './registry';
import { mutantsOf, survivorsOf } from './testing/mutants';

it.each(registeredMachines)(
  'no fault in $slug goes unseen',
  { timeout: 60_000 },
  async ({ machine, ...fixtures }) => {
    const transitions = JSON.stringify(machine.config).match(/"target"/g) ?? [];
    expect(mutantsOf(machine).length).toBeGreaterThan(2 * transitions.length);
    expect(await survivorsOf(machine, fixtures)).toEqual([]);
  },
);
