import type { GraphTransition, StatePath } from '@brandroom/statechart/graph';
import { announce } from '@brandroom/ui/announce';
import { useState } from 'react';

import { narration, targetText } from '../chart/describe-state';
import { groupedBy } from '../chart/grouped-by';
import { transitionLabel } from '../chart/names';
import { verdictText } from '../rights/verdict';
import { useExplorer } from './explorer-context';
import { isSent, useVerdict } from './use-verdict';

/**
 * Moves through the chart by its steps, and says each move in one sentence.
 *
 * @param onShow called at each move.
 */
export function useWalk(onShow?: () => void) {
  const { chart, place, person, people, go } = useExplorer();
  const verdict = useVerdict();
  const [passed, setPassed] = useState<readonly StatePath[]>([]);
  const state = chart.find(place.state);
  const exits = state ? chart.exitsOf(state.path).map(({ transition }) => transition) : [];

  const verdictOf = (transition: GraphTransition, at: StatePath) => {
    if (!isSent(transition) || (people.length > 0 && !person)) return null;
    const answer = verdict(at, transition.event, person);
    return answer && verdictText(answer);
  };
  const show = (path: StatePath) => {
    const next = chart.find(path);
    if (!next) return;
    onShow?.();
    go({ state: path, event: null });
    announce(narration(chart, next, (transition) => verdictOf(transition, path)));
  };
  const remember = () => {
    if (state) setPassed([...passed, state.path]);
  };
  const moveTo = (path: StatePath) => {
    if (path !== state?.path) remember();
    show(path);
  };
  return {
    state,
    exits,
    /** As the panel numbers them: the branches of one event are one step. */
    steps: [...groupedBy(exits, ({ event }) => event).values()].flatMap(([first]) => first ?? []),
    verdictOf,
    /** Keeps the state as one to return to. */
    remember,
    moveTo,
    follow: (transition: GraphTransition | undefined) => {
      if (!transition) return;
      const [target] = transition.targets ?? [];
      if (target === undefined)
        announce(`${transitionLabel(transition)}. ${targetText(chart, transition)}.`);
      else moveTo(target);
    },
    back: () => {
      const last = passed.at(-1);
      setPassed(passed.slice(0, -1));
      if (last !== undefined) show(last);
    },
    showRules: (transition: GraphTransition | undefined) => {
      if (!transition || !state) return;
      go({ event: transition.event });
      const answer = verdictOf(transition, state.path) ?? 'rules shown';
      announce(`${transitionLabel(transition)}: ${answer}.`);
    },
  };
}
