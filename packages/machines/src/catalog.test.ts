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
    const events = samples.events(samples.now).map(({ event }) => event.type);
    const sampled = new Set([...events, samples.clock?.event]);
    expect(
      machine.events.filter((type) => !type.startsWith('xstate.') && !sampled.has(type)),
    ).toEqual([]);
  });

  it.each(machineCatalog)(
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

  it('asks about the files of an upload itself, and about the run of an email', async () => {
    const of = async (slug: string) => {
      const parts = await machineCatalog.find((each) => each.slug === slug)?.load();
      if (!parts?.samples.from) throw new Error(`${slug} gives no payloads of its own.`);
      return { ...parts, from: parts.samples.from };
    };
    const upload = await of('upload');
    const file = (handle: string, status: string) => ({ handle, name: handle, size: 9, status });
    const queue = [file('one', 'uploading'), file('two', 'queued')];
    const uploading = upload.machine.resolveState({
      value: 'uploading',
      context: { files: queue },
    });
    const asked = upload.from({ files: queue }).map(({ event }) => event);
    expect(asked.filter((event) => uploading.can(event))).toMatchObject([
      { type: 'CANCEL', handle: 'one' },
      { type: 'CANCEL', handle: 'two' },
      { type: 'REMOVE', handle: 'two' },
      { type: 'PROGRESS', handle: 'one' },
      { type: 'STORED', handle: 'one' },
      { type: 'FAILED', handle: 'one' },
    ]);
    const email = await of('email-send');
    const context = { run: { id: 'email_1_1', recipients: 9, delivered: 4 }, isPausing: false };
    const paused = email.machine.resolveState({ value: 'paused', context });
    const [resume] = email.from(context);
    expect(email.from({ run: null })).toEqual([]);
    const answers = email.people.map((person) =>
      paused.can(person.complete(resume?.event ?? { type: '' }, email.samples.now)),
    );
    expect(new Set(answers)).toEqual(new Set([true, false]));
  });

  it('says which file an upload is about, and nothing of a machine with secret data', async () => {
    const parts = await Promise.all(machineCatalog.map(({ load }) => load()));
    const named = parts.flatMap(({ samples }) => (samples.subject ? [samples] : []));
    const secrets = named.flatMap((samples) => samples.secrets ?? []);
    expect(secrets.filter((path) => path.startsWith('context'))).toEqual([]);
    const about = (...statuses: readonly string[]) => {
      const queue = statuses.map((status) => ({ name: `${status}.png`, status }));
      return named.map(({ subject }) => subject?.({ files: queue }));
    };
    expect(about('failed', 'done', 'queued', 'uploading')).toEqual(['uploading.png']);
    expect(about('failed', 'done', 'queued')).toEqual(['queued.png']);
    expect(about('done', 'failed', 'rejected')).toEqual(['failed.png']);
    expect(about('done')).toEqual([null]);
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
