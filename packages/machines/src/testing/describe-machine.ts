import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import { candidates, classify } from '@brandroom/statechart/classify';
import { guardLeaves } from '@brandroom/statechart/guard-leaves';
import type { AllGuardWords } from '@brandroom/statechart/guard-words';
import { transitionId } from '@brandroom/statechart/read-machine';
import { refusals } from '@brandroom/statechart/refusals';

import { look, obligationsOf, situationsOf } from './obligations';
import { executedRunner, folded, pureRunner } from './runners';
import type { MachineFixtures } from './scenario';
import { situationOf, statesOf, transitionsOf } from './statechart';
import { deviations } from './verify';

/** Values that no payload should have, put in its place to see that nothing throws. */
const garbage = fc.oneof(
  fc.constantFrom(undefined, null, '', 0, -1, Number.NaN, true, 'x'),
  fc.constantFrom<unknown>([], {}, [null], [{}]),
  fc.string(),
);

/** Sample events as they are, and with one part of their payload lost or turned to garbage. */
function soupOf<Event extends AnyEventObject>(samples: MachineFixtures<never, Event>['samples']) {
  const sample = fc.constantFrom(...samples.map(({ event }) => event));
  const spoilt = fc.tuple(sample, fc.nat(), garbage).map(([event, at, value]): AnyEventObject => {
    const keys = Object.keys(event).filter((key) => key !== 'type');
    const key = keys[at % Math.max(1, keys.length)];
    return key === undefined ? event : { ...event, [key]: value };
  });
  const alien = fc.constantFrom<AnyEventObject>({ type: 'NO_SUCH_EVENT' }, { type: '' });
  return fc.array(
    fc.oneof(
      { weight: 5, arbitrary: sample },
      { weight: 3, arbitrary: spoilt },
      { weight: 1, arbitrary: alien },
    ),
    { maxLength: 12 },
  );
}

function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/**
 * Registers the obligations of a machine as tests: every scenario with
 * both runners; every state, transition and guard leaf seen; every event tried in every
 * situation; messages for every guard; nothing thrown by malformed events.
 */
export function describeMachine<Context, Event extends AnyEventObject>(
  machine: AnyStateMachine,
  fixtures: MachineFixtures<Context, Event>,
): void {
  const { scenarios, samples, tags } = fixtures;
  const words = fixtures.words as AllGuardWords<unknown, AnyEventObject>;

  let seen: ReturnType<typeof look> | undefined;
  const lookOnce = () => (seen ??= look(machine, fixtures));

  // Some thousand small runs: seconds on a machine that is busy with other things.
  describe(`the machine ${machine.id}`, { timeout: 60_000 }, () => {
    it.each(scenarios)('holds: $name', async (scenario) => {
      expect(await deviations(pureRunner, machine, scenario, tags)).toEqual([]);
      expect(await deviations(executedRunner, machine, scenario, tags)).toEqual([]);
    });

    it('is seen in every state, on every transition, with every guard leaf deciding both ways', async () => {
      const { states, transitions, leaves } = await lookOnce();
      const owed = obligationsOf(machine);
      expect({
        states: owed.states.filter((state) => !states.has(state)),
        transitions: owed.transitions.filter((id) => !transitions.has(id)),
        leaves: owed.leaves.filter((leaf) => !leaves.has(leaf)),
      }).toEqual({ states: [], transitions: [], leaves: [] });
    });

    it('changes nothing where an event is refused or not handled, folded as run', async () => {
      const { pairs } = await lookOnce();
      expect(pairs.filter(({ problems }) => problems.length > 0)).toEqual([]);
    });

    it('has a sample of every event that comes from outside', () => {
      const outside = new Set(
        transitionsOf(machine)
          .map(({ eventType }) => eventType)
          .filter((type) => type !== '' && !type.startsWith('xstate.')),
      );
      expect(new Set(samples.map(({ event }) => event.type))).toEqual(outside);
    });

    it('has words for every guard, and for every refusal of an event from outside', async () => {
      const named = transitionsOf(machine).flatMap(({ guard }) =>
        guardLeaves(guard).map(({ name }) => String(name)),
      );
      expect(Object.keys(words).toSorted()).toEqual([...new Set(named)].toSorted());
      const negated = transitionsOf(machine).flatMap(({ guard }) =>
        guardLeaves(guard)
          .filter(({ isNegated }) => isNegated)
          .map(({ name }) => String(name)),
      );
      expect(negated.filter((name) => !words[name]?.not)).toEqual([]);

      const silent = (await situationsOf(machine, scenarios)).flatMap(({ snapshot }) =>
        samples
          .filter(({ event }) => classify(snapshot, event).outcome === 'refused')
          .filter(({ event }) => {
            const causes = refusals(snapshot, event, words);
            return causes.length === 0 || causes.some(({ reason, fix }) => !reason || !fix);
          })
          .map(({ name }) => `${name} in ${situationOf(snapshot)}`),
      );
      expect(silent).toEqual([]);
    });

    it('says what every state and every transition is, and where it comes from', () => {
      const hasOrigin = (meta: unknown) => {
        const { origin, specRef } = (meta ?? {}) as Readonly<Record<string, unknown>>;
        return Boolean(specRef) && (origin === 'spec' || origin === 'added');
      };
      const silent = [
        ...statesOf(machine)
          .filter(({ description, meta }) => {
            const { label } = (meta ?? {}) as Readonly<Record<string, unknown>>;
            return !description || !label || !hasOrigin(meta);
          })
          .map(({ id }) => `${id}: add description and meta { label, origin, specRef }`),
        ...transitionsOf(machine)
          .filter(({ description, meta }) => !description || !hasOrigin(meta))
          .map(
            (each) =>
              `${transitionId(each)}: add ...spec('The button’s text') or ...added('…') of stepTexts(specRef) (statechart/state-meta)`,
          ),
      ];
      expect(silent).toEqual([]);
    });

    it('hears of the failure of every actor that it invokes', () => {
      const deaf = statesOf(machine).flatMap((node) =>
        node.invoke
          .filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`))
          .map(({ id }) => id),
      );
      expect(deaf).toEqual([]);
    });

    it('keeps its context JSON, and goes on from JSON as if nothing had been', async () => {
      for (const { snapshot } of await situationsOf(machine, scenarios)) {
        expect(throughJson(snapshot.context)).toStrictEqual(snapshot.context);
        const { value, status, historyValue, children } = snapshot;
        const revived: AnyMachineSnapshot = Object.assign(
          machine.resolveState({
            value,
            status,
            historyValue,
            context: throughJson(snapshot.context),
          }),
          { children },
        );
        for (const { event } of samples) {
          const [next] = folded(machine, snapshot, event);
          const [again] = folded(machine, revived, event);
          expect([again.value, again.context]).toEqual([next.value, next.context]);
        }
      }
    });

    it('throws at no event, however malformed, and stays in a state of its own', async () => {
      const starts = (await situationsOf(machine, scenarios)).map(({ snapshot }) => snapshot);
      fc.assert(
        fc.property(fc.nat(starts.length - 1), soupOf(samples), (start, events) => {
          let now = starts[start];
          if (!now) return;
          for (const event of events) {
            const waited = candidates(now, event.type).length > 0;
            const [next] = folded(machine, now, event);
            // It may end, and never fails.
            expect(['active', 'done']).toContain(next.status);
            if (!waited) expect(situationOf(next)).toBe(situationOf(now));
            expect(throughJson(next.context)).toStrictEqual(next.context);
            now = next;
          }
        }),
        { numRuns: 300 },
      );
    });
  });
}
