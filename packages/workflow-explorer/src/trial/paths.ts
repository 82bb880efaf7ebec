import type { StatePath } from '@brandroom/statechart/graph';

import type { Person, Samples } from '../source';
import { movesWithClock } from './clock-move';
import type { Move, Situation } from './moves';
import { play } from './moves';
import { activePaths, innermost } from './situations';

/** A step of a path, with everyone who can take it. */
export interface PathStep {
  readonly before: Situation;
  readonly to: readonly StatePath[];
  readonly move: Move;
  /** Empty for steps that happen by themselves. */
  readonly people: readonly Person[];
  /** No one who took an earlier step can take it. */
  readonly isHandOff: boolean;
}

interface Reached {
  readonly situation: Situation;
  readonly before: Reached | null;
  readonly move: Move | null;
  readonly people: readonly Person[];
}

/** How many different data of the same states a search looks at. */
const alikeAtMost = 6;
const reachedAtMost = 120;

const keyOf = ({ snapshot }: Situation) =>
  `${JSON.stringify(snapshot.value)} ${JSON.stringify(snapshot.context)}`;
const typeOf = (move: Move) => ('send' in move ? move.send.type : JSON.stringify(move));

/** The situations one step on, each once, with everyone who can take the step. */
function onwards(from: Reached, samples: Samples, people: readonly Person[]): readonly Reached[] {
  const found = new Map<string, { reached: Reached; people: Set<Person> }>();
  for (const { move, by } of movesWithClock(from.situation, samples, people)) {
    const next = play(from.situation, move);
    if (next?.outcome !== 'taken') continue;
    const key = `${typeOf(move)} ${JSON.stringify(next.snapshot.value)}`;
    const known = found.get(key) ?? {
      reached: { situation: next, before: from, move, people: [] },
      people: new Set<Person>(),
    };
    if (by.id !== '') known.people.add(by);
    found.set(key, known);
  }
  return [...found.values()].map((each) => ({ ...each.reached, people: [...each.people] }));
}

/**
 * Finds the shortest way from a situation to a state, with everyone who can take each step. Null if no sample
 * leads there; empty if that is the current state.
 */
export function pathTo(
  start: Situation,
  target: StatePath,
  samples: Samples,
  people: readonly Person[],
): readonly PathStep[] | null {
  const likely: Samples = {
    ...samples,
    events: (at) => samples.events(at).filter(({ assumesHistory }) => !assumesHistory),
  };
  const queue: Reached[] = [{ situation: start, before: null, move: null, people: [] }];
  const seen = new Set([keyOf(start)]);
  const alike = new Map<string, number>();
  for (const each of queue) {
    if (activePaths(each.situation.snapshot).includes(target)) return stepsTo(each);
    if (queue.length > reachedAtMost) continue;
    for (const next of onwards(each, likely, people)) {
      const key = keyOf(next.situation);
      const value = JSON.stringify(next.situation.snapshot.value);
      const count = alike.get(value) ?? 0;
      if (seen.has(key) || count >= alikeAtMost) continue;
      seen.add(key);
      alike.set(value, count + 1);
      queue.push(next);
    }
  }
  return null;
}

function stepsTo(end: Reached): readonly PathStep[] {
  const chain: Reached[] = [];
  for (let each: Reached | null = end; each?.before; each = each.before) chain.unshift(each);
  let able: readonly Person[] | null = null;
  return chain.flatMap(({ before, situation, move, people }) => {
    if (!before || !move) return [];
    const still: readonly Person[] =
      able === null ? people : able.filter((one) => people.includes(one));
    const isHandOff = able !== null && people.length > 0 && still.length === 0;
    if (people.length > 0) able = isHandOff ? people : still;
    return {
      before: before.situation,
      to: innermost(situation.snapshot),
      move,
      people,
      isHandOff,
    };
  });
}
