import type {
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InvokeDefinition,
} from 'xstate';

import type {
  GraphActor,
  GraphState,
  GraphTransition,
  MachineGraph,
  StatePath,
  TransitionKind,
} from './graph';
import { readAction, readDelay } from './read-action';
import { readRule } from './read-rule';
import { readValue, toJson } from './read-value';

/** The path of the root. */
export const rootPath = '(root)';

export function pathOf(node: AnyStateNode): StatePath {
  return node.path.length === 0 ? rootPath : node.path.join('.');
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child: AnyStateNode) => nodesOf(child))];
}

/** Config fields that the types of a state node leave out. */
interface Config {
  readonly id?: string;
  readonly entry?: unknown;
  readonly exit?: unknown;
  readonly target?: unknown;
  readonly route?: { readonly guard?: unknown };
  readonly invoke?: unknown;
}

const configOf = (node: AnyStateNode) => node.config as Config;

/** The name of an actor within its state that does not depend on the machine's or the state's id. */
function actorKey(node: AnyStateNode, invoke: { readonly id: string }, index: number): string {
  const given = listOf(configOf(node).invoke)[index] as { readonly id?: string } | undefined;
  return given?.id ?? `#${String(index + 1)}`;
}

type Invoke = InvokeDefinition<never, never, never, never, never, never, never, never>;

function readActors(node: AnyStateNode): readonly GraphActor[] {
  return (node.invoke as readonly Invoke[]).map((invoke, index) => {
    const { src, systemId, input } = invoke as unknown as {
      src: string;
      systemId?: string;
      input?: unknown;
    };
    return {
      key: actorKey(node, invoke, index),
      logic: src.startsWith('xstate.invoke.') ? null : src,
      systemId: systemId ?? null,
      input: readValue(input),
    };
  });
}

function readState(machine: AnyStateMachine, node: AnyStateNode): GraphState {
  const { id, entry, exit } = configOf(node);
  const { key, parent, type, history, tags, output, description, meta } = node;
  return {
    path: pathOf(node),
    key: parent ? key : rootPath,
    parent: parent ? pathOf(parent) : null,
    customId: parent ? (id ?? null) : null,
    type,
    history: history === false ? null : history,
    // The actions of the node also include those that start and stop the timers of `after`.
    entry: listOf(entry).map((action) => readAction(machine, action)),
    exit: listOf(exit).map((action) => readAction(machine, action)),
    actors: readActors(node),
    tags,
    output: readValue(output),
    description: description ?? null,
    meta: toJson(meta),
  };
}

/** The trigger of a transition, equal in every copy of the machine. */
export function triggerOf(
  node: AnyStateNode,
  descriptor: string,
): { readonly kind: TransitionKind; readonly event: string } {
  if (descriptor === '') return { kind: 'always', event: 'always' };
  if (descriptor === `xstate.done.state.${node.id}`) return { kind: 'state-done', event: 'done' };
  const invokes = node.invoke as readonly { readonly id: string }[];
  for (const [index, invoke] of invokes.entries()) {
    const key = actorKey(node, invoke, index);
    if (descriptor === `xstate.done.actor.${invoke.id}`)
      return { kind: 'actor-done', event: `${key} done` };
    if (descriptor === `xstate.error.actor.${invoke.id}`)
      return { kind: 'actor-error', event: `${key} failed` };
    if (descriptor === `xstate.snapshot.${invoke.id}`)
      return { kind: 'actor-snapshot', event: `${key} changed` };
  }
  const delayed = node.after.find(({ eventType }) => eventType === descriptor);
  if (delayed) return { kind: 'after', event: `after ${String(delayed.delay)}` };
  if (descriptor === 'xstate.route' && !node.parent) return { kind: 'route', event: descriptor };
  return { kind: 'event', event: descriptor };
}

/** The states that name a route, in the order in which XState adds their transitions to the root. */
function routedNodes(machine: AnyStateMachine): readonly AnyStateNode[] {
  return nodesOf(machine.root).filter((node) => {
    const { route, id } = configOf(node);
    return node.parent && route && id;
  });
}

