import type { GraphTransition, StatePath } from '@brandroom/statechart/graph';
import { announce } from '@brandroom/ui/announce';

import { narration } from '../chart/narration';
import { targetText, transitionLabel } from '../chart/names';
import type { Explorer } from '../explorer/explorer-context';
import { hasEndedIn } from '../explorer/here-text';
import { isAsked, verdictIn } from '../explorer/verdict-in';
import { spokenVerdict } from '../rights/spoken-verdict';
import { isTaken } from '../rights/verdict';
import { diagramMessages as messages } from './diagram.messages';

export type Walk = ReturnType<typeof walkIn>;

/**
 * Moves through the chart by its steps, and says each move in one sentence.
 *
 * @param onShow called at each move.
 */
export function walkIn(explorer: Explorer, onShow?: () => void) {
  const { chart, place, person, isViewer, marks, go, goBack } = explorer;
  const state = chart.find(place.state);
  const exits = state ? chart.exitsOf(state.path).map(({ transition }) => transition) : [];
  const steps = state ? chart.stepsOf(state.path) : [];

  const verdictOf = (transition: GraphTransition, at: StatePath) => {
    if (hasEndedIn(explorer, at)) return messages.ended;
    if (marks || !isAsked(transition, explorer)) return null;
    const answer = verdictIn(explorer, at, transition.event, person);
    if (!answer) return null;
    return isTaken(answer, [{ transition, from: null }])
      ? spokenVerdict(answer, isViewer)
      : messages.otherData;
  };
  const say = (path: StatePath) => {
    const next = chart.find(path);
    if (!next) return;
    onShow?.();
    const verdict = (transition: GraphTransition) => verdictOf(transition, path);
    announce(narration(chart, next, hasEndedIn(explorer, path) ? null : verdict));
  };
  const moveTo = (path: StatePath) => {
    go({ state: path, event: null });
    say(path);
  };
  return {
    state,
    exits,
    /** As the panel numbers them. */
    steps: steps.flatMap(([first]) => first?.transition ?? []),
    verdictOf,
    moveTo,
    follow: (transition: GraphTransition | undefined) => {
      if (!transition) return announce(messages.noStep);
      const [target] = transition.targets ?? [];
      if (target !== undefined) return moveTo(target);
      return announce(`${transitionLabel(transition)}. ${targetText(chart, transition)}.`);
    },
    back: () => {
      const last = goBack();
      if (last === null) announce(messages.noPrevious);
      else say(last);
    },
    showRules: (transition: GraphTransition | undefined) => {
      if (!transition || !state) return;
      go({ event: transition.event });
      const answer = verdictOf(transition, state.path) ?? messages.rulesShown;
      announce(`${transitionLabel(transition)}: ${answer}.`);
    },
  };
}
