import type { GraphTransition, StatePath } from '@brandroom/statechart/graph';
import { useCallback } from 'react';

import type { Payload, Verdict } from '../rights/verdict';
import { payloadsOf, verdictOf } from '../rights/verdict';
import type { Person } from '../source';
import type { Situation } from '../trial/moves';
import { nobody } from '../trial/situations';
import { useExplorer } from './explorer-context';

/** The payloads of an event as a person would send it in a state: those of the item where it is there. */
export function usePayloads(): (
  state: StatePath,
  event: string,
  person: Person | null,
  situation: Situation,
) => readonly Payload[] {
  const { samples, now, active, own } = useExplorer();
  return useCallback(
    (state, event, person, { snapshot }) =>
      payloadsOf(event, samples, person ?? nobody, now, {
        snapshot,
        own: active.has(state) ? own : null,
      }),
    [samples, now, active, own],
  );
}

/** The answer to “can this person take this event here?”; null where no sample reaches the state. */
export function useVerdict(): (
  state: StatePath,
  event: string,
  person: Person | null,
) => Verdict | null {
  const { situationAt, words } = useExplorer();
  const payloadsFor = usePayloads();
  return useCallback(
    (state, event, person) => {
      const situation = situationAt(state);
      if (!situation) return null;
      const payloads = payloadsFor(state, event, person, situation);
      return verdictOf(situation.snapshot, payloads, words);
    },
    [situationAt, payloadsFor, words],
  );
}

/** Steps that a person or the app sends; the others happen by themselves. */
export function isSent({ kind, event, isForbidden }: GraphTransition): boolean {
  return kind === 'event' && !event.includes('*') && !isForbidden;
}
