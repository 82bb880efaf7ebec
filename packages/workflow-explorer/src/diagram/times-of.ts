import type { GraphTransition, StatePath } from '@brandroom/statechart/graph';

import type { ExplorerSource } from '../source';
import { traceIn } from '../source';
import type { Level, StepLabel } from './level';

/** How a state or a step differs from another version. */
export type Mark = 'added' | 'removed' | 'changed';

/** How a state or a step relates to where the item is. */
export type Time = 'present' | 'past' | 'possible' | 'other' | Mark;
type StepTime = Exclude<Time, 'present'>;

export interface Times {
  of(path: StatePath): Time;
  /** Of the steps in a box, by the id of its node; with a label, of the label’s steps only. */
  ofStep(id: string, label?: StepLabel): StepTime;
}

function transitionsIn({ steps }: Level, id: string, label?: StepLabel) {
  const all = steps.find((each) => each.id === id)?.transitions ?? [];
  return label ? all.filter((each) => label.ids.includes(each.id)) : all;
}

/** The differences from another version, in the place of an item. */
export function timesOfMarks(level: Level, marks: ReadonlyMap<string, Mark>): Times {
  return {
    of: (path) => marks.get(path) ?? 'other',
    ofStep: (id, label) => {
      const transitions = transitionsIn(level, id, label);
      const found = transitions.flatMap((each) => marks.get(each.id) ?? []);
      const [first = 'other'] = found;
      // A box of several steps counts as changed if some of them are new or gone.
      const isAll = found.length === transitions.length && new Set(found).size === 1;
      return isAll || first === 'other' ? first : 'changed';
    },
  };
}

/**
 * Past, present and possible states and steps of a level; all `other` without an item.
 *
 * @param isRefused whether the acting person can't take a step.
 */
export function timesOf(
  level: Level,
  source: ExplorerSource,
  active: ReadonlySet<StatePath>,
  isRefused: (transition: GraphTransition) => boolean,
): Times {
  const trace = traceIn(source);
  const past = new Set(trace.flatMap(({ taken }) => taken));
  const been = new Set(trace.flatMap(({ from, to }) => [from, to]));
  const next = new Set(
    level.steps
      .flatMap(({ transitions }) => transitions)
      .filter((each) => active.has(each.source) && !isRefused(each)),
  );
  const isNext = (transitions: readonly GraphTransition[]) =>
    transitions.some((each) => next.has(each));
  const possible = new Set(
    level.steps.filter((step) => isNext(step.transitions)).map(({ to }) => to),
  );
  return {
    of: (path) => {
      if (active.has(path)) return 'present';
      if (possible.has(path)) return 'possible';
      return been.has(path) ? 'past' : 'other';
    },
    ofStep: (id, label) => {
      const transitions = transitionsIn(level, id, label);
      if (isNext(transitions)) return 'possible';
      return transitions.some(({ id: taken }) => past.has(taken)) ? 'past' : 'other';
    },
  };
}
