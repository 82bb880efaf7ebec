import { classify } from '@brandroom/statechart/classify';

import type { Person, Samples } from '../source';
import type { Move, Situation } from './moves';
import type { OwnMove } from './situations';
import { movesIn, nobody } from './situations';

/** The instant so many milliseconds after another one. */
export const later = (at: string, ms: number): string =>
  new Date(Date.parse(at) + ms).toISOString();

/** The event that the clock will send, once its moment has come; null where none is due in this situation. */
export function clockMove(
  { snapshot }: Pick<Situation, 'snapshot'>,
  { clock }: Samples,
  now: string,
): Extract<Move, { send: unknown; wait: unknown }> | null {
  const due = clock?.dueAt(snapshot.context);
  if (!clock || !due) return null;
  const wait = Math.max(0, Date.parse(due) - Date.parse(now));
  const send = { type: clock.event, at: later(now, wait) };
  return classify(snapshot, send).outcome === 'taken' ? { send, wait } : null;
}

/** The moves that the samples allow in a situation, and that of the clock, regardless of the rules for people. */
export function movesWithClock(
  situation: Situation,
  samples: Samples,
  people: readonly Person[],
): readonly OwnMove[] {
  const due = clockMove(situation, samples, samples.now);
  return [...movesIn(situation, samples, people), ...(due ? [{ move: due, by: nobody }] : [])];
}
