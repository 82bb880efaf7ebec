import type { StatePath } from '@brandroom/statechart/graph';

import type { ExplorerSource } from '../source';
import { traceIn } from '../source';
import type { Level } from './level';

/** How a state or a step differs from another version. */
export type Mark = 'added' | 'removed' | 'changed';

/** How a state or a step relates to where the item is. */
export type Time = 'present' | 'past' | 'possible' | 'other' | Mark;
export type StepTime = Exclude<Time, 'present'>;

export interface Times {
  of(path: StatePath): Time;
  /** Of a label with one or more steps, by the id of its node. */
  ofStep(id: string): StepTime;
}

/** The differences from another version, in the place of an item. */
export function timesOfMarks({ steps }: Level, marks: ReadonlyMap<string, Mark>): Times {
  return {
    of: (path) => marks.get(path) ?? 'other',
    ofStep: (id) => {
      const step = steps.find((each) => each.id === id);
      const found = step?.transitions.flatMap((each) => marks.get(each.id) ?? []) ?? [];
      const [first = 'other'] = found;
      // A label of several steps counts as changed if some of them are new or gone.
      const isAll = found.length === step?.transitions.length && new Set(found).size === 1;
      return isAll || first === 'other' ? first : 'changed';
    },
  };
}

/** Past, present and possible states and steps of a level; all `other` without an item. */
export function timesOf(
  { steps }: Level,
  source: ExplorerSource,
  active: ReadonlySet<StatePath>,
): Times {
  const trace = traceIn(source);
  const past = new Set(trace.flatMap(({ taken }) => taken));
  const been = new Set(trace.flatMap(({ from, to }) => [from, to]));
  const isNext = ({ transitions }: Level['steps'][number]) =>
    transitions.some((transition) => active.has(transition.source));
  const possible = new Set(steps.filter(isNext).map(({ to }) => to));
  return {
    of: (path) => {
      if (active.has(path)) return 'present';
      if (possible.has(path)) return 'possible';
      return been.has(path) ? 'past' : 'other';
    },
    ofStep: (id) => {
      const step = steps.find((each) => each.id === id);
      if (!step) return 'other';
      if (isNext(step)) return 'possible';
      return step.transitions.some(({ id: taken }) => past.has(taken)) ? 'past' : 'other';
    },
  };
}
