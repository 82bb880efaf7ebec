import type { GraphValue, Json } from './graph';

/** A value as plain data, without the parts that JSON cannot carry. Null where nothing else is left. */
export function toJson(value: unknown): Json {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null') as Json;
  } catch {
    // It contains itself, or a number too big for JSON.
    return null;
  }
}

function hasFunction(value: unknown, seen = new Set<unknown>()): boolean {
  if (typeof value === 'function') return true;
  if (typeof value !== 'object' || value === null || seen.has(value)) return false;
  seen.add(value);
  return Object.values(value).some((part) => hasFunction(part, seen));
}

/** Plain data unchanged; data with a function in it is marked as computed. Null if nothing was given. */
export function readValue(value: unknown): GraphValue | null {
  if (value === undefined) return null;
  return hasFunction(value) ? { computed: true } : { data: toJson(value) };
}
