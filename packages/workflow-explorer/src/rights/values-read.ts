import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** A value that a rule read, with its path: `event.at`. */
export interface ReadValue {
  readonly path: string;
  readonly value: unknown;
}

function watched(target: object, path: string, seen: Map<string, unknown>): object {
  return new Proxy(target, {
    has: (object, key) => Reflect.has(object, key),
    get: (object, key) => {
      const value: unknown = Reflect.get(object, key);
      if (typeof key === 'symbol' || typeof value === 'function') return value;
      const inner = `${path}.${key}`;
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return watched(value, inner, seen);
      seen.set(inner, value);
      return value;
    },
  });
}

/**
 * The values that a rule read of the context and the event when it was asked, without those at secret paths. Empty
 * where the rule is not code of the machine's own, or throws.
 *
 * @param asked the name of the rule, or the code of an unnamed one
 */
export function valuesRead(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  asked: unknown,
  params: unknown,
  secrets: readonly string[] = [],
): readonly ReadValue[] {
  const rule: unknown =
    typeof asked === 'string' ? snapshot.machine.implementations.guards[asked] : asked;
  if (typeof rule !== 'function') return [];
  const seen = new Map<string, unknown>();
  try {
    const args = {
      context: watched(snapshot.context as object, 'context', seen),
      event: watched(event, 'event', seen),
    };
    (rule as (args: unknown, params: unknown) => unknown)(args, params);
  } catch {
    return [];
  }
  return [...seen]
    .filter(([path]) => !secrets.some((secret) => path === secret || path.startsWith(`${secret}.`)))
    .map(([path, value]) => ({ path, value }));
}
