import type { StatePath } from '@brandroom/statechart/graph';

import type { Chart } from '../chart/chart';
import { durationText, fromName, transitionLabel } from '../chart/names';
import type { Move } from './moves';

/** A move in words: the button’s text of its step, “5 s pass”, “Upload file succeeds”. */
export function moveText(chart: Chart, move: Move, at: readonly StatePath[]): string {
  if ('timer' in move) return `${durationText(move.wait)} pass`;
  if ('resolve' in move) return `${fromName(move.resolve)} succeeds`;
  if ('reject' in move) return `${fromName(move.reject)} fails`;
  const { type } = move.send;
  const step = at
    .flatMap((path) => chart.exitsOf(path))
    .find(({ transition }) => transition.event === type)?.transition;
  return step ? transitionLabel(step) : fromName(type);
}
