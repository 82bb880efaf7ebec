import type { StatePath } from '@brandroom/statechart/graph';

import type { Chart } from '../chart/chart';
import { transitionLabel } from '../chart/names';
import type { Verdict } from '../rights/verdict';
import { verdictText } from '../rights/verdict';
import { whoRowsOf } from '../rights/who-rows';
import type { Person, Samples } from '../source';
import { personText } from '../source';
import { exportsMessages } from './exports.messages';
import { csvText } from './step-text';

/**
 * Who can take which step in which state, as a CSV with a column for each person.
 *
 * @param answer null where no sample reaches the state
 */
export function whoCsvOf(
  chart: Chart,
  samples: Samples,
  people: readonly Person[],
  answer: (state: StatePath, event: string, person: Person) => Verdict | null,
): string {
  const rows = whoRowsOf(chart, samples).map(({ state, transition }) => [
    chart.label(state),
    transitionLabel(transition),
    ...people.map((person) => {
      const verdict = answer(state, transition.event, person);
      return verdict ? verdictText(verdict) : 'Not known';
    }),
  ]);
  return csvText(
    [['state', 'step', ...people.map(personText)], ...rows],
    [exportsMessages.whoLimits],
  );
}
