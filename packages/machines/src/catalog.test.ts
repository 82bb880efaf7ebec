/// <reference types="vite/types/importMeta.d.ts" />
import type { TransitionKind } from '@brandroom/statechart/graph';
import { askLeaf } from '@brandroom/statechart/guard-leaves';
import { readMachine } from '@brandroom/statechart/read-machine';
import { describe, expect, it } from 'vitest';
import { getInitialSnapshot } from 'xstate';

import { machineCatalog } from './catalog.gen';
import { registeredMachines } from './registry';

const folders = Object.keys(import.meta.glob('./*/*.machine.ts')).map(
  (path) => path.split('/')[1] ?? path,
);

const files = import.meta.glob('./*/*.catalog.ts', { eager: true });

// `pnpm generate` writes the catalog.
describe('the catalog', () => {
  it('lists every machine folder once', () => {
    expect(machineCatalog.map(({ slug }) => slug).toSorted()).toEqual(folders.toSorted());
  });

  it.each(machineCatalog)(
    '$slug loads its own machine and can start it',
    async ({ slug, label, sentence, version, load }) => {
      expect(files[`./${slug}/${slug}.catalog.ts`]).toMatchObject({ label, sentence });
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

  // The rights of WordPress are part of its data, so that no event of a person brings them along.
  it.each(machineCatalog.filter(({ slug }) => slug !== 'wordpress'))(
    '$slug has people who differ wherever it asks for a right',
    async ({ load }) => {
      const { machine, words, people, samples } = await load();
      const snapshot = getInitialSnapshot(machine, samples.input as never);
      const rights = Object.keys(words).filter((name) => words[name]?.kind === 'right');
      const alike = rights.filter((guard) => {
        const answers = people.map((person) =>
          samples
            .events(samples.now)
            .map(({ event }) => askLeaf(snapshot, person.complete(event, samples.now), guard))
            .join(),
        );
        return new Set(answers).size < 2;
      });
      expect(alike).toEqual([]);
    },
  );

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
