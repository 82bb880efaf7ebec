import type { AnyStateMachine } from 'xstate';

import type { GraphRule } from './graph';
import { readValue, toJson } from './read-value';
import { readComposed } from './xstate-internals';

/** The types under which `machineConfig` writes rules that JSON cannot express. */
export const writtenRules = {
  and: 'statechart.and',
  or: 'statechart.or',
  not: 'statechart.not',
  isIn: 'statechart.isIn',
  unnamed: 'statechart.unnamed',
} as const;

interface NamedGuard {
  readonly type: string;
  readonly params?: unknown;
}

function asNamed(guard: unknown): NamedGuard | null {
  if (typeof guard === 'string') return { type: guard };
  return typeof guard === 'object' &&
    guard !== null &&
    'type' in guard &&
    typeof guard.type === 'string'
    ? (guard as NamedGuard)
    : null;
}

function readWritten({ type, params }: NamedGuard): GraphRule | null {
  const op = (Object.keys(writtenRules) as (keyof typeof writtenRules)[]).find(
    (each) => writtenRules[each] === type,
  );
  if (op === undefined) return null;
  if (op === 'unnamed') return { op };
  return op === 'isIn'
    ? { op, state: toJson(params) }
    : { op, parts: params as readonly GraphRule[] };
}

/** Reads a transition's guard; null where it has none. Any guard that XState accepts can be read. */
export function readRule(
  machine: AnyStateMachine,
  guard: unknown,
  above: readonly string[] = [],
): GraphRule | null {
  if (guard === undefined || guard === null) return null;
  const composed = readComposed(guard);
  if (composed?.op === 'isIn') return { op: 'isIn', state: toJson(composed.state) };
  if (composed) {
    const parts = composed.parts.map((part) => readRule(machine, part, above));
    return { op: composed.op, parts: parts.filter((part) => part !== null) };
  }
  const named = asNamed(guard);
  if (!named) return { op: 'unnamed' };
  const written = readWritten(named);
  if (written) return written;
  const { type: name, params } = named;
  return { op: 'named', name, params: readValue(params), of: meaning(machine, named, above) };
}

/** The guard that a name refers to, or null if it is a function, missing, or refers to itself. */
function meaning(
  machine: AnyStateMachine,
  guard: NamedGuard,
  above: readonly string[],
): GraphRule | null {
  if ('of' in guard) return guard.of as GraphRule | null;
  const { type } = guard;
  const implementation: unknown = machine.implementations.guards[type];
  const isPlain = typeof implementation === 'function' && !readComposed(implementation);
  if (implementation === undefined || isPlain || above.includes(type)) return null;
  return readRule(machine, implementation, [...above, type]);
}
