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

/** A guard with its `index`-th leaf negated. */
function withLeafNegated(guard: unknown, index: number): unknown {
  let next = 0;
  const build = (part: unknown): never => {
    const composed = readComposed(part);
    if (!composed || composed.op === 'isIn')
      return (next++ === index ? not(part as never) : part) as never;
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

function transitionFaults(
  where: string,
  path: Fault['path'],
  config: unknown,
  siblings: readonly string[],
): Fault[] {
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
      change: (guard: unknown) => withLeafNegated(guard, index),
    })),
    ...targets.map((target) => ({
      name: `${where}: leads to ${target}`,
      path: [...path, 'target'],
      change: () => target,
    })),
    ...droppedActions(where, path, config, 'actions'),
  ];
}

/** The faults of one event's transitions: of each branch, and of their order. */
function branchFaults(
  where: string,
  path: Fault['path'],
  value: unknown,
  siblings: readonly string[],
): Fault[] {
  const branches = listOf(value);
  const at = (index: number) => (Array.isArray(value) ? [...path, index] : path);
  return [
    ...branches.flatMap((branch, index) =>
      transitionFaults(`${where} #${index + 1}`, at(index), branch, siblings),
    ),
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

function stateFaults(
  where: string,
  path: Fault['path'],
  config: Config,
  siblings: readonly string[],
): Fault[] {
  const states = isConfig(config['states']) ? config['states'] : {};
  const children = Object.keys(states);
  // A transition of the root can only lead to the root's children, named by their path below it.
  const targets = siblings.length > 0 ? siblings : children.map((child) => `.${child}`);
  const grouped = (key: string) => (isConfig(config[key]) ? Object.entries(config[key]) : []);
  const invokes = listOf(config['invoke']);

  return [
    ...['on', 'after'].flatMap((key) =>
      grouped(key).flatMap(([name, value]) =>
        branchFaults(`${where} ${key} ${name}`, [...path, key, name], value, targets),
      ),
    ),
    ...['always', 'onDone'].flatMap((key) =>
      branchFaults(`${where} ${key}`, [...path, key], config[key], targets),
    ),
    ...invokes.flatMap((invoke, index) => {
      if (!isConfig(invoke)) return [];
      const at = [...path, 'invoke', ...(Array.isArray(config['invoke']) ? [index] : [])];
      return ['onDone', 'onError'].flatMap((key) =>
        branchFaults(`${where} ${key}`, [...at, key], invoke[key], targets),
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
      isConfig(state) ? stateFaults(key, [...path, 'states', key], state, children) : [],
    ),
  ];
}

/**
 * Every copy of a machine with one fault: a guard dropped, a leaf negated, a transition led
 * elsewhere, an action, a tag or an invocation dropped, neighbouring branches swapped, another
 * state to begin in.
 */
export function mutantsOf(machine: AnyStateMachine): readonly Mutant[] {
  const config = copied(machine.config) as Config;
  return stateFaults(machine.id, [], config, []).map(({ name, path, change }) => ({
    name,
    machine: createMachine(
      // A fault may close a circle of eventless transitions: then it throws instead of hanging.
      {
        ...(changedAt(config, path, change) as Config),
        options: { maxIterations: 50 },
      } as never,
      machine.implementations as never,
    ),
  }));
}

/** The names of the surviving mutants, which no scenario detects. */
export async function survivorsOf<Context, Event extends AnyEventObject>(
  machine: AnyStateMachine,
  { scenarios, tags }: MachineFixtures<Context, Event>,
): Promise<readonly string[]> {
  const survivors: string[] = [];
  for (const mutant of mutantsOf(machine)) {
    let killed = false;
    for (const runner of [pureRunner, executedRunner]) {
      for (const scenario of scenarios) {
        killed ||= (await deviations(runner, mutant.machine, scenario, tags)).length > 0;
        if (killed) break;
      }
    }
    if (!killed) survivors.push(mutant.name);
  }
  return survivors;
}
