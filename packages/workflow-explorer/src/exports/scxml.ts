import type {
  GraphAction,
  GraphRule,
  GraphState,
  GraphTransition,
  GraphValue,
  Json,
  MachineGraph,
} from '@brandroom/statechart/graph';
import { rootPath } from '@brandroom/statechart/read-machine';

import { isEntrance } from '../chart/chart';
import { element, escaped } from './xml';

/** Parts that SCXML cannot express; the file names them at its top. */
export const scxmlLimits = [
  'Code of rules and actions, and the lengths of named delays, are not part of the file.',
  'Rules are conditions, and actions are log entries, by their names.',
  'Version, context, outputs, tags, data of actions, and the input and system ids of pending actors are left out.',
  'Labels, descriptions and metadata, own ids of states, and actions of initial steps are left out.',
  'Failures and changes of pending actors, and routes, are events named by us.',
] as const;

/** External is SCXML’s default. Without a target the type changes nothing, and is written to read `reenter` back. */
function typeOf({ targets, reenter }: GraphTransition): string | null {
  if (targets) return reenter ? null : 'internal';
  return reenter ? 'external' : null;
}

function argument(params: GraphValue | null): string {
  return params && 'data' in params ? JSON.stringify(params.data) : '';
}

/** The states that “is in” asks for, by an id or by a value such as `{ lamp: 'on' }`, as the file names them. */
function statesIn(graph: MachineGraph, state: Json, above: readonly string[] = []) {
  if (typeof state !== 'string')
    return Object.entries(state ?? {}).flatMap(([key, inner]: [string, Json]): readonly string[] =>
      statesIn(graph, inner, [...above, key]),
    );
  if (!state.startsWith('#')) return [[...above, state].join('.')];
  const id = state.slice(1);
  const found = graph.states.find(
    ({ path, customId }) => customId === id || `${graph.id}.${path}` === id,
  );
  return [found?.path ?? id];
}

/** A rule as a condition: `mayEdit() && !isLocked()`. */
function condition(graph: MachineGraph, rule: GraphRule, isInner = false): string {
  if (rule.op === 'unnamed') return 'unnamedRule()';
  if (rule.op === 'named') return `${rule.name}(${argument(rule.params)})`;
  const parts =
    rule.op === 'isIn'
      ? statesIn(graph, rule.state).map((path) => `In('${path}')`)
      : rule.parts.map((part) => condition(graph, part, true));
  if (rule.op === 'not') return `!${parts.join('')}`;
  const text = parts.join(rule.op === 'or' ? ' || ' : ' && ');
  return isInner && parts.length > 1 ? `(${text})` : text;
}

function actionName(action: GraphAction): string {
  if (action.kind === 'unnamed') return 'unnamed action';
  return action.kind === 'named' ? action.name : `xstate.${action.name}`;
}

const log = (action: GraphAction) =>
  element('log', { label: 'action', expr: `'${actionName(action)}'` });

/** The whole chart as SCXML of the W3C. The machine’s root is a state, because a root of SCXML has no steps. */
export function scxmlOf(graph: MachineGraph): string {
  const idOf = (path: string) => (path === rootPath ? graph.id : path);
  const invokeId = (path: string, key: string) => `${idOf(path)}.${key.replaceAll('#', 'actor')}`;
  const timers = new Map(
    graph.transitions
      .filter(({ kind }) => kind === 'after')
      .map((step, index) => [step, `after.${String(index + 1)}`]),
  );
  const eventOf = (step: GraphTransition): string | null => {
    const key = step.event.replace(/ (done|failed|changed)$/u, '');
    if (step.kind === 'event') return step.event;
    if (step.kind === 'after') return timers.get(step) ?? null;
    if (step.kind === 'state-done') return `done.state.${idOf(step.source)}`;
    if (step.kind === 'actor-done') return `done.invoke.${invokeId(step.source, key)}`;
    if (step.kind === 'actor-error') return `error.invoke.${invokeId(step.source, key)}`;
    if (step.kind === 'actor-snapshot') return `snapshot.invoke.${invokeId(step.source, key)}`;
    return step.kind === 'route' ? `route.${idOf(step.targets?.[0] ?? step.source)}` : null;
  };
  const transition = (step: GraphTransition) =>
    element(
      'transition',
      {
        event: eventOf(step),
        cond: step.rule ? condition(graph, step.rule) : null,
        target: step.targets?.map(idOf).join(' ') ?? null,
        type: typeOf(step),
      },
      step.actions.map(log),
    );
  const state = ({ path, type, history, entry, exit, actors }: GraphState): string => {
    const own = graph.transitions.filter(({ source }) => source === path);
    const start = own.find(({ kind }) => kind === 'initial')?.targets;
    const remembered = own.filter(({ kind }) => kind === 'history');
    const waits = own.filter((step) => timers.has(step));
    const sends = waits.map((step) => {
      const event = timers.get(step) ?? '';
      const delay = step.delay && 'ms' in step.delay ? `${String(step.delay.ms)}ms` : null;
      const delayexpr = step.delay && 'name' in step.delay ? step.delay.name : null;
      return element('send', { event, id: event, delay, delayexpr });
    });
    const cancels = waits.map((step) => element('cancel', { sendid: timers.get(step) ?? '' }));
    const [enters, leaves] = [
      [...entry.map(log), ...sends],
      [...exit.map(log), ...cancels],
    ];
    const names = { compound: 'state', atomic: 'state', parallel: 'parallel' } as const;
    return element(
      type === 'final' || type === 'history' ? type : names[type],
      {
        id: idOf(path),
        initial: type === 'compound' ? (start?.map(idOf).join(' ') ?? null) : null,
        type: history,
      },
      [
        ...(enters.length > 0 ? [element('onentry', {}, enters)] : []),
        ...(leaves.length > 0 ? [element('onexit', {}, leaves)] : []),
        ...actors.map(({ key, logic }) =>
          element('invoke', { id: invokeId(path, key), src: logic ?? 'unnamed' }),
        ),
        ...(type === 'history' ? remembered : own.filter((step) => !isEntrance(step))).map(
          transition,
        ),
        ...graph.states.filter(({ parent }) => parent === path).map(state),
      ],
    );
  };
  const [root] = graph.states;
  const chart = element(
    'scxml',
    {
      xmlns: 'http://www.w3.org/2005/07/scxml',
      version: '1.0',
      name: graph.id,
      datamodel: 'ecmascript',
      initial: graph.id,
    },
    root ? [state(root)] : [],
  );
  const notes = scxmlLimits.map((limit) => `<!-- ${escaped(limit)} -->`);
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...notes, chart, ''].join('\n');
}
