import type { StatePath } from '@brandroom/statechart/graph';

import type { ExplorerSource } from '../source';
import { traceIn } from '../source';
import type { Level } from './level';

/** How a state or a step relates to where the item is. */
export type Time = 'present' | 'past' | 'possible' | 'other';

export interface Times {
  of(path: StatePath): Time;
  ofStep(id: string): Exclude<Time, 'present'>;
}

/** Past, present and possible states and steps of a level; all `other` without an item. */
export function timesOf(
  { steps }: Level,
  source: ExplorerSource,
  active: ReadonlySet<StatePath>,
): Times {
  const trace = traceIn(source);
  const been = new Set(trace.flatMap(({ from, to }) => [from, to]));
  const next = steps.filter(({ transition }) => active.has(transition.source));
  const possible = new Set(next.map(({ to }) => to));
  return {
    of: (path) => {
      if (active.has(path)) return 'present';
      if (possible.has(path)) return 'possible';
      return been.has(path) ? 'past' : 'other';
    },
    ofStep: (id) => {
      if (next.some((step) => step.id === id)) return 'possible';
      const step = steps.find((each) => each.id === id)?.transition;
      const isPast = trace.some(
        ({ event, from, to }) =>
          event === step?.event && from === step?.source && step.targets?.[0] === to,
      );
      return isPast ? 'past' : 'other';
    },
  };
}
