import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { and, createMachine, not, or } from 'xstate';

import { guardLeaves } from '@brandroom/statechart/guard-leaves';
import { readComposed } from '@brandroom/statechart/xstate-internals';
import { executedRunner, pureRunner } from './runners';
import type { MachineFixtures } from './scenario';
import { deviations } from './verify';

type Config = Record<string, unknown>;

/** A machine with one fault. */
export interface Mutant {
  readonly name: string;
  readonly machine: AnyStateMachine;
}

/** One fault: its path in the configuration, and the changed value. */
interface Fault {
  readonly name: string;
  readonly path: readonly (string | number)[];
  readonly change: (value: unknown) => unknown;
}

function isConfig(value: unknown): value is Config {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** Copies data; guards and actions that are functions stay the same. */
function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (!isConfig(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copied(inner)]));
}

function changedAt(value: unknown, path: Fault['path'], change: Fault['change']): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((inner, index) => (index === key ? changedAt(inner, rest, change) : inner));
  }
  const config = isConfig(value) ? value : {};
  return { ...config, [key]: changedAt(config[key], rest, change) };
}

/** A guard with its `index`-th leaf changed. */
function withLeaf(guard: unknown, index: number, change: (leaf: unknown) => unknown): unknown {
  let next = 0;
  const build = (part: unknown): never => {
    const composed = readComposed(part);
    if (!composed || composed.op === 'isIn')
      return (next++ === index ? change(part) : part) as never;
    const parts = composed.parts.map((inner) => build(inner));
    if (composed.op === 'not') return not(parts[0] as never) as never;
    return (composed.op === 'and' ? and(parts) : or(parts)) as never;
  };
  return build(guard);
}

function without(key: string): Fault['change'] {
  return (value) =>
    Object.fromEntries(Object.entries(value as Config).filter(([name]) => name !== key));
}

/** The faults of a list of actions: each of them dropped. */
function droppedActions(where: string, path: Fault['path'], config: Config, key: string): Fault[] {
  const actions = listOf(config[key]);
  return actions.map((_, index) => ({
    name: `${where}: ${key} ${index + 1} dropped`,
    path: [...path, key],
    change: () => actions.filter((__, at) => at !== index),
  }));
}

/** The surroundings of a transition. */
interface Known {
  /** The names of the machine's guards. */
  readonly guards: readonly string[];
  readonly siblings: readonly string[];
  /** The key of the source state. */
  readonly self: string;
  /** The source state does something when it is entered or left. */
  readonly isLively: boolean;
}

function transitionFaults(
  where: string,
  path: Fault['path'],
  config: unknown,
  known: Known,
): Fault[] {
  const { siblings } = known;
  if (typeof config === 'string') {
    return siblings
      .filter((sibling) => sibling !== config)
      .map((target) => ({ name: `${where}: leads to ${target}`, path, change: () => target }));
  }
  if (!isConfig(config)) return [];
  const leaves = guardLeaves(config['guard']);
  const targets =
    'target' in config ? siblings.filter((sibling) => sibling !== config['target']) : [];
  return [
    ...(leaves.length > 0
      ? [{ name: `${where}: guard dropped`, path, change: without('guard') }]
      : []),
    ...leaves.map(({ name }, index) => ({
      name: `${where}: ${String(name)} negated`,
      path: [...path, 'guard'],
      change: (guard: unknown) => withLeaf(guard, index, (leaf) => not(leaf as never)),
    })),
    ...leaves.flatMap(({ name }, index) =>
      known.guards
        .filter((other) => other !== name)
        .map((other) => ({
          name: `${where}: ${String(name)} replaced by ${other}`,
          path: [...path, 'guard'],
          change: (guard: unknown) =>
            withLeaf(guard, index, (leaf) => (isConfig(leaf) ? { ...leaf, type: other } : other)),
        })),
    ),
    // To leave and enter the same state shows only where something begins or ends with it.
    ...(known.isLively && config['target'] === known.self && !config['reenter']
      ? [{ name: `${where}: reenters`, path: [...path, 'reenter'], change: () => true }]
      : []),
    ...targets.map((target) => ({
      name: `${where}: leads to ${target}`,
      path: [...path, 'target'],
      change: () => target,
    })),
    ...droppedActions(where, path, config, 'actions'),
  ];
}

/** The faults of one event's transitions: of each branch, and of their order. */
function branchFaults(where: string, path: Fault['path'], value: unknown, known: Known): Fault[] {
  const branches = listOf(value);
  const at = (index: number) => (Array.isArray(value) ? [...path, index] : path);
  return [
    ...branches.flatMap((branch, index) =>
      transitionFaults(`${where} #${index + 1}`, at(index), branch, known),
    ),
    ...branches.map((_, index) => ({
      name: `${where} #${index + 1}: dropped`,
      path,
      change: () => branches.filter((__, place) => place !== index),
    })),
    ...branches.slice(1).map((_, index) => ({
      name: `${where}: branches ${index + 1} and ${index + 2} swapped`,
      path,
      change: () =>
        branches.map((branch, place) => {
          if (place === index) return branches[index + 1];
          return place === index + 1 ? branches[index] : branch;
        }),
    })),
  ];
}

/** The events of a state copied to each sibling that does not handle them. */
function copiedEvents(where: string, path: Fault['path'], config: Config, parent: Config): Fault[] {
  const events = isConfig(config['on']) ? Object.entries(config['on']) : [];
  const siblings = isConfig(parent['states']) ? Object.entries(parent['states']) : [];
  return events.flatMap(([event, value]) =>
    siblings.flatMap(([key, sibling]) => {
      const on = isConfig(sibling) && isConfig(sibling['on']) ? sibling['on'] : {};
      const isFree = isConfig(sibling) && !(event in on) && sibling['type'] !== 'final';
      return isFree && key !== path.at(-1)
        ? [
            {
              name: `${where} on ${event}: copied to ${key}`,
              path: [...path.slice(0, -1), key, 'on', event],
              change: () => value,
            },
          ]
        : [];
    }),
  );
}

