import { classify } from '@brandroom/statechart/classify';
import type { Explanation } from '@brandroom/statechart/explain';
import { explain, refusingLeaves } from '@brandroom/statechart/explain';
import type { StatePath } from '@brandroom/statechart/graph';
import { pathOf } from '@brandroom/statechart/read-machine';
import type { Refusal } from '@brandroom/statechart/refusals';
import { refusalOf, refusals } from '@brandroom/statechart/refusals';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

import type { Exit } from '../chart/chart';
import { fromName } from '../chart/names';
import type { Words } from '../trial/moves';
import type { Payload } from './payloads';

/** The effect that one payload of an event would have for one person. */
export interface Answer {
  readonly sample: string;
  /** Whether the payload replaces unknown data. */
  readonly isSample: boolean;
  readonly outcome: Explanation['outcome'];
  readonly refusals: readonly Refusal[];
  /** The id of the transition that is taken; null where none is. */
  readonly by: string | null;
  /** Its first target; null where the state stays. */
  readonly to: StatePath | null;
}

export interface Verdict {
  /** `depends` where some payloads are taken and others are refused. */
  readonly outcome: 'can' | 'depends' | 'cannot' | 'not handled';
  readonly answers: readonly Answer[];
}

/** The rules that refused the event's own transition, where a wildcard of another one took it. */
function refusedBefore(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  words: Words,
): readonly Refusal[] {
  const [own] = explain(snapshot, event, words as never).transitions;
  if (own?.outcome !== 'refused' || !own.rule) return [];
  return refusingLeaves(own.rule).map(refusalOf);
}

/** The effect of one payload. An event that only a wildcard takes, after its own step refused, counts as refused. */
export function answerOf(
  snapshot: AnyMachineSnapshot,
  { name, event, isSample = false }: Payload,
  words: Words,
): Answer {
  const { outcome, asked } = classify(snapshot, event);
  const taken = asked.find((each) => each.outcome === 'taken');
  const base = { sample: name, isSample };
  if (taken && taken.transition.eventType !== event.type) {
    const before = refusedBefore(snapshot, event, words);
    if (before.length > 0)
      return { ...base, outcome: 'refused', refusals: before, by: null, to: null };
  }
  const [target] = taken?.transition.target ?? [];
  return {
    ...base,
    outcome,
    refusals: refusals(snapshot, event, words as never),
    by: taken?.id ?? null,
    to: target ? pathOf(target) : null,
  };
}

/** Answers whether a person can take an event in a situation. */
export function verdictOf(
  snapshot: AnyMachineSnapshot,
  payloads: readonly Payload[],
  words: Words,
): Verdict {
  const usual = payloads.filter(({ isSpecialCase }) => !isSpecialCase);
  const counted = usual.length > 0 ? usual : payloads;
  const answers = counted.map((payload) => answerOf(snapshot, payload, words));
  const taken = answers.filter(({ outcome }) => outcome === 'taken').length;
  if (taken > 0) return { outcome: taken === answers.length ? 'can' : 'depends', answers };
  const isHandled = answers.some(({ outcome }) => outcome === 'refused');
  return { outcome: isHandled ? 'cannot' : 'not handled', answers };
}

/** Whether one of these branches is taken; also where none of the event is, because it is refused as a whole. */
export function isTaken({ outcome, answers }: Verdict, branches: readonly Exit[]): boolean {
  const isOne = (id: string | null) => branches.some(({ transition }) => transition.id === id);
  return outcome !== 'can' || answers.some(({ by }) => isOne(by));
}

/** The refusals of the answer that is nearest to being taken. */
export function nearestRefusals(answers: readonly Answer[]): readonly Refusal[] {
  const refused = answers.filter(({ outcome }) => outcome === 'refused');
  return refused.toSorted((a, b) => a.refusals.length - b.refusals.length)[0]?.refusals ?? [];
}

/** A refusal in few words: “needs the publish right”. */
export function shortReason({ right, reason }: Refusal): string {
  if (right !== undefined)
    return `needs the ${fromName(right.split('.').at(-1) ?? right).toLowerCase()} right`;
  const text = reason.replace(/\.$/u, '');
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const list = new Intl.ListFormat('en-US');

/** The missing input if nothing else refuses: “a date”; null otherwise. */
function neededIn(refused: readonly Refusal[]): string | null {
  const needs = refused.flatMap((refusal) => refusal.needs ?? []);
  return needs.length > 0 && needs.length === refused.length
    ? list.format([...new Set(needs)])
    : null;
}

/** A verdict in one line: “Can”, “Can’t: needs the publish right”, “Needs a date”, “Depends: …”. */
export function verdictText({ outcome, answers }: Verdict): string {
  if (outcome === 'can') return 'Can';
  if (outcome === 'not handled') return 'No such step';
  const refused = nearestRefusals(answers);
  const needed = neededIn(refused);
  if (needed !== null) return `Needs ${needed}`;
  const reasons = refused.map(shortReason).join(', ');
  if (outcome === 'cannot') return `Can’t: ${reasons}`;
  return `Depends: ${reasons}`;
}
