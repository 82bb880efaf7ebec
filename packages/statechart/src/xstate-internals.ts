import type {
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

/** The one file that reads undocumented properties of XState; its test fails when XState changes them. */

interface Composed {
  readonly check: (snapshot: unknown, args: unknown, own: unknown) => boolean;
  readonly guards?: readonly unknown[];
  readonly stateValue?: unknown;
}

function isComposed(guard: unknown): guard is Composed {
  return (
    typeof guard === 'function' &&
    'check' in guard &&
    typeof guard.check === 'function' &&
    ('guards' in guard || 'stateValue' in guard)
  );
}

/** A guard that XState composed: its operation with its parts, or the state that it asks for. */
export type ComposedGuard =
  | { readonly op: 'and' | 'or' | 'not'; readonly parts: readonly unknown[] }
  | { readonly op: 'isIn'; readonly state: unknown };

/**
 * Reads a composed guard; null if it is none. Its answers to two test guards reveal its operation:
 * its name does not survive minifying, and a second copy of XState has other functions.
 */
export function readComposed(guard: unknown): ComposedGuard | null {
  if (!isComposed(guard)) return null;
  if (!guard.guards) return { op: 'isIn', state: guard.stateValue };
  const asked = { machine: { implementations: { guards: {} } }, context: {} };
  const answer = (...guards: (() => boolean)[]) =>
    guard.check(asked, { context: {}, event: { type: '' } }, { guards });
  const yes = () => true;
  const no = () => false;
  const op = answer(yes, no) ? 'or' : answer(no, yes) ? 'not' : 'and';
  return { op, parts: guard.guards };
}

/** The active states of a snapshot, at every level. */
export function activeNodes(snapshot: AnyMachineSnapshot): readonly AnyStateNode[] {
  return snapshot._nodes;
}

/**
 * The transitions that a microstep took, the initial ones left out: they are no answer to an event.
 * XState names those too that another region's step preempts.
 */
export function takenIn(inspected: InspectionEvent): readonly AnyTransitionDefinition[] {
  if (inspected.type !== '@xstate.microstep') return [];
  return inspected._transitions.filter((transition) => {
    const { source } = transition;
    return [...source.transitions.values(), source.always ?? []].some((all) =>
      all.includes(transition),
    );
  });
}
