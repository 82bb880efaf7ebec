import { auth } from '@brandroom/machines/auth/auth.machine';
import { parts as authParts } from '@brandroom/machines/auth/auth.catalog';
import { wordPress } from '@brandroom/machines/wordpress/wordpress.machine';
import { rights } from '@brandroom/machines/wordpress/wordpress.samples';
import { parts as wordPressParts } from '@brandroom/machines/wordpress/wordpress.catalog';
import { readMachine } from '@brandroom/statechart/read-machine';
import { chartOf } from '@brandroom/workflow-explorer/chart/chart';
import { journalOf } from '@brandroom/workflow-explorer/exports/journal-json';
import { whoCsvOf } from '@brandroom/workflow-explorer/exports/who-csv';
import { payloadsOf } from '@brandroom/workflow-explorer/rights/payloads';
import { verdictOf } from '@brandroom/workflow-explorer/rights/verdict';
import {
  nobody,
  situationsOf,
  startSituation,
} from '@brandroom/workflow-explorer/trial/situations';
import { beginTrial, scenarioOf, tryMove } from '@brandroom/workflow-explorer/trial/trial';
import { simulationOf } from '@brandroom/workflow-explorer/trial/trial-run';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { fromPromise } from 'xstate';

import { createRunningActors } from '../../shared/actors/running-actors';
import { startActor } from '../../shared/actors/start-actor';
import { actorRecord } from './actor-trace';
import { machineSearch } from './machine-search';

const canary = 'canary-3b1f';
const finds = fromPromise(() => Promise.resolve(null));
const fails = fromPromise(() => Promise.reject(new Error('The server does not answer.')));

const cases = [
  {
    slug: 'auth',
    parts: authParts,
    run: (auth as AnyStateMachine).provide({ actors: { restore: finds, signIn: fails } }),
    event: { type: 'SIGN_IN', email: `${canary}@example.com`, password: canary, remember: true },
    trial: [{ resolve: 'restore', with: null }],
    failure: 'xstate.error.actor.signIn',
    busy: 'signingIn',
    at: 'signedOut',
  },
  {
    slug: 'wordpress',
    parts: wordPressParts,
    run: (wordPress as AnyStateMachine).provide({ actors: { connectSite: fails } }),
    event: {
      type: 'CONNECT',
      draft: { url: 'https://blog.example.com', username: 'ada', applicationPassword: canary },
      ...rights.manager,
    },
    trial: [],
    failure: 'xstate.error.actor.connectSite',
    busy: 'connecting',
    at: 'disconnected',
  },
] as const;

/** Everything that the explorer can show, copy or save, as text. */
const shown = (value: unknown) => JSON.stringify(value);

describe.each(cases)(
  'a password of $slug',
  ({ slug, parts, run, event, trial, failure, busy, at }) => {
    const { machine, samples } = parts;
    const { secrets = [] } = samples;
    const graph = readMachine(machine);
    const chart = chartOf(graph);

    it('is in no list, log or journal of the actor that got it', async () => {
      const list = createRunningActors();
      const actor = startActor(run, { name: slug, machine: slug, secrets }, {}, list);
      const unguarded = createRunningActors();
      unguarded.add(actor, { name: slug, machine: slug });
      const [running] = list.list();
      const types = () => running?.events().map(({ type }) => type) ?? [];
      await expect.poll(() => actor.getSnapshot().value as unknown).toBe(at);
      actor.send(event);
      await expect.poll(types).toContain(failure);
      expect(types()).toContain(event.type);
      const events = running?.events() ?? [];
      expect(shown(events)).not.toContain(canary);
      // A list that knows no secrets would have it.
      expect(shown(unguarded.list()[0]?.events())).toContain(canary);
      const record = actorRecord(chart, parts, events);
      expect(shown(record.trace)).not.toContain(canary);
      const snapshot: AnyMachineSnapshot = actor.getSnapshot();
      expect(shown([snapshot.value, snapshot.context])).not.toContain(canary);
      expect(shown(record.moments.map((moment) => moment.snapshot.context))).not.toContain(canary);
      const name = running?.title() ?? '';
      const source = { kind: 'actor', name, snapshot, hasEnded: false, ...record } as const;
      const journal = journalOf(graph, source);
      expect(journal).toContain(failure.split('.').at(-1));
      expect(journal).not.toContain(canary);
      actor.stop();
    });

    it('is in no file of who can', () => {
      const sent = { ...samples, events: () => [{ name: 'The form', event }] };
      const situationAt = situationsOf(machine, samples, parts.people);
      const asked: string[] = [];
      const csv = whoCsvOf(chart, sent, [...parts.people, nobody], (state, type, person) => {
        const snapshot = situationAt(state)?.snapshot;
        if (!snapshot) return null;
        const now = { snapshot, at: samples.now, own: null };
        const payloads = payloadsOf(type, sent, person, now);
        asked.push(shown(payloads.map((payload) => payload.event)));
        return verdictOf(snapshot, payloads, parts.words);
      });
      expect(asked.join()).toContain(canary);
      expect(csv).not.toContain(canary);
    });

    it('is in no scenario, trial or link', () => {
      const { situation } = startSituation(machine, samples.input);
      if (!situation) throw new Error(`${slug} does not start.`);
      let tried = beginTrial(situation, { input: {} }, { label: 'Start', at: samples.now });
      for (const move of [...trial, { send: event }])
        tried = tryMove(tried, move, { label: '', reasons: [] }) ?? tried;
      const scenario = scenarioOf(tried, slug, secrets);
      expect(scenario).toContain(busy);
      expect(scenario).not.toContain(canary);
      const begun = { origin: 'start', from: null, trial: tried, problem: '' } as const;
      const source = simulationOf(begun, slug, { chart, secrets });
      expect(shown(source && 'trace' in source ? source.trace : null)).toContain(event.type);
      expect(shown(source && 'trace' in source ? source.trace : null)).not.toContain(canary);
      const search = v.parse(machineSearch, { ...event, view: 'log', event: event.type });
      expect(shown(search)).not.toContain(canary);
    });
  },
);
