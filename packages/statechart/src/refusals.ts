import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

import type { ExplainedRule } from './explain';
import { explain, nearestOf, refusingLeaves } from './explain';
import type { AllGuardWords, GuardKind } from './guard-words';

/** One guard that refuses, with its text. */
export interface Refusal<Right = string> {
  /** Null where the rule has no name. */
  readonly guard: string | null;
  readonly kind: GuardKind | null;
  readonly reason: string;
  readonly fix: string;
  readonly right?: Right;
  /** The missing input in few words, if the rule needs nothing else: “a date”. */
  readonly needs?: string;
}

/** A rule that refuses, as a refusal. */
export function refusalOf<Right>({
  name,
  kind,
  says,
  fix,
  right,
  needs,
}: ExplainedRule<Right>): Refusal<Right> {
  return {
    guard: name,
    kind,
    reason: says,
    fix: fix ?? '',
    ...(right === null ? {} : { right }),
    ...(needs === null ? {} : { needs }),
  };
}

/**
 * Returns why an event is refused in a snapshot, guard by guard. Where several transitions wait for
 * the event, or a rule has alternatives, the reasons are those with the fewest missing conditions.
 *
 * Empty where the event is taken, and where no transition waits for it at all.
 */
export function refusals<Context, Event extends AnyEventObject, Right = string>(
  snapshot: AnyMachineSnapshot,
  event: Event,
  words: AllGuardWords<Context, Event, Right>,
): readonly Refusal<Right>[] {
  const { outcome, transitions } = explain(snapshot, event, words);
  if (outcome !== 'refused') return [];
  const chains = transitions.map(({ rule }) => (rule ? refusingLeaves(rule) : []));
  return nearestOf(chains).map(refusalOf);
}
