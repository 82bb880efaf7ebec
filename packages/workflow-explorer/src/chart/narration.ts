import type { GraphState, GraphTransition } from '@brandroom/statechart/graph';

import type { Chart } from './chart';
import { kindText } from './describe-state';
import { targetText, transitionLabel } from './names';

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

function counted(count: number): string {
  return `${words[count] ?? String(count)} next ${count === 1 ? 'step' : 'steps'}`;
}

/**
 * A state in one polite sentence or a few: “Pending. Waiting for a decision. Two next steps. Approve leads to
 * Approved; you can’t: it needs the approve right.”
 *
 * @param verdictOf whether the person can take a step, within a sentence; null without a person.
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
    kindText(state)?.concat('.'),
    `${counted(chart.stepsOf(state.path).length)}.`,
    // Branches that differ by a rule only are one sentence.
    ...new Set(steps),
  ]
    .filter(Boolean)
    .join(' ');
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
