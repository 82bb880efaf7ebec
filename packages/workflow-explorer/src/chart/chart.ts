import type {
  GraphState,
  GraphTransition,
  MachineGraph,
  StatePath,
} from '@brandroom/statechart/graph';
import { rootPath } from '@brandroom/statechart/read-machine';

import { groupedBy } from './grouped-by';
import { stateLabel, transitionLabel } from './names';

/** A step that leads away from a state. */
export interface Exit {
  readonly transition: GraphTransition;
  /** The outer state that has it, where the state itself does not. */
  readonly from: GraphState | null;
}

/** A machine's graph with the lookups that its views share. */
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
  /** The exits as people count steps: branches of one event with the same label are one step. */
  stepsOf(path: StatePath): readonly (readonly Exit[])[];
  /** The inner state that it starts in; null where it has none, or starts in all of them. */
  startOf(path: StatePath): StatePath | null;
  arrivalsAt(path: StatePath): readonly GraphTransition[];
  /** Every state but the root, each before its inner ones. */
  readonly order: readonly GraphState[];
}

const entrances = new Set<GraphTransition['kind']>(['initial', 'history']);

export function isEntrance({ kind }: GraphTransition): boolean {
  return entrances.has(kind);
}

/** @param name of the whole machine, where it has a better one than its id. */
export function chartOf(graph: MachineGraph, name?: string): Chart {
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
  const ownOf = (path: StatePath) =>
    (bySource.get(path) ?? []).filter((transition) => !isEntrance(transition));
  const exitsOf = (path: StatePath): readonly Exit[] => [
    ...ownOf(path).map((transition) => ({ transition, from: null })),
    ...parentsOf(path)
      .toReversed()
      .flatMap((parent) => ownOf(parent.path).map((transition) => ({ transition, from: parent }))),
  ];
  return {
    graph,
    root,
    find,
    label: (path) => {
      const state = find(path);
      if (state === root && name !== undefined) return name;
      return state ? stateLabel(state, graph.id) : path;
    },
    childrenOf: (path) => children.get(path) ?? [],
    parentsOf,
    exitsOf,
    stepsOf: (path) => [
      ...groupedBy(
        exitsOf(path),
        ({ transition }) => `${transition.event} ${transitionLabel(transition)}`,
      ).values(),
    ],
    startOf: (path) =>
      bySource.get(path)?.find(({ kind }) => kind === 'initial')?.targets?.[0] ?? null,
    arrivalsAt: (path) => byTarget.get(path) ?? [],
    order: inOrder(rootPath),
  };
}
