import type { StatePath } from '@brandroom/statechart/graph';

import type { ExplorerSource } from '../source';
import { traceIn } from '../source';
import type { Level } from './level';

/** How a state or a step relates to where the item is. */
export type Time = 'present' | 'past' | 'possible' | 'other';
export type StepTime = Exclude<Time, 'present'>;

export interface Times {
  of(path: StatePath): Time;
  /** Of a label with one or more steps, by the id of its node. */
  ofStep(id: string): StepTime;
}

/** Past, present and possible states and steps of a level; all `other` without an item. */
export function timesOf(
  { steps }: Level,
  source: ExplorerSource,
  active: ReadonlySet<StatePath>,
): Times {
  const trace = traceIn(source);
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
      const isPast = trace.some(({ event, from, to }) =>
        step.transitions.some(
          (each) => event === each.event && from === each.source && each.targets?.[0] === to,
        ),
      );
      return isPast ? 'past' : 'other';
    },
  };
}
