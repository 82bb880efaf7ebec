import type { GraphState, GraphTransition, MachineGraph } from '@brandroom/statechart/graph';
import { rootPath } from '@brandroom/statechart/read-machine';

import { isEntrance } from '../chart/chart';
import { kindSuffix, stateLabel, transitionLabel } from '../chart/names';
import { ruleText } from '../chart/rule-text';

/** Parts that neither file has; each names them at its top. */
const diagramLimits = [
  'Code of rules and actions is not part of the file.',
  'States, events and rules are named in words, without colons, semicolons and quotes.',
  'A step with a description is named by it, not by its event.',
  'Name, version, data and metadata of the workflow, and descriptions of states are left out.',
  'Tags, outputs, actions and pending actors are left out.',
  'Steps without a target are drawn as steps to the same state.',
  'A step to several states is drawn as one line to each.',
  'Steps of the whole workflow are drawn from a box “From every state”.',
] as const;
const noFallback = 'Where they lead when nothing is remembered is left out.';
export const mermaidLimits = [...diagramLimits, 'History states are plain states.', noFallback];
export const plantUmlLimits = [
  ...diagramLimits,
  'History states have no name, and are drawn only where a step leads to them.',
  noFallback,
];

/** An id for each path that both formats accept. */
function idsOf({ states }: MachineGraph): (path: string) => string {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const { path } of states) {
    const first = path === rootPath ? 'root' : `s_${path.replaceAll(/[^\w]/g, '_')}`;
    let id = first;
    for (let copy = 2; taken.has(id); copy += 1) id = `${first}_${String(copy)}`;
    ids.set(path, id);
    taken.add(id);
  }
  return (path) => ids.get(path) ?? 'root';
}

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
  readonly history: (state: GraphState, id: string) => readonly string[];
  /** The name of a history state as a target; its parent is null for the whole chart. */
  readonly remembered: (state: GraphState, id: string, parentId: string | null) => string;
}

function write(graph: MachineGraph, dialect: Dialect, more: readonly string[]): string {
  const states = new Map(graph.states.map((state) => [state.path, state]));
  const idOf = idsOf(graph);
  const targetOf = (path: string) => {
    const state = states.get(path);
    if (state?.type !== 'history') return idOf(path);
    const { parent } = state;
    const isInRoot = parent === null || parent === rootPath;
    return dialect.remembered(state, idOf(path), isInRoot ? null : idOf(parent));
  };
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
              ? dialect.history(state, idOf(state.path))
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
        (target) => `${idOf(transition.source)} --> ${targetOf(target)} : ${label(transition)}`,
      ),
    );
  // Neither format draws a step from the whole chart, so a box represents it.
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
 * @param more the omissions of this file beside the limits of the format
 */
export function mermaidOf(graph: MachineGraph, more: readonly string[] = []): string {
  const dialect: Dialect = {
    limits: mermaidLimits,
    head: ['stateDiagram-v2'],
    foot: [],
    comment: (text) => `%% ${text}`,
    history: (state, id) => [
      `state "${plain(stateLabel(state, graph.id))} (last active)" as ${id}`,
    ],
    remembered: (_, id) => id,
  };
  return write(graph, dialect, more);
}

/**
 * The chart in PlantUML’s state diagram.
 *
 * @param more the omissions of this file beside the limits of the format
 */
export function plantUmlOf(graph: MachineGraph, more: readonly string[] = []): string {
  const dialect: Dialect = {
    limits: plantUmlLimits,
    head: ['@startuml'],
    foot: ['@enduml'],
    comment: (text) => `' ${text}`,
    history: () => [],
    remembered: ({ history }, _, parentId) =>
      `${parentId ?? ''}[H${history === 'deep' ? '*' : ''}]`,
  };
  return write(graph, dialect, more);
}
