import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode, StateValue } from 'xstate';

import type { AnyTransitionDefinition } from 'xstate';

import { preempted } from './preempted';
import { transitionId } from './read-machine';

export type Outcome = 'taken' | 'refused' | 'forbidden' | 'not handled';

/** One transition that was asked, in the order in which XState asks. */
export interface Asked {
  readonly transition: AnyTransitionDefinition;
  /** In the graph. */
  readonly id: string;
  /** `preempted` if its rule holds, but another region exits the same states. */
  readonly outcome: Exclude<Outcome, 'not handled'> | 'preempted';
}

export interface Classified {
  /**
   * `taken` where any region takes the event; `forbidden` where it is taken without any effect;
   * `refused` where every rule says no; `not handled` where nothing waits for it.
   */
  readonly outcome: Outcome;
  /** Also those that refused before another one was found, in a parent or under a pattern. */
  readonly asked: readonly Asked[];
}

/** Returns whether a pattern (`*`, `stock.*`) or an event type matches a type. */
export function matches(pattern: string, type: string): boolean {
  if (pattern === type || pattern === '*') return true;
  return pattern.endsWith('.*') && `${type}.`.startsWith(pattern.slice(0, -1));
}

/** The state's own transitions for an event: exact before patterns, longer patterns first. */
function ownCandidates(node: AnyStateNode, type: string): readonly AnyTransitionDefinition[] {
  if (type === '') return node.always ?? [];
  const patterns = [...node.transitions.keys()]
    .filter((pattern) => pattern !== type && matches(pattern, type))
    .toSorted((a, b) => b.length - a.length);
  return [type, ...patterns].flatMap((pattern) => node.transitions.get(pattern) ?? []);
}

/** Without target and action: an event that takes it is forbidden. XState reenters for a target only. */
export function isInert({ target, actions }: AnyTransitionDefinition): boolean {
  return target === undefined && actions.length === 0;
}

/**
 * Every transition that an event could take in a snapshot, regardless of its rules: child before
 * parent, region by region. Pass `''` for the eventless ones.
 */
export function candidates(
  snapshot: AnyMachineSnapshot,
  type: string,
): readonly AnyTransitionDefinition[] {
  const found: AnyTransitionDefinition[] = [];
  const visit = (node: AnyStateNode, value: StateValue | undefined): void => {
    if (typeof value === 'string') {
      const child = node.states[value];
      if (child) found.push(...ownCandidates(child, type));
    } else {
      for (const [key, inner] of Object.entries(value ?? {})) {
        const child = node.states[key];
        if (child) visit(child, inner);
      }
    }
    found.push(...ownCandidates(node, type));
  };
  const { machine, value } = snapshot;
  visit(machine.root, value as StateValue);
  return found;
}

/** Those that XState selects; none where a rule throws, because then nothing is taken. */
function selected(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly AnyTransitionDefinition[] {
  try {
    return snapshot.machine.getTransitionData(snapshot, event);
  } catch {
    return [];
  }
}

/** Returns the outcome of an event in a snapshot, and the transitions that decided it. Nothing is run. */
export function classify(snapshot: AnyMachineSnapshot, event: AnyEventObject): Classified {
  if (snapshot.status !== 'active') return { outcome: 'not handled', asked: [] };
  const taken = selected(snapshot, event);
  const dropped = preempted(taken, snapshot);
  const asked: Asked[] = [];
  const ask = (node: AnyStateNode): boolean => {
    for (const transition of ownCandidates(node, event.type)) {
      const isTaken = taken.includes(transition);
      const answer = isInert(transition) ? 'forbidden' : 'taken';
      const outcome = !isTaken ? 'refused' : dropped.has(transition) ? 'preempted' : answer;
      asked.push({ transition, id: transitionId(transition), outcome });
      if (isTaken) return true;
    }
    return false;
  };
  const visit = (node: AnyStateNode, value: StateValue | undefined): boolean => {
    const inner: Readonly<Record<string, StateValue | undefined>> =
      typeof value === 'string' ? { [value]: undefined } : (value ?? {});
    let isTaken = false;
    for (const [key, below] of Object.entries(inner)) {
      const child = node.states[key];
      if (child && visit(child, below)) isTaken = true;
    }
    return isTaken || ask(node);
  };
  visit(snapshot.machine.root, snapshot.value as StateValue);

  const has = (outcome: Outcome) => asked.some((each) => each.outcome === outcome);
  const outcome =
    (['taken', 'forbidden', 'refused'] as const).find((each) => has(each)) ?? 'not handled';
  return { outcome, asked };
}
