import type { GraphState } from '@brandroom/statechart/graph';

import type { Chart } from '../chart/chart';
import { diagramMessages as messages } from './diagram.messages';
import type { Time } from './times-of';

/** The lines of a box below its name. */
export function notesOf(chart: Chart, state: GraphState, time: Time): readonly string[] {
  const inner = chart.childrenOf(state.path).length;
  return [
    messages.times[time],
    inner > 0 ? messages.inner(inner) : '',
    state.type === 'final' ? messages.final : '',
    state.type === 'history' ? messages.history : '',
  ].filter(Boolean);
}
