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
  it('lists every machine of the folder once, by the name of its folder', () => {
    expect(inFolder.length).toBeGreaterThan(0);
    const listed = registeredMachines.map(({ slug, machine }) => ({
      path: `./${slug}/${slug}.machine.ts`,
      machine,
    }));
    expect(listed).toEqual(inFolder);
  });

  it.each(registeredMachines)(
    '$slug has a label, guards and tests beside it',
    ({ slug, label }) => {
      expect(label).not.toBe('');
      const parts = ['guards', 'machine.test'];
      expect(allFiles).toEqual(
        expect.arrayContaining(parts.map((part) => `./${slug}/${slug}.${part}.ts`)),
      );
    },
  );
});
