import type { GraphComparison } from '@brandroom/statechart/compare-graphs';
import type { MachineGraph, StatePath } from '@brandroom/statechart/graph';

import type { Mark } from '../diagram/times-of';

/** A graph that includes removed states and steps, with the kind of change of each. */
export interface MergedGraph {
  readonly graph: MachineGraph;
  /** By the path of a state or the id of a step. */
  readonly marks: ReadonlyMap<string, Mark>;
}

/** The newer graph, with the removed parts of the older one. */
export function mergedGraph(
  before: MachineGraph,
  after: MachineGraph,
  { states, steps }: GraphComparison,
): MergedGraph {
  const marks = new Map<string, Mark>();
  const names = new Map<StatePath, StatePath>();
  for (const change of states) {
    const path = change.after?.path ?? change.before?.path ?? '';
    marks.set(path, markOf(change));
    if (change.before && change.after) names.set(change.before.path, path);
  }
  const rename = (path: StatePath) => names.get(path) ?? path;
  const goneStates = states.flatMap((change) => {
    const gone = change.after ? null : change.before;
    if (!gone) return [];
    return [{ ...gone, parent: gone.parent === null ? null : rename(gone.parent) }];
  });
  const goneSteps = steps.flatMap((change) => {
    const gone = change.after ? null : change.before;
    if (!gone) {
      marks.set(change.after?.id ?? '', markOf(change));
      return [];
    }
    const id = `removed: ${gone.id}`;
    marks.set(id, 'removed');
    const targets = gone.targets && gone.targets.map(rename);
    return [{ ...gone, id, source: rename(gone.source), targets }];
  });
  const graph = {
    ...after,
    states: [...after.states, ...goneStates],
    transitions: [...after.transitions, ...goneSteps],
  };
  return { graph, marks };
}

function markOf({ before, after }: { before: unknown; after: unknown }): Mark {
  if (before === null) return 'added';
  return after === null ? 'removed' : 'changed';
}
