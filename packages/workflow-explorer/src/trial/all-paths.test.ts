import { machineCatalog } from '@brandroom/machines/catalog.gen';
import { readMachine } from '@brandroom/statechart/read-machine';
import { expect, it } from 'vitest';

import type { Samples } from '../source';
import type { Situation } from './moves';
import { play } from './moves';
import { pathTo } from './paths';
import { activePaths, movesIn, situationsOf } from './situations';

/** The most steps that a search looks at, because some machines have endlessly many situations. */
const depth = 3;

const keyOf = ({ snapshot: { value, context }, waiting }: Situation) =>
  JSON.stringify([value, context, waiting.map(({ kind, id }) => [kind, id])]);

/** The states within reach of some steps, with the least number of steps, found by looking at every way. */
function bruteForce(
  start: Situation,
  samples: Samples,
  people: Parameters<typeof movesIn>[2],
  most: number,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const seen = new Set<string>();
  let front = [start];
  for (let steps = 0; steps <= most; steps += 1) {
    for (const { snapshot } of front)
      for (const path of activePaths(snapshot)) if (!found.has(path)) found.set(path, steps);
    const next: Situation[] = [];
    for (const each of steps < most ? front : [])
      for (const { move } of movesIn(each, samples, people)) {
        const after = play(each, move);
        if (after?.outcome !== 'taken' || seen.has(keyOf(after))) continue;
        seen.add(keyOf(after));
        next.push(after);
      }
    front = next;
  }
  return found;
}

it.each(machineCatalog)(
  'no way in $slug is shorter than the path, and there is none where no path is given',
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
    for (const { from, start } of starts) {
      const all = bruteForce(start, likely, people, depth);
      for (const to of targets) {
        const length = pathTo(start, to, samples, people)?.length ?? null;
        const least = all.get(to) ?? null;
        const isFurther = length !== null && length > depth;
        expect([from, to, isFurther ? null : length]).toEqual([from, to, least]);
      }
    }
  },
);
