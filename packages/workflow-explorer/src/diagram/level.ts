import type { GraphState, GraphTransition, StatePath } from '@brandroom/statechart/graph';
import { rootPath } from '@brandroom/statechart/read-machine';

import type { Chart } from '../chart/chart';
import { isEntrance } from '../chart/chart';
import { groupedBy } from '../chart/grouped-by';
import { kindSuffix, transitionLabel } from '../chart/names';
import { linesOf, widthOf } from './label-size';
import type { Layout, LayoutEdge, LayoutNode } from './layout-types';
import { layeredLayout } from './layered-layout';

/** A label of one or more steps that are written alike. */
export interface StepLabel {
  readonly ids: readonly string[];
  readonly lines: readonly string[];
}

/** All steps from one state to another, drawn as one label on a line. */
export interface StepNode {
  readonly id: string;
  readonly transitions: readonly GraphTransition[];
  readonly labels: readonly StepLabel[];
  /** The state of the level that they lead to; null where they leave the level. */
  readonly to: StatePath | null;
}

/** A state as a box, with the steps that stay in it. */
export interface StateNode {
  readonly state: GraphState;
  readonly name: readonly string[];
  readonly stays: readonly StepLabel[];
}

/** One level of a chart: the states directly inside one state, and the steps between them. */
export interface Level {
  readonly parent: GraphState;
  readonly states: readonly StateNode[];
  readonly steps: readonly StepNode[];
  readonly layout: Layout;
  /** The edges of the layout; their labels are the steps and the start. */
  readonly edges: readonly LayoutEdge[];
}

const sizes = {
  state: { least: 136, most: 176, name: 20, line: 17, above: 24, inset: 28 },
  step: { least: 64, most: 104, line: 17, above: 12, inset: 24, between: 4 },
};

/** The state of a level in which a path lies; null outside of it. */
export function within(states: readonly GraphState[], path: StatePath): StatePath | null {
  return (
    states.find((state) => path === state.path || path.startsWith(`${state.path}.`))?.path ?? null
  );
}

interface Step {
  readonly transition: GraphTransition;
  readonly label: string;
  /** Null where it can be taken in every state of the level. */
  readonly from: StatePath | null;
  readonly to: StatePath | null;
  readonly stays: boolean;
  /** The state outside of the level that it leads to. */
  readonly outside: string;
}

function stepsOf(chart: Chart, parent: GraphState, states: readonly GraphState[]): readonly Step[] {
  return chart.graph.transitions.flatMap((transition): readonly Step[] => {
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
    const stays = targets === null || isInner;
    const origin = from !== null && source !== from ? `${chart.label(source)}: ` : '';
    const everywhere = from === null ? 'Any state: ' : '';
    return [
      {
        transition,
        label: `${everywhere}${origin}${transitionLabel(transition)}${outside}${kindSuffix(transition)}`,
        from,
        to: stays ? null : (end?.at ?? null),
        stays,
        outside,
      },
    ];
  });
}

function labelsOf(steps: readonly Step[], most: number): readonly StepLabel[] {
  return [...groupedBy(steps, ({ label }) => label)].map(([label, alike]) => ({
    ids: alike.map(({ transition }) => transition.id),
    lines: linesOf(label, most),
  }));
}

const allLines = (labels: readonly StepLabel[]) => labels.flatMap(({ lines }) => lines);
const widest = (lines: readonly string[]) => Math.max(0, ...lines.map(widthOf));

/** Lays out the level inside a state. With an item, boxes and labels have room for its facts. */
export function levelOf(chart: Chart, parent: GraphState, hasItem = false): Level {
  const inside = chart.childrenOf(parent.path);
  const all = stepsOf(chart, parent, inside);
  const states = inside.map((state): StateNode => {
    const own = all.filter(({ from, stays }) => stays && from === state.path);
    return {
      state,
      name: linesOf(chart.label(state.path), sizes.state.most - sizes.state.inset),
      stays: labelsOf(own, sizes.state.most - sizes.state.inset - 14),
    };
  });
  const moving = all.filter(({ from, stays }) => !stays || from === null);
  const groups = groupedBy(moving, ({ from, to, outside }) => JSON.stringify([from, to, outside]));
  const nodes = [...groups.values()].flatMap((steps) => {
    const [first] = steps;
    if (!first) return [];
    const labels = labelsOf(steps, sizes.step.most);
    const lines = allLines(labels);
    const id = `step ${first.transition.id}`;
    const rows = lines.length + (hasItem ? labels.length : 0);
    const gaps = (labels.length - 1) * (hasItem ? 2 : 1);
    const step: StepNode = {
      id,
      transitions: steps.map(({ transition }) => transition),
      labels,
      to: first.to,
    };
    const label: LayoutNode = {
      id,
      width: Math.max(sizes.step.least, widest(lines)) + sizes.step.inset,
      height: rows * sizes.step.line + gaps * sizes.step.between + sizes.step.above,
    };
    return [{ step, edge: { from: first.from, to: first.to, label } }];
  });
  const initial = within(inside, chart.startOf(parent.path) ?? '');
  const startLabel = { id: 'start', width: 16, height: 16 };
  const edges: readonly LayoutEdge[] = [
    ...(initial === null ? [] : [{ from: null, to: initial, label: startLabel }]),
    ...nodes.map(({ edge }) => edge),
  ];
  const boxes = states.map(({ state, name, stays }): LayoutNode => {
    const { least, most, line, above, inset } = sizes.state;
    const lines = allLines(stays);
    const notes = Number(hasItem) + Number(state.type !== 'atomic');
    const width = Math.max(widest(name) * 1.15, widest(lines) + 14) + inset;
    const room = lines.length > 0 ? lines.length * line + 10 : 0;
    return {
      id: state.path,
      width: Math.max(least, Math.min(most, width)),
      height: name.length * sizes.state.name + notes * line + room + above,
    };
  });
  return {
    parent,
    states,
    steps: nodes.map(({ step }) => step),
    layout: layeredLayout(boxes, edges),
    edges,
  };
}

/** The level in which a state is drawn. */
export function levelAround(chart: Chart, path: StatePath | null): GraphState {
  return chart.find(chart.find(path)?.parent ?? null) ?? chart.root;
}
