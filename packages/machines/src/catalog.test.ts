/// <reference types="vite/types/importMeta.d.ts" />
import type { TransitionKind } from '@brandroom/statechart/graph';
import { readMachine } from '@brandroom/statechart/read-machine';
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

  it.each(machineCatalog)(
    '$slug has answers for each of its actors, and waits for each of them',
    async ({ load }) => {
      const { machine, samples } = await load();
      const answers = Object.entries(samples.answers ?? {});
      expect(answers.map(([name]) => name).toSorted()).toEqual(
        Object.keys(machine.implementations.actors).toSorted(),
      );
      const { states, transitions } = readMachine(machine);
      const isAwaited = (name: string, kind: TransitionKind, end: string) =>
        states.some(({ path, actors }) =>
          actors.some(
            ({ key, logic }) =>
              logic === name &&
              transitions.some(
                (each) =>
                  each.source === path && each.kind === kind && each.event === `${key} ${end}`,
              ),
          ),
        );
      for (const [name, { succeeds, fails }] of answers) {
        expect([name, succeeds.length > 0]).toEqual([name, isAwaited(name, 'actor-done', 'done')]);
        expect([name, fails.length > 0]).toEqual([name, isAwaited(name, 'actor-error', 'failed')]);
      }
    },
  );
});
