/// <reference types="vite/types/importMeta.d.ts" />
import { machineConfig } from '@brandroom/statechart/machine-config';
import { readMachine } from '@brandroom/statechart/read-machine';
import { describe, expect, it } from 'vitest';
import { StateMachine, createMachine } from 'xstate';

import { registeredMachines } from './registry';
import { mutantsOf } from './testing/mutants';

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

describe('the graph', () => {
  it.each(registeredMachines)('of $slug, as JSON, builds a machine with an equal graph', (each) => {
    const graph = readMachine(each.machine);
    const copy = JSON.parse(JSON.stringify(graph)) as typeof graph;
    expect(readMachine(createMachine(machineConfig(copy)))).toEqual(graph);
  });

  it.each(registeredMachines)('of $slug differs from that of every copy with one fault', (each) => {
    const graph = JSON.stringify(readMachine(each.machine));
    const alike = mutantsOf(each.machine).filter(
      ({ machine }) => JSON.stringify(readMachine(machine)) === graph,
    );
    expect(alike.map(({ name }) => name)).toEqual([]);
  });
});
