import type { GraphTransition } from '@brandroom/statechart/graph';

import type { Chart } from './chart';
import { unusedReenter } from './names';

/** Where a step leads, in words: “Leads to Approved”. */
export function targetText(
  chart: Chart,
  { targets, isForbidden, reenter }: GraphTransition,
): string {
  if (targets) {
    const leads = `Leads to ${targets.map((target) => chart.label(target)).join(' and ')}`;
    return reenter ? `${leads}, starting this state again` : leads;
  }
  const kind = isForbidden ? 'Ignored on purpose' : 'Stays in this state';
  return reenter ? `${kind} (${unusedReenter})` : kind;
}

/** Where a step leads, in a cell of a table: “Approved”. */
export function toText(
  chart: Chart,
  { source, targets, isForbidden, reenter }: GraphTransition,
): string {
  if (targets) {
    const to = targets.map((target) => chart.label(target)).join(' and ');
    return reenter ? `${to}, starting again` : to;
  }
  const kind = isForbidden ? 'Ignored on purpose' : `Stays in ${chart.label(source)}`;
  return reenter ? `${kind} (${unusedReenter})` : kind;
}
