import type { GraphTransition } from '@brandroom/statechart/graph';

import type { Labels } from './names';
import { labelsOf, stayText } from './names';

/** Where a step leads, in a cell of a table: “Approved”. */
export function toText(labels: Labels, step: GraphTransition): string {
  const { source, targets, reenter } = step;
  if (!targets) return stayText(step, `Stays in ${labels.label(source)}`);
  return `${labelsOf(labels, targets)}${reenter ? ', starting again' : ''}`;
}
