import type { GraphTransition } from '@brandroom/statechart/graph';

import type { Explorer } from '../explorer/explorer-context';
import { hasEndedIn } from '../explorer/here-text';
import { isAsked, verdictIn } from '../explorer/verdict-in';

/** How to ask whether a step can’t be taken now: by the acting person, or at all. */
export function refusedIn(explorer: Explorer) {
  return (transition: GraphTransition): boolean => {
    const { source, event } = transition;
    if (hasEndedIn(explorer, source)) return true;
    if (!isAsked(transition, explorer)) return false;
    return verdictIn(explorer, source, event, explorer.person)?.outcome === 'cannot';
  };
}
