import type { GraphTransition, StatePath } from '@brandroom/statechart/graph';

import type { Chart } from '../chart/chart';
import type { Person, Samples } from '../source';
import { isSent } from '../explorer/verdict-in';

/** A step that a person sends, in a state where it can be sent. */
export interface WhoRow {
  readonly state: StatePath;
  readonly transition: GraphTransition;
}

/** The roles, identified by name, and everyone whose answers differ from those of every role. */
export function distinctPeople(
  people: readonly Person[],
  answersOf: (person: Person) => string,
): readonly Person[] {
  const roles = people.filter(({ role }) => role === '');
  const known = new Set(roles.map(answersOf));
  return people.filter((each) => each.role === '' || !known.has(answersOf(each)));
}

/** Every sent step of every innermost state, each event once. */
export function whoRowsOf(chart: Chart, samples: Samples): readonly WhoRow[] {
  return chart.order
    .filter(({ path }) => chart.childrenOf(path).length === 0)
    .flatMap(({ path }) => {
      const sent = chart
        .exitsOf(path)
        .flatMap(({ transition }) => (isSent(transition, { samples }) ? [transition] : []));
      const first = new Map(sent.toReversed().map((transition) => [transition.event, transition]));
      return [...first.values()].toReversed().map((transition) => ({ state: path, transition }));
    });
}
