import type { GraphState, GraphTransition, StatePath } from '@brandroom/statechart/graph';
import { rootPath } from '@brandroom/statechart/read-machine';

import type { Chart } from '../chart/chart';
import { isEntrance } from '../chart/chart';
import { transitionLabel } from '../chart/names';
import type { Layout, LayoutEdge, LayoutNode } from './layered-layout';
import { layeredLayout } from './layered-layout';

/** A step of a level, drawn as a node between its states. */
export interface StepNode {
  readonly id: string;
  readonly transition: GraphTransition;
  readonly label: string;
  /** The state of the level that it leads to; null where it stays, or leaves the level. */
  readonly to: StatePath | null;
}

/** One level of a chart: the states directly inside one state, and the steps between them. */
export interface Level {
  readonly parent: GraphState;
  readonly states: readonly GraphState[];
  readonly steps: readonly StepNode[];
  /** The state that the level starts in; null where all are active at once. */
  readonly initial: StatePath | null;
  readonly layout: Layout;
  /** The step of each edge of the layout; null for the start. */
  readonly edgeSteps: readonly (string | null)[];
}

const sizes = { state: { width: 152, height: 60 }, step: { line: 20, least: 72, most: 168 } };

/** The width of a text at 13 px, generously. */
const widthOf = (text: string) => text.length * 7.6 + 16;

/** The lines of a label that does not fit into one. */
export function linesOf(label: string): readonly string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= sizes.step.most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The state of a level in which a path lies; null outside of it. */
function within(states: readonly GraphState[], path: StatePath): StatePath | null {
  return (
    states.find((state) => path === state.path || path.startsWith(`${state.path}.`))?.path ?? null
  );
}

function stepsOf(
  chart: Chart,
  parent: GraphState,
  states: readonly GraphState[],
): readonly StepNode[] {
  return chart.graph.transitions.flatMap((transition): readonly StepNode[] => {
    if (isEntrance(transition)) return [];
    const { source, targets } = transition;
    const from = within(states, source);
    // Its own steps can be taken in each of its states.
    if (from === null && (source !== parent.path || parent.path !== rootPath)) return [];
    const ends = (targets ?? []).map((target) => ({ target, at: within(states, target) }));
    const [end] = ends;
    const isInner = ends.length > 0 && ends.every(({ at }) => at !== null && at === from);
    // Steps inside of one state of the level are drawn one level deeper.
    if (isInner && source !== from) return [];
    if (targets === null && source !== from && from !== null) return [];
    const outside = end && end.at === null ? ` to ${chart.label(end.target)}` : '';
    const stays = targets === null || isInner ? ' (stays)' : '';
    const origin = from !== null && source !== from ? `${chart.label(source)}: ` : '';
    return [
      {
        id: transition.id,
        transition,
        label: `${origin}${transitionLabel(transition)}${outside}${stays}`,
        to: stays === '' ? (end?.at ?? null) : null,
      },
    ];
  });
}

/** Lays out the level inside a state. */
export function levelOf(chart: Chart, parent: GraphState): Level {
  const states = chart.childrenOf(parent.path);
  const steps = stepsOf(chart, parent, states);
  const start = chart.graph.transitions.find(
    ({ kind, source }) => kind === 'initial' && source === parent.path,
  );
  const initial = within(states, start?.targets?.[0] ?? '');
  const nodes: LayoutNode[] = [
    ...(initial === null ? [] : [{ id: 'start', width: 20, height: 20 }]),
    ...states.map(({ path }) => ({ id: path, ...sizes.state })),
    ...steps.map(({ id, label }) => {
      const lines = linesOf(label);
      const width = Math.max(sizes.step.least, ...lines.map(widthOf));
      return { id, width, height: lines.length * sizes.step.line + 12 };
    }),
  ];
  const edges: LayoutEdge[] = [
    ...(initial === null ? [] : [{ from: 'start', to: initial }]),
    ...steps.flatMap(({ id, transition, to }) => [
      ...[within(states, transition.source)].flatMap((from) =>
        from === null ? [] : [{ from, to: id }],
      ),
      ...(to === null ? [] : [{ from: id, to }]),
    ]),
  ];
  const ids = new Set(steps.map(({ id }) => id));
  return {
    parent,
    states,
    steps,
    initial,
    layout: layeredLayout(nodes, edges),
    edgeSteps: edges.map(({ from, to }) => [from, to].find((id) => ids.has(id)) ?? null),
  };
}

/** The level in which a state is drawn. */
export function levelAround(chart: Chart, path: StatePath | null): GraphState {
  return chart.find(chart.find(path)?.parent ?? null) ?? chart.root;
}
