import type { GraphAction, GraphValue } from './graph';
import { readValue } from './read-value';

/** The type under which `machineConfig` writes an inline action. */
export const writtenUnnamed = 'statechart.unnamed';

const prefix = 'xstate.';

function builtIn(type: string, fields: readonly (readonly [string, unknown])[]): GraphAction {
  const params: Record<string, GraphValue> = {};
  for (const [key, value] of fields) {
    const read = readValue(value);
    // `resolve` and `execute` are XState's own code, the same for every action of a type.
    if (read && !['type', 'resolve', 'execute'].includes(key)) params[key] = read;
  }
  return { kind: 'built-in', name: type.slice(prefix.length), params };
}

/** Reads one entry of `actions`, `entry` or `exit`. */
export function readAction(action: unknown): GraphAction {
  if (typeof action === 'string') return { kind: 'named', name: action, params: null };
  const isObject = typeof action === 'object' && action !== null;
  const type: unknown =
    (isObject || typeof action === 'function') && 'type' in action ? action.type : undefined;
  if (typeof type !== 'string' || type === writtenUnnamed) return { kind: 'unnamed' };
  if (typeof action === 'function') return builtIn(type, Object.entries(action));
  const params: unknown = isObject && 'params' in action ? action.params : undefined;
  if (type.startsWith(prefix)) {
    const written = params as Readonly<Record<string, GraphValue>>;
    return { kind: 'built-in', name: type.slice(prefix.length), params: written };
  }
  return { kind: 'named', name: type, params: readValue(params) };
}
