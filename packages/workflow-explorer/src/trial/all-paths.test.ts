import { machineCatalog } from '@brandroom/machines/catalog.gen';
import { readMachine } from '@brandroom/statechart/read-machine';
import { expect, it } from 'vitest';

import type { Samples } from '../source';
import { expectedPeople, peopleIn } from '../testing/expected-path';
import { movesWithClock } from './clock-move';
import type { Situation } from './moves';
import { play } from './moves';
import { pathTo } from './paths';
import { activePaths, situationsOf } from './situations';

/** How many situations are looked at from each start, because some machines have endlessly many. */
const mostSituations = 400;
/** Every machine is looked at as far as this, and most as a whole. */
const leastDepth = 4;

const keyOf = ({ snapshot: { value, context }, waiting }: Situation) =>
  JSON.stringify([value, context, waiting.map(({ kind, id }) => [kind, id])]);

type Onwards = (from: Situation) => readonly Situation[];

/** The situations one step on, each worked out once for all starts. */
function onwardsOf(samples: Samples, people: Parameters<typeof movesWithClock>[2]): Onwards {
  const known = new Map<string, readonly Situation[]>();
  return (from) => {
    const key = keyOf(from);
    const before = known.get(key);
    if (before) return before;
    const next = new Map<string, Situation>();
    for (const { move } of movesWithClock(from, samples, people)) {
      const after = play(from, move);
      if (after?.outcome === 'taken') next.set(keyOf(after), after);
    }
    known.set(key, [...next.values()]);
    return [...next.values()];
  };
}

/**
 * The states that can be reached, with the least number of steps, found by looking at every way; and how many steps
 * were looked at: infinitely many where no situation is left.
 */
function bruteForce(start: Situation, onwards: Onwards) {
  const least = new Map<string, number>();
  const seen = new Set([keyOf(start)]);
  let front = [start];
  let depth = 0;
  for (; front.length > 0; depth += 1) {
    for (const { snapshot } of front)
      for (const path of activePaths(snapshot)) if (!least.has(path)) least.set(path, depth);
    if (depth >= leastDepth && seen.size > mostSituations) return { least, depth };
    const next: Situation[] = [];
    for (const each of front)
      for (const after of onwards(each)) {
        if (seen.has(keyOf(after))) continue;
        seen.add(keyOf(after));
        next.push(after);
      }
    front = next;
  }
  return { least, depth: Infinity };
}

it.each(machineCatalog)(
  'no way in $slug is shorter than the path, each step has everyone who can take it, and there is no way without a path',
  { timeout: 120_000 },
  async ({ load }) => {
    const { machine, samples, people } = await load();
    const likely = {
      ...samples,
      events: (at: string) => samples.events(at).filter((each) => !each.assumesHistory),
    };
    const targets = readMachine(machine).states.map(({ path }) => path);
    const situationAt = situationsOf(machine, samples, people);
    const starts = targets.flatMap((from) => {
      const start = situationAt(from);
      return start ? [{ from, start }] : [];
    });
    expect(starts.length).toBeGreaterThan(1);
    const onwards = onwardsOf(likely, people);
    for (const { from, start } of starts) {
      const { least, depth } = bruteForce(start, onwards);
      for (const to of targets) {
        const path = pathTo(start, to, samples, people);
        const length = path?.length ?? null;
        const isFurther = length !== null && length > depth;
        expect([from, to, isFurther ? null : length]).toEqual([from, to, least.get(to) ?? null]);
        const expected = expectedPeople(start, path ?? [], likely, people);
        expect([from, to, peopleIn(path ?? [])]).toEqual([from, to, expected]);
      }
    }
  },
);
