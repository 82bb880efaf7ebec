import type { AnyStateMachine } from 'xstate';

import type { GraphAction, GraphDelay, GraphValue, Json } from './graph';
import { readValue } from './read-value';

/** The type under which `machineConfig` writes an inline action. */
export const writtenUnnamed = 'statechart.unnamed';

const prefix = 'xstate.';

/** A delay with its value if it is named; null if there is none, or it is computed. */
export function readDelay(machine: AnyStateMachine, delay: unknown): GraphDelay | null {
  if (typeof delay === 'number') return { ms: delay };
  if (typeof delay !== 'string') return null;
  const written = (machine.config as { delays?: Readonly<Record<string, GraphValue>> }).delays;
  const of = readValue(machine.implementations.delays[delay]) ?? written?.[delay] ?? null;
  return { name: delay, of };
}

function builtIn(
  machine: AnyStateMachine,
  type: string,
  fields: readonly (readonly [string, unknown])[],
): GraphAction {
  const params: Record<string, GraphValue> = {};
  for (const [key, value] of fields) {
    const isNamedDelay = key === 'delay' && typeof value === 'string';
    const read = isNamedDelay
      ? { data: readDelay(machine, value) as unknown as Json }
      : readValue(value);
    // `resolve` and `execute` are XState's own code, the same for every action of a type.
    if (read && !['type', 'resolve', 'execute'].includes(key)) params[key] = read;
  }
  return { kind: 'built-in', name: type.slice(prefix.length), params };
}

/** Reads one entry of `actions`, `entry` or `exit`. */
export function readAction(machine: AnyStateMachine, action: unknown): GraphAction {
  if (typeof action === 'string') return { kind: 'named', name: action, params: null };
  const isObject = typeof action === 'object' && action !== null;
  const type: unknown =
    (isObject || typeof action === 'function') && 'type' in action ? action.type : undefined;
  if (typeof type !== 'string' || type === writtenUnnamed) return { kind: 'unnamed' };
  if (typeof action === 'function') return builtIn(machine, type, Object.entries(action));
  const params: unknown = isObject && 'params' in action ? action.params : undefined;
  if (type.startsWith(prefix)) {
    const written = params as Readonly<Record<string, GraphValue>>;
    return { kind: 'built-in', name: type.slice(prefix.length), params: written };
  }
  return { kind: 'named', name: type, params: readValue(params) };
}
