import { and, not, or } from 'xstate';

/** A guard as it was composed: named leaves under `and`, `or`, `not`. */
export type GuardTree =
  | { readonly op: 'leaf'; readonly name: string; readonly params: unknown }
  | { readonly op: 'and' | 'or' | 'not'; readonly parts: readonly GuardTree[] };

// A composed guard's function name does not survive minifying; its `check` function does.
const operations = new Map<unknown, 'and' | 'or' | 'not'>([
  [(and([]) as { check?: unknown }).check, 'and'],
  [(or([]) as { check?: unknown }).check, 'or'],
  [(not('') as { check?: unknown }).check, 'not'],
]);

/**
 * Reads a transition's `guard`. Null where there is none.
 *
 * @throws where a guard is an inline function, because a guard without a name has no message.
 */
export function guardTree(guard: unknown): GuardTree | null {
  if (guard === undefined || guard === null) return null;
  if (typeof guard === 'string') return { op: 'leaf', name: guard, params: undefined };
  if (typeof guard === 'object' && 'type' in guard && typeof guard.type === 'string') {
    return {
      op: 'leaf',
      name: guard.type,
      params: 'params' in guard ? guard.params : undefined,
    };
  }
  const { check, guards } = guard as { check?: unknown; guards?: readonly unknown[] };
  const op = operations.get(check);
  if (!op || !guards) throw new Error('A guard must be named, or composed of named guards.');
  return { op, parts: guards.map((part) => guardTree(part)).filter((part) => part !== null) };
}

/** The leaves of a tree, each with whether it is negated. */
export function guardLeaves(
  tree: GuardTree,
  negated = false,
): readonly { readonly name: string; readonly params: unknown; readonly negated: boolean }[] {
  if (tree.op === 'leaf') return [{ name: tree.name, params: tree.params, negated }];
  return tree.parts.flatMap((part) => guardLeaves(part, tree.op === 'not' ? !negated : negated));
}

/** Folds a tree with the given answer for each leaf, in the order of `guardLeaves`. */
export function evaluateTree(tree: GuardTree, answers: readonly boolean[]): boolean {
  let next = 0;
  const fold = (part: GuardTree): boolean => {
    if (part.op === 'leaf') return answers[next++] === true;
    const results = part.parts.map((inner) => fold(inner));
    if (part.op === 'not') return results[0] !== true;
    return part.op === 'and' ? results.every(Boolean) : results.some(Boolean);
  };
  return fold(tree);
}
