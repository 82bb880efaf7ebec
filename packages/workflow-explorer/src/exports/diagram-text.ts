import type { GraphState, GraphTransition, MachineGraph } from '@brandroom/statechart/graph';
import { rootPath } from '@brandroom/statechart/read-machine';

import { isEntrance } from '../chart/chart';
import { kindSuffix, stateLabel, transitionLabel } from '../chart/names';
import { ruleText } from '../chart/rule-text';

/** Parts that Mermaid and PlantUML cannot express; each file names them at its top. */
export const diagramLimits = [
  'Code of rules and actions is not part of the file.',
  'Tags, entry and exit actions, and pending actors are left out.',
  'Steps without a target are drawn as steps to the same state.',
  'Steps of the whole workflow are drawn from a box “From every state”.',
] as const;
export const mermaidLimits = [...diagramLimits, 'History states are plain states.'];

/** An id that both formats accept, the same for the same path. */
const idOf = (path: string) => (path === rootPath ? 'root' : `s_${path.replaceAll(/[^\w]/g, '_')}`);
const plain = (text: string) => text.replaceAll(/[:;"\n]/g, ' ');

function label(transition: GraphTransition): string {
  const rule = ruleText(transition.rule);
  return plain(
    `${transitionLabel(transition)}${kindSuffix(transition)}${rule === '' ? '' : ` [${rule}]`}`,
  );
}

interface Dialect {
  readonly limits: readonly string[];
  readonly head: readonly string[];
  readonly foot: readonly string[];
  readonly comment: (text: string) => string;
  readonly history: (state: GraphState) => readonly string[];
  /** How a history state is named as a target. */
  readonly target: (state: GraphState | undefined, path: string) => string;
}

function write(graph: MachineGraph, dialect: Dialect, more: readonly string[]): string {
  const states = new Map(graph.states.map((state) => [state.path, state]));
  const lines = (path: string, indent: string): readonly string[] =>
    graph.states
      .filter(({ parent }) => parent === path)
      .flatMap((state, index, all) => {
        const name = `${indent}state "${plain(stateLabel(state, graph.id))}" as ${idOf(state.path)}`;
        const isParallel = states.get(path)?.type === 'parallel';
        const divider = isParallel && index < all.length - 1 ? [`${indent}--`] : [];
        const inner = lines(state.path, `${indent}  `);
        const start = graph.transitions.find(
          ({ kind, source }) => kind === 'initial' && source === state.path,
        );
        const begins = start?.targets?.[0];
        const body =
          inner.length > 0
            ? [
                `${name} {`,
                ...(begins === undefined ? [] : [`${indent}  [*] --> ${idOf(begins)}`]),
                ...inner,
                `${indent}}`,
              ]
            : state.type === 'history'
              ? dialect.history(state)
              : [name, ...(state.type === 'final' ? [`${indent}${idOf(state.path)} --> [*]`] : [])];
        return [...body, ...divider];
      });
  const root = graph.transitions.find(
    ({ kind, source }) => kind === 'initial' && source === rootPath,
  );
  const begins = root?.targets?.[0];
  const steps = graph.transitions
    .filter((transition) => !isEntrance(transition))
    .flatMap((transition) =>
      (transition.targets ?? [transition.source]).map(
        (target) =>
          `${idOf(transition.source)} --> ${dialect.target(states.get(target), target)} : ${label(transition)}`,
      ),
    );
  // Neither format draws a step from the whole chart, so a box stands for it.
  const isEverywhere = graph.transitions.some(
    (transition) => !isEntrance(transition) && transition.source === rootPath,
  );
  return [
    ...dialect.head,
    ...[...dialect.limits, ...more].map((limit) => dialect.comment(limit)),
    ...(isEverywhere ? [`state "From every state" as ${idOf(rootPath)}`] : []),
    ...lines(rootPath, ''),
    ...(begins === undefined ? [] : [`[*] --> ${idOf(begins)}`]),
    ...steps,
    ...dialect.foot,
    '',
  ].join('\n');
}

/**
 * The chart in Mermaid’s state diagram. History states are plain states there.
 *
 * @param more what this file leaves out beside the limits of the format
 */
export function mermaidOf(graph: MachineGraph, more: readonly string[] = []): string {
  const dialect: Dialect = {
    limits: mermaidLimits,
    head: ['stateDiagram-v2'],
    foot: [],
    comment: (text) => `%% ${text}`,
    history: (state) => [
      `state "${plain(stateLabel(state, graph.id))} (last active)" as ${idOf(state.path)}`,
    ],
    target: (_, path) => idOf(path),
  };
  return write(graph, dialect, more);
}

/**
 * The chart in PlantUML’s state diagram.
 *
 * @param more what this file leaves out beside the limits of the format
 */
export function plantUmlOf(graph: MachineGraph, more: readonly string[] = []): string {
  const dialect: Dialect = {
    limits: diagramLimits,
    head: ['@startuml'],
    foot: ['@enduml'],
    comment: (text) => `' ${text}`,
    history: () => [],
    target: (state, path) =>
      state?.type === 'history'
        ? `${idOf(state.parent ?? rootPath)}[H${state.history === 'deep' ? '*' : ''}]`
        : idOf(path),
  };
  return write(graph, dialect, more);
}
