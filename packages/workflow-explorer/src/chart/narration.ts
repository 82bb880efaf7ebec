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
 * @param verdictOf whether the person can take a step, within a sentence; null without a person. Itself null for a
 *   process that has ended there.
 */
export function narration(
  chart: Chart,
  state: GraphState,
  verdictOf: ((transition: GraphTransition) => string | null) | null,
): string {
  const exits = chart.exitsOf(state.path);
  const sentences = exits.map(({ transition }) => {
    const verdict = verdictOf?.(transition) ?? null;
    const text = `${transitionLabel(transition)} ${lowerFirst(targetText(chart, transition))}`;
    return verdict === null ? `${text}.` : `${text}; ${verdict}.`;
  });
  return [
    `${chart.label(state.path)}.`,
    state.description,
    kindText(state)?.concat('.'),
    ...(verdictOf
      ? // Branches that differ by a rule only are one sentence.
        [`${counted(chart.stepsOf(state.path).length)}.`, ...new Set(sentences)]
      : ['This process has ended.']),
  ]
    .filter(Boolean)
    .join(' ');
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
