import type { FlagRight } from '@brandroom/domain/rights/flags';
import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { getNextTransitions } from 'xstate';

import { guardLeaves, guardTree } from '../statechart/guard-tree';
import type { GuardArgs, GuardKind, GuardRecord } from './guard-record';

/** One guard that refuses, with its messages. */
export interface Refusal {
  readonly guard: string;
  readonly kind: GuardKind;
  readonly reason: string;
  readonly fix: string;
  readonly right?: FlagRight;
}

type Predicate = (args: GuardArgs<unknown, unknown>, params: unknown) => boolean;

/** The transitions out of a snapshot that an event could take, whatever their guards say. */
export function candidates(
  snapshot: AnyMachineSnapshot,
  eventType: string,
): readonly AnyTransitionDefinition[] {
  return getNextTransitions(snapshot).filter((transition) => transition.eventType === eventType);
}

/** Asks one named guard of the machine. */
export function askGuard(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  name: string,
  params: unknown,
): boolean {
  const guards: Readonly<Record<string, Predicate | undefined>> =
    snapshot.machine.implementations.guards;
  const predicate = guards[name];
  if (!predicate) throw new Error(`The guard "${name}" has no implementation.`);
  const args = { context: snapshot.context as unknown, event };
  return predicate(args, typeof params === 'function' ? params(args) : params);
}

/**
 * Returns why an event is refused in a snapshot, guard by guard. Where several transitions handle
 * the event, the reasons are those of the transition with the fewest refusing guards.
 *
 * Empty where the event is allowed, and where no transition waits for it at all.
 */
export function refusals<Context, Event extends AnyEventObject>(
  snapshot: AnyMachineSnapshot,
  event: Event,
  records: Readonly<Record<string, GuardRecord<Context, Event>>>,
): readonly Refusal[] {
  if (snapshot.can(event)) return [];
  const args: GuardArgs<Context, Event> = { context: snapshot.context as Context, event };

  const chains = candidates(snapshot, event.type).map((transition) => {
    const tree = guardTree(transition.guard);
    const leaves = tree === null ? [] : guardLeaves(tree);
    return leaves.filter(
      (leaf) => askGuard(snapshot, event, leaf.name, leaf.params) === leaf.negated,
    );
  });
  const [nearest = []] = chains.toSorted((a, b) => a.length - b.length);

  return nearest.map(({ name }) => {
    const record = records[name];
    if (!record) throw new Error(`The guard "${name}" has no words.`);
    return {
      guard: name,
      kind: record.kind,
      reason: record.says(args),
      fix: record.fix(args),
      ...(record.right ? { right: record.right(args) } : {}),
    };
  });
}