function readTransition(
  machine: AnyStateMachine,
  transition: AnyTransitionDefinition,
  descriptor: string,
  index: number,
): GraphTransition {
  const { source, target, reenter, actions, description, meta } = transition;
  const { kind, event } = triggerOf(source, descriptor);
  const guard: unknown =
    kind === 'route'
      ? configOf(routedNodes(machine)[index] ?? source).route?.guard
      : transition.guard;
  const targets = target ? target.map(pathOf) : null;
  return {
    id: `${pathOf(source)} on ${event} #${String(index + 1)}`,
    kind,
    source: pathOf(source),
    event,
    targets,
    reenter,
    isForbidden: targets === null && actions.length === 0,
    rule: readRule(machine, guard),
    actions: actions.map((action) => readAction(machine, action)),
    delay: readDelay(machine, 'delay' in transition ? transition.delay : undefined),
    description: description ?? null,
    meta: toJson(meta),
  };
}

/** Where a state starts, and where a history state leads when nothing is remembered. */
function readEntrance(machine: AnyStateMachine, node: AnyStateNode): readonly GraphTransition[] {
  const none = { reenter: false, isForbidden: false, rule: null, delay: null } as const;
  const source = pathOf(node);
  if (node.type === 'compound') {
    const { target, actions, description, meta } = node.initial;
    return [
      {
        ...none,
        id: `${source} on initial #1`,
        kind: 'initial',
        source,
        event: 'initial',
        targets: target.map(pathOf),
        actions: actions.map((action) => readAction(machine, action)),
        description: description ?? null,
        meta: toJson(meta),
      },
    ];
  }
  const defaults = namedDefaults(node);
  if (node.type !== 'history' || defaults.length === 0) return [];
  const targets = defaults.map(pathOf);
  const words = { description: null, meta: null, actions: [] } as const;
  return [
    {
      ...none,
      ...words,
      id: `${source} on history #1`,
      kind: 'history',
      source,
      event: 'history',
      targets,
    },
  ];
}

function namedDefaults(node: AnyStateNode): readonly AnyStateNode[] {
  return listOf(configOf(node).target).map((target) =>
    resolveFrom(node.machine, node.parent, target),
  );
}

/** Where a history state leads when nothing is remembered. */
export function historyDefaults(node: AnyStateNode): readonly AnyStateNode[] {
  const named = namedDefaults(node);
  if (named.length > 0 || !node.parent) return named;
  return node.parent.type === 'parallel' ? [node.parent] : node.parent.initial.target;
}

/** The state that a history's default names: by its id, or by its path below the parent. */
function resolveFrom(
  machine: AnyStateMachine,
  parent: AnyStateNode | undefined,
  target: unknown,
): AnyStateNode {
  const text = String(target);
  if (text.startsWith('#')) return machine.getStateNodeById(text);
  let node = parent ?? machine.root;
  for (const key of text.split('.').filter(Boolean)) node = node.states[key] ?? node;
  return node;
}

function readTransitions(machine: AnyStateMachine, node: AnyStateNode): readonly GraphTransition[] {
  const groups: (readonly [string, readonly AnyTransitionDefinition[]])[] = [
    ...node.transitions,
    ['', node.always ?? []],
  ];
  return [
    ...readEntrance(machine, node),
    ...groups.flatMap(([descriptor, all]) =>
      all.map((each, index) => readTransition(machine, each, descriptor, index)),
    ),
  ];
}

/**
 * Reads any XState machine into plain data. Nothing is run, and no implementation is needed.
 * The order of states and transitions is that of the machine's own config.
 */
export function readMachine(machine: AnyStateMachine): MachineGraph {
  const nodes = nodesOf(machine.root);
  return {
    id: machine.id,
    version: machine.version ?? null,
    context: readValue((machine.config as { context?: unknown }).context),
    states: nodes.map((node) => readState(machine, node)),
    transitions: nodes.flatMap((node) => readTransitions(machine, node)),
  };
}

/** The id in the graph of one of the machine's own transitions. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const all = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const { event } = triggerOf(source, eventType);
  return `${pathOf(source)} on ${event} #${String(all.indexOf(transition) + 1)}`;
}
