/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest';

import { machineCatalog } from './catalog';
import { registeredMachines } from './registry';

const folders = Object.keys(import.meta.glob('./*/*.machine.ts')).map(
  (path) => path.split('/')[1] ?? path,
);

describe('the catalog', () => {
  it('lists every machine folder once', () => {
    expect(machineCatalog.map(({ slug }) => slug).toSorted()).toEqual(folders.toSorted());
  });

  it.each(machineCatalog)(
    '$slug loads its own machine and can start it',
    async ({ slug, version, load }) => {
      const { machine, samples } = await load();
      expect(machine.version).toBe(version);
      expect(machine).toBe(registeredMachines.find((each) => each.slug === slug)?.machine);
      const { start } = await import('@brandroom/statechart/start');
      expect(start(machine, samples.input)).toMatchObject({ isStarted: true });
    },
  );

  it.each(machineCatalog)('$slug has a sample for every event of its chart', async ({ load }) => {
    const { machine, samples } = await load();
    const sampled = new Set(samples.events(samples.now).map(({ event }) => event.type));
    expect(
      machine.events.filter((type) => !type.startsWith('xstate.') && !sampled.has(type)),
    ).toEqual([]);
  });
});
