/// <reference types="vite/types/importMeta.d.ts" />
import { machineConfig } from '@brandroom/statechart/machine-config';
import { readMachine } from '@brandroom/statechart/read-machine';
import { describe, expect, it } from 'vitest';
import { StateMachine, createMachine } from 'xstate';

import { contentWorkflow } from './content-workflow/content-workflow.machine';
import { registeredMachines } from './registry';
import { coveredText } from './testing/covered-text';
import { chartProblem, chartText, statesIn, statesWithout } from './testing/chart-text';
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

describe('the file of covered steps', () => {
  const files = import.meta.glob<string>('../charts/covered/*.gen.json', {
    eager: true,
    query: '?raw',
    import: 'default',
  });

  it.each(registeredMachines)(
    'of $slug is that of its scenarios, which take every step',
    async ({ slug, machine, scenarios }) => {
      const text = await coveredText(machine, { scenarios });
      expect(
        files[`../charts/covered/${slug}.gen.json`] === text,
        'Run `pnpm generate`, and commit charts/covered.',
      ).toBe(true);
      const steps = JSON.parse(text) as Record<string, unknown>;
      const all = readMachine(machine).transitions.filter(
        ({ kind }) => kind !== 'initial' && kind !== 'history',
      );
      expect(all.filter(({ id }) => !steps[id]).map(({ id }) => id)).toEqual([]);
    },
  );
});

describe('the chart file', () => {
  const chartFiles = import.meta.glob<string>('../charts/*.json', {
    eager: true,
    query: '?raw',
    import: 'default',
  });

  it.each(registeredMachines)('of $slug is that of its version', ({ slug, machine }) => {
    expect(
      { id: machine.id, version: typeof machine.version },
      `In ${slug}.machine.ts, set id: '${slug}' and version: '1.0.0'.`,
    ).toEqual({ id: slug, version: 'string' });
    const stored = chartFiles[`../charts/${slug}.json`];
    expect(
      chartProblem(machine, stored),
      'charts/ holds the graph of every machine, so that a change of it raises the version.',
    ).toBeNull();
  });

  it('asks for a higher version when the graph changed, and for itself when it is not written', () => {
    const [mutant] = mutantsOf(contentWorkflow);
    const file = chartText(contentWorkflow);
    expect(mutant && chartProblem(mutant.machine, file)).toContain('raise version');
    expect(
      chartProblem(contentWorkflow, file.replace(/"version":.*/u, '"version": "0.9.0",')),
    ).toContain('0.9.0');
    expect(chartProblem(contentWorkflow, undefined)).toContain('There is no');
  });

  it('exists for machines alone, in their current or an earlier version', () => {
    const slugs = registeredMachines.map(({ slug }) => slug);
    const others = Object.keys(chartFiles).filter(
      (path) => !slugs.some((slug) => path.startsWith(`../charts/${slug}.`)),
    );
    expect(others).toEqual([]);
  });

  it('of earlier workflows names no status that stored items could have and the present one lacks', () => {
    const earlier = Object.entries(chartFiles)
      .filter(([path]) => path.startsWith('../charts/content-workflow.'))
      .map(([, text]) => text);
    expect(earlier.flatMap(statesIn).length).toBeGreaterThan(0);
    expect(
      statesWithout(contentWorkflow, earlier),
      'Write a migration in mock-backend/src/store/indexed-db.ts, then name the status here.',
    ).toEqual([]);
  });

  it('of an earlier workflow with a status that is gone is found', () => {
    const earlier = createMachine({
      id: 'content-workflow',
      version: '0.9.0',
      initial: 'draft',
      states: { draft: { on: { SHELVE: 'shelved' } }, shelved: {} },
    });
    expect(statesWithout(contentWorkflow, [chartText(earlier)])).toEqual(['shelved']);
  });
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
