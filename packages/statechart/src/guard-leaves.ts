import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

import { activeNodes, readComposed } from './xstate-internals';

/** A guard that is not composed of others, as the config has it. */
export interface GuardLeaf {
  readonly guard: unknown;
  /** Null where it is inline, or asks for a state. */
  readonly name: string | null;
  /** Under an odd number of `not`. */
  readonly isNegated: boolean;
}

function nameOf(guard: unknown): string | null {
  if (typeof guard === 'string') return guard;
  const type: unknown =
    typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : null;
  return typeof type === 'string' ? type : null;
}

/** The leaves of a transition's guard, in the order as written; none where it has no guard. */
export function guardLeaves(guard: unknown, isNegated = false): readonly GuardLeaf[] {
  if (guard === undefined || guard === null) return [];
  const composed = readComposed(guard);
  if (!composed || composed.op === 'isIn') return [{ guard, name: nameOf(guard), isNegated }];
  const isInner = composed.op === 'not' ? !isNegated : isNegated;
  return composed.parts.flatMap((part) => guardLeaves(part, isInner));
}

/** The answer of a guard, given those of its leaves in the order of `guardLeaves`. */
export function answerOf(guard: unknown, answers: readonly boolean[]): boolean {
  let next = 0;
  const fold = (part: unknown): boolean => {
    const composed = readComposed(part);
    if (!composed || composed.op === 'isIn') return answers[next++] === true;
    const results = composed.parts.map((inner) => fold(inner));
    if (composed.op === 'not') return results[0] !== true;
    return composed.op === 'and' ? results.every(Boolean) : results.some(Boolean);
  };
  return fold(guard);
}

function isIn(snapshot: AnyMachineSnapshot, state: unknown): boolean {
  return typeof state === 'string' && state.startsWith('#')
    ? activeNodes(snapshot).some(({ id }) => `#${id}` === state)
    : snapshot.matches(state);
}

/** Asks one leaf as XState would; null where it throws or has no code. */
export function askLeaf(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  guard: unknown,
): boolean | null {
  try {
    const { machine, context } = snapshot;
    const composed = readComposed(guard);
    if (composed) return composed.op === 'isIn' ? isIn(snapshot, composed.state) : null;
    const args = { context: context as unknown, event };
    if (typeof guard === 'function') return Boolean((guard as (args: unknown) => unknown)(args));
    const { type, params } =
      typeof guard === 'string' ? { type: guard } : (guard as { type: string; params?: unknown });
    const predicate: unknown = machine.implementations.guards[type];
    if (typeof predicate !== 'function') return null;
    if (readComposed(predicate)) {
      const answers = guardLeaves(predicate).map((leaf) => askLeaf(snapshot, event, leaf.guard));
      return answers.includes(null) ? null : answerOf(predicate, answers.map(Boolean));
    }
    const given: unknown = typeof params === 'function' ? params(args) : params;
    return Boolean((predicate as (args: unknown, params: unknown) => unknown)(args, given));
  } catch {
    return null;
  }
}
