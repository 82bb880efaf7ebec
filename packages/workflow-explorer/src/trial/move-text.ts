import type { Chart } from '../chart/chart';
import { durationText, fromName, transitionLabel } from '../chart/names';
import type { Move, Situation } from './moves';
import { innermost } from './situations';

/** A pending actor as people call it: by its logic, where that has a name. */
function actorName({ waiting }: Situation, id: string): string {
  const found = waiting.find((each) => each.kind === 'actor' && each.id === id);
  return fromName((found?.kind === 'actor' ? found.logic : null) ?? id);
}

/** A move in words: the button’s text of its step, “5 s pass”, “Upload file succeeds”. */
export function moveText(chart: Chart, move: Move, before: Situation): string {
  if ('timer' in move) return `${durationText(move.wait)} pass`;
  if ('resolve' in move) return `${actorName(before, move.resolve)} succeeds`;
  if ('reject' in move) return `${actorName(before, move.reject)} fails`;
  const { type } = move.send;
  const step = innermost(before.snapshot)
    .flatMap((path) => chart.exitsOf(path))
    .find(({ transition }) => transition.event === type)?.transition;
  return step ? transitionLabel(step) : fromName(type);
}
