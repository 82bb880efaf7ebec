import type {
  GraphAction,
  GraphRule,
  GraphState,
  GraphTransition,
  GraphValue,
  Json,
  MachineGraph,
} from './graph';
import { writtenUnnamed } from './read-action';
import { rootPath } from './read-machine';
import { writtenRules } from './read-rule';

/** The placeholder of a value that the machine computes. A function is no JSON. */
export type Computed = () => undefined;

export type ConfigValue =
  | Json
  | Computed
  | undefined
  | readonly ConfigValue[]
  | { readonly [key: string]: ConfigValue };

type Config = { [key: string]: ConfigValue };

const computed: Computed = () => undefined;

function writeValue(value: GraphValue | null): ConfigValue {
  if (value === null) return undefined;
  return 'computed' in value ? computed : value.data;
}

function writeRule(rule: GraphRule): ConfigValue {
  if (rule.op === 'unnamed') return { type: writtenRules.unnamed };
  if (rule.op === 'isIn') return { type: writtenRules.isIn, params: rule.state };
  if (rule.op === 'named') {
    const { name, params, of } = rule;
    return {
      type: name,
      ...(params ? { params: writeValue(params) } : {}),
      ...(of ? { of: of as unknown as Json } : {}),
    };
  }
  return { type: writtenRules[rule.op], params: rule.parts as unknown as Json };
}

function writeAction(action: GraphAction): ConfigValue {
  if (action.kind === 'unnamed') return { type: writtenUnnamed };
  if (action.kind === 'built-in')
    return { type: `xstate.${action.name}`, params: action.params as unknown as Json };
  return {
    type: action.name,
    ...(action.params ? { params: writeValue(action.params) } : {}),
  };
}

/** Fields with nothing in them are left out, as a person would leave them out. */
function without(config: Config): Config {
  return Object.fromEntries(
    Object.entries(config).filter(
      ([, value]) =>
        value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

interface Names {
  readonly machineId: string;
  readonly states: ReadonlyMap<string, GraphState>;
}

/** A target by id: no other way of writing it works from everywhere. */
function idOf({ machineId, states }: Names, path: string): string {
  if (path === rootPath) return machineId;
  return states.get(path)?.customId ?? `${machineId}.${path}`;
}

function writeTransition(names: Names, transition: GraphTransition): Config {
  const { targets, reenter, rule, actions, description, meta } = transition;
  return without({
    target: targets?.map((target) => `#${idOf(names, target)}`),
    reenter: reenter || undefined,
    guard: rule ? writeRule(rule) : undefined,
    actions: actions.map(writeAction),
    description,
    meta,
  });
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Record<string, T[]> {
  const groups: Record<string, T[]> = {};
  for (const one of all) (groups[keyOf(one)] ??= []).push(one);
  return groups;
}

function writeState(graph: MachineGraph, names: Names, state: GraphState): Config {
  const own = graph.transitions.filter(({ source }) => source === state.path);
  const written = (kind: GraphTransition['kind'], event?: string) =>
    own
      .filter((each) => each.kind === kind && (event === undefined || each.event === event))
      .map((each) => writeTransition(names, each));
  const byEvent = (kind: GraphTransition['kind'], keyOf: (each: GraphTransition) => string) => {
    const groups = grouped(
      own.filter((each) => each.kind === kind),
      keyOf,
    );
    const entries = Object.entries(groups).map(
      ([key, all]) => [key, all.map((each) => writeTransition(names, each))] as const,
    );
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  };
  const [initial] = own.filter(({ kind }) => kind === 'initial');
  const [remembered] = written('history');
  const route = graph.transitions.find(
    ({ kind, targets }) => kind === 'route' && targets?.[0] === state.path,
  );
  const children = graph.states.filter(({ parent }) => parent === state.path);
  return without({
    id: state.customId,
    type: state.type === 'atomic' ? undefined : state.type,
    history: state.history,
    target: remembered?.['target'],
    initial: initial && {
      ...writeTransition(names, initial),
      target: initial.targets?.[0]?.split('.').at(-1),
    },
    entry: state.entry.map(writeAction),
    exit: state.exit.map(writeAction),
    invoke: state.actors.map(({ key, logic, systemId, input }) =>
      without({
        id: key.startsWith('#') ? undefined : key,
        src: logic ?? computed,
        systemId,
        input: writeValue(input),
        onDone: written('actor-done', `${key} done`),
        onError: written('actor-error', `${key} failed`),
        onSnapshot: written('actor-snapshot', `${key} changed`),
      }),
    ),
    on: byEvent('event', ({ event }) => event),
    always: written('always'),
    after: byEvent('after', ({ delay }) =>
      delay && 'ms' in delay ? String(delay.ms) : (delay?.name ?? ''),
    ),
    onDone: written('state-done'),
    route: route && { ...writeTransition(names, route), target: undefined },
    tags: state.tags,
    output: writeValue(state.output),
    description: state.description,
    meta: state.meta,
    states:
      children.length > 0
        ? Object.fromEntries(children.map((child) => [child.key, writeState(graph, names, child)]))
        : undefined,
  });
}

/**
 * A config for `createMachine` whose machine has an equal graph. It is JSON, except for a function
 * in the place of each value that the machine computes; composed rules, inline rules and XState's own
 * actions are written as types that begin with `statechart.` and `xstate.`.
 */
export function machineConfig(graph: MachineGraph): Config {
  const [root] = graph.states;
  if (!root) throw new Error('A graph has at least its root.');
  const names = {
    machineId: graph.id,
    states: new Map(graph.states.map((each) => [each.path, each])),
  };
  const delays = graph.transitions.flatMap(({ delay }) =>
    delay && 'name' in delay && delay.of
      ? [[delay.name, delay.of as unknown as Json] as const]
      : [],
  );
  return {
    ...writeState(graph, names, root),
    id: graph.id,
    ...without({ version: graph.version, context: writeValue(graph.context) }),
    ...(delays.length > 0 ? { delays: Object.fromEntries(delays) } : {}),
  };
}
