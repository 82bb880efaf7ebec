import type { GraphTransition, StatePath } from '@brandroom/statechart/graph';
import { useCallback } from 'react';

import type { Verdict } from '../rights/verdict';
import { payloadsOf, verdictOf } from '../rights/verdict';
import type { Person } from '../source';
import { nobody } from '../trial/situations';
import { useExplorer } from './explorer-context';

/** The answer to “can this person take this event here?”; null where no sample reaches the state. */
export function useVerdict(): (
  state: StatePath,
  event: string,
  person: Person | null,
) => Verdict | null {
  const { situationAt, samples, words, now } = useExplorer();
  return useCallback(
    (state, event, person) => {
      const situation = situationAt(state);
      if (!situation) return null;
      const payloads = payloadsOf(event, samples, person ?? nobody, now);
      return verdictOf(situation.snapshot, payloads, words);
    },
    [situationAt, samples, words, now],
  );
}

/** Steps that a person or the app sends; the others happen by themselves. */
export function isSent({ kind, event, isForbidden }: GraphTransition): boolean {
  return kind === 'event' && !event.includes('*') && !isForbidden;
}
