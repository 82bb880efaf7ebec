/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest';
import { StateMachine } from 'xstate';

import { registeredMachines } from './registry';

const machineFiles = import.meta.glob<Record<string, unknown>>('./**/*.machine.ts', {
  eager: true,
});
const allFiles = Object.keys(import.meta.glob('./**/*.ts'));

const inFolder = Object.entries(machineFiles).flatMap(([path, module]) =>
  Object.values(module)
    .filter((value) => value instanceof StateMachine)
    .map((machine) => ({ path, machine })),
);

describe('the registry', () => {
  it('lists every machine of the folder once', () => {
    expect(inFolder.length).toBeGreaterThan(0);
    const missing = inFolder.filter(
      ({ machine }) => registeredMachines.filter((entry) => entry.machine === machine).length !== 1,
    );
    expect(missing.map(({ path }) => path)).toEqual([]);
    expect(registeredMachines).toHaveLength(inFolder.length);
  });

  it('names each by its folder', () => {
    for (const { slug, machine } of registeredMachines) {
      expect(inFolder.find((file) => file.machine === machine)?.path).toBe(
        `./${slug}/${slug}.machine.ts`,
      );
    }
  });

  it.each(registeredMachines.map(({ slug }) => slug))(
    '%s has guards, samples, tests and mutants beside it',
    (slug) => {
      const parts = ['guards', 'samples', 'scenarios', 'machine.test', 'mutants.test'];
      expect(allFiles).toEqual(
        expect.arrayContaining(parts.map((part) => `./${slug}/${slug}.${part}.ts`)),
      );
    },
  );
});