/** A delay of another length: half as long again, or of a name's place one millisecond. */
function changedDelays(where: string, path: Fault['path'], config: Config): Fault[] {
  const after = isConfig(config['after']) ? config['after'] : {};
  return Object.entries(after).map(([delay, value]) => ({
    name: `${where} after ${delay}: delay changed`,
    path: [...path, 'after'],
    change: () => ({
      ...Object.fromEntries(Object.entries(after).filter(([key]) => key !== delay)),
      [Number.isNaN(Number(delay)) ? '1' : String(Number(delay) * 1.5)]: value,
    }),
  }));
}

const lively = ['entry', 'exit', 'invoke', 'after'] as const;

interface Surroundings {
  readonly guards: readonly string[];
  readonly parent: Config;
}

function stateFaults(
  where: string,
  path: Fault['path'],
  config: Config,
  { guards, parent }: Surroundings,
): Fault[] {
  const siblings = isConfig(parent['states']) ? Object.keys(parent['states']) : [];
  const states = isConfig(config['states']) ? config['states'] : {};
  const children = Object.keys(states);
  // A transition of the root can only lead to the root's children, named by their path below it.
  const targets = siblings.length > 0 ? siblings : children.map((child) => `.${child}`);
  const grouped = (key: string) => (isConfig(config[key]) ? Object.entries(config[key]) : []);
  const invokes = listOf(config['invoke']);
  const known: Known = {
    guards,
    siblings: targets,
    self: String(path.at(-1) ?? ''),
    isLively: lively.some((key) => key in config),
  };

  return [
    ...copiedEvents(where, path, config, parent),
    ...changedDelays(where, path, config),
    ...['on', 'after'].flatMap((key) =>
      grouped(key).flatMap(([name, value]) =>
        branchFaults(`${where} ${key} ${name}`, [...path, key, name], value, known),
      ),
    ),
    ...['always', 'onDone'].flatMap((key) =>
      branchFaults(`${where} ${key}`, [...path, key], config[key], known),
    ),
    ...invokes.flatMap((invoke, index) => {
      if (!isConfig(invoke)) return [];
      const at = [...path, 'invoke', ...(Array.isArray(config['invoke']) ? [index] : [])];
      return ['onDone', 'onError'].flatMap((key) =>
        branchFaults(`${where} ${key}`, [...at, key], invoke[key], known),
      );
    }),
    ...(invokes.length > 0
      ? [{ name: `${where}: invokes nothing`, path, change: without('invoke') }]
      : []),
    ...droppedActions(where, path, config, 'entry'),
    ...droppedActions(where, path, config, 'exit'),
    ...listOf(config['tags']).map((tag) => ({
      name: `${where}: tag ${String(tag)} dropped`,
      path: [...path, 'tags'],
      change: () => listOf(config['tags']).filter((other) => other !== tag),
    })),
    ...children
      .filter((child) => 'initial' in config && child !== config['initial'])
      .map((child) => ({
        name: `${where}: begins in ${child}`,
        path: [...path, 'initial'],
        change: () => child,
      })),
    ...Object.entries(states).flatMap(([key, state]) =>
      isConfig(state)
        ? stateFaults(key, [...path, 'states', key], state, { guards, parent: config })
        : [],
    ),
  ];
}

/**
 * Every copy of a machine with one fault: a guard dropped, a leaf negated or replaced by another
 * guard, a transition dropped, led elsewhere or reentering, an event copied to another state, a delay
 * changed, an action, a tag or an invocation dropped, neighbouring branches swapped, another state to
 * begin in.
 */
export function mutantsOf(machine: AnyStateMachine): readonly Mutant[] {
  const config = copied(machine.config) as Config;
  const guards = Object.keys(machine.implementations.guards);
  return stateFaults(machine.id, [], config, { guards, parent: {} }).map(
    ({ name, path, change }) => ({
      name,
      machine: createMachine(
        // A fault may close a circle of eventless transitions: then it throws instead of hanging.
        {
          ...(changedAt(config, path, change) as Config),
          options: { maxIterations: 50 },
        } as never,
        machine.implementations as never,
      ),
    }),
  );
}

/** The scenarios that send the event of a fault come first, because they notice it soonest. */
function nearestFirst<Context, Event extends AnyEventObject>(
  scenarios: MachineFixtures<Context, Event>['scenarios'],
  fault: string,
): MachineFixtures<Context, Event>['scenarios'] {
  const words = new Set(fault.split(/[ :]+/u));
  const sends = ({ steps }: (typeof scenarios)[number]) =>
    steps.some((step) => 'send' in step && words.has(step.send.type));
  return [...scenarios.filter(sends), ...scenarios.filter((each) => !sends(each))];
}

/** The names of the surviving mutants, which no scenario detects. */
export async function survivorsOf<Context, Event extends AnyEventObject>(
  machine: AnyStateMachine,
  { scenarios, tags }: MachineFixtures<Context, Event>,
): Promise<readonly string[]> {
  const survivors: string[] = [];
  for (const mutant of mutantsOf(machine)) {
    let killed = false;
    const inOrder = nearestFirst(scenarios, mutant.name);
    for (const runner of [pureRunner, executedRunner]) {
      for (const scenario of inOrder) {
        killed ||= (await deviations(runner, mutant.machine, scenario, tags)).length > 0;
        if (killed) break;
      }
    }
    if (!killed) survivors.push(mutant.name);
  }
  return survivors;
}
