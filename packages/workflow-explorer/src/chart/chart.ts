import type {
  GraphState,
  GraphTransition,
  MachineGraph,
  StatePath,
} from '@brandroom/statechart/graph';
import { rootPath } from '@brandroom/statechart/read-machine';

import { groupedBy } from './grouped-by';
import { stateLabel } from './names';

/** A step that leads away from a state. */
export interface Exit {
  readonly transition: GraphTransition;
  /** The outer state that has it, where the state itself does not. */
  readonly from: GraphState | null;
}

/** A machine's graph with what every view asks of it. */
export interface Chart {
  readonly graph: MachineGraph;
  readonly root: GraphState;
  /** Null where the path is unknown. */
  find(path: StatePath | null): GraphState | null;
  label(path: StatePath): string;
  childrenOf(path: StatePath): readonly GraphState[];
  /** From the root to the state's parent. */
  parentsOf(path: StatePath): readonly GraphState[];
  /** Its own steps first, then those of the states around it. Initial steps are no exits. */
  exitsOf(path: StatePath): readonly Exit[];
  arrivalsAt(path: StatePath): readonly GraphTransition[];
  /** Every state but the root, each before its inner ones. */
  readonly order: readonly GraphState[];
}

const entrances = new Set<GraphTransition['kind']>(['initial', 'history']);

export function isEntrance({ kind }: GraphTransition): boolean {
  return entrances.has(kind);
}

export function chartOf(graph: MachineGraph): Chart {
  const [root] = graph.states;
  if (!root) throw new Error('A graph has at least its root.');
  const states = new Map(graph.states.map((state) => [state.path, state]));
  const bySource = groupedBy(graph.transitions, ({ source }) => source);
  const byTarget = new Map<StatePath, GraphTransition[]>();
  for (const transition of graph.transitions) {
    for (const target of new Set(transition.targets ?? []))
      byTarget.set(target, [...(byTarget.get(target) ?? []), transition]);
  }
  const children = groupedBy(graph.states, ({ parent }) => parent);
  const inOrder = (path: StatePath): readonly GraphState[] =>
    (children.get(path) ?? []).flatMap((state) => [state, ...inOrder(state.path)]);
  const find = (path: StatePath | null) => (path === null ? null : (states.get(path) ?? null));
  const parentsOf = (path: StatePath): readonly GraphState[] => {
    const parent = find(find(path)?.parent ?? null);
    return parent ? [...parentsOf(parent.path), parent] : [];
  };
  const stepsOf = (path: StatePath) =>
    (bySource.get(path) ?? []).filter((transition) => !isEntrance(transition));
  return {
    graph,
    root,
    find,
    label: (path) => {
      const state = find(path);
      return state ? stateLabel(state, graph.id) : path;
    },
    childrenOf: (path) => children.get(path) ?? [],
    parentsOf,
    exitsOf: (path) => [
      ...stepsOf(path).map((transition) => ({ transition, from: null })),
      ...parentsOf(path)
        .toReversed()
        .flatMap((parent) =>
          stepsOf(parent.path).map((transition) => ({ transition, from: parent })),
        ),
    ],
    arrivalsAt: (path) => byTarget.get(path) ?? [],
    order: inOrder(rootPath),
  };
}

/** How far two texts are apart: the least number of letters to add, remove or replace. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1];
    for (const [j, other] of b.split('').entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The name that is nearest to one that is unknown. */
export function nearest<Known extends string>(
  given: string,
  known: readonly Known[],
): Known | null {
  const asked = given.toLowerCase();
  const [first] = known.toSorted(
    (a, b) => distance(asked, a.toLowerCase()) - distance(asked, b.toLowerCase()),
  );
  return first ?? null;
}
