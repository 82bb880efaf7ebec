import type { GraphTransition, StatePath } from '@brandroom/statechart/graph';

import type { Payload } from '../rights/payloads';
import { payloadsOf } from '../rights/payloads';
import type { Verdict } from '../rights/verdict';
import { verdictOf } from '../rights/verdict';
import type { Person } from '../source';
import type { Situation } from '../trial/moves';
import { nobody } from '../trial/situations';
import type { Explorer } from './explorer-context';

/** The payloads of an event as a person would send it in a state: those of the item if it is in that state. */
export function payloadsIn(
  { samples, now: at, active, own }: Explorer,
  state: StatePath,
  event: string,
  person: Person | null,
  { snapshot }: Situation,
): readonly Payload[] {
  const asked = { snapshot, at, own: active.has(state) ? own : null };
  return payloadsOf(event, samples, person ?? nobody, asked);
}

/** The answer to “can this person take this event here?”; null where no sample reaches the state. */
export function verdictIn(
  explorer: Explorer,
  state: StatePath,
  event: string,
  person: Person | null,
): Verdict | null {
  const situation = explorer.situationAt(state);
  if (!situation) return null;
  const payloads = payloadsIn(explorer, state, event, person, situation);
  return verdictOf(situation.snapshot, payloads, explorer.words);
}

/** Steps that a person or the app sends; the others happen by themselves. */
export function isSent(
  { kind, event, isForbidden }: GraphTransition,
  { samples }: Pick<Explorer, 'samples'>,
): boolean {
  const isByClock = event === samples.clock?.event;
  return kind === 'event' && !event.includes('*') && !isForbidden && !isByClock;
}

/** Whether a step is one that the acting person could take or be refused. */
export function isAsked(transition: GraphTransition, explorer: Explorer): boolean {
  const { people, person } = explorer;
  return (people.length === 0 || person !== null) && isSent(transition, explorer);
}
