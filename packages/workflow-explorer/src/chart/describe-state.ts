import type { GraphState, GraphTransition } from '@brandroom/statechart/graph';

import type { Chart } from './chart';
import { transitionLabel, unusedReenter } from './names';

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

/** The kind of a state; null for an ordinary one. */
export function kindText({ type, history }: GraphState): string | null {
  if (type === 'final') return 'Final state';
  if (type === 'parallel') return 'All parts are active at once';
  if (type !== 'history') return null;
  return history === 'deep'
    ? 'Returns to the last active state, at every level'
    : 'Returns to the last active state';
}

function counted(count: number): string {
  if (count === 0) return 'No next steps';
  return count === 1 ? 'One next step' : `${String(count)} next steps`;
}

/**
 * A state in one polite sentence or a few: “Pending. Waiting for a decision. Two next steps. Approve leads to
 * Approved; you can’t: it needs the approve right.”
 *
 * @param verdictOf what the person can do with a step, within a sentence; null where nobody is asked.
 */
export function narration(
  chart: Chart,
  state: GraphState,
  verdictOf: (transition: GraphTransition) => string | null,
): string {
  const exits = chart.exitsOf(state.path);
  const steps = exits.map(({ transition }) => {
    const verdict = verdictOf(transition);
    const text = `${transitionLabel(transition)} ${lowerFirst(targetText(chart, transition))}`;
    return verdict === null ? `${text}.` : `${text}; ${verdict}.`;
  });
  return [
    `${chart.label(state.path)}.`,
    state.description,
    kindText(state) === null ? null : `${kindText(state) ?? ''}.`,
    `${counted(chart.stepsOf(state.path).size)}.`,
    ...steps,
  ]
    .filter(Boolean)
    .join(' ');
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
