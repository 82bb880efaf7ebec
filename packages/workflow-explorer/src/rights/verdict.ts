import { classify } from '@brandroom/statechart/classify';
import type { Explanation } from '@brandroom/statechart/explain';
import { explain, refusingLeaves } from '@brandroom/statechart/explain';
import type { StatePath } from '@brandroom/statechart/graph';
import { pathOf } from '@brandroom/statechart/read-machine';
import type { Refusal } from '@brandroom/statechart/refusals';
import { refusals } from '@brandroom/statechart/refusals';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

import { fromName } from '../chart/names';
import type { Person, Sample, Samples } from '../source';
import type { Words } from '../trial/moves';

/** The effect that one payload of an event would have for one person. */
export interface Answer {
  readonly sample: string;
  readonly event: AnyEventObject;
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

/** The payloads of an event that differ for a person; a bare event where no sample has its type. */
export function payloadsOf(
  type: string,
  { events }: Samples,
  person: Person,
  at: string,
): readonly Sample[] {
  const completed = events(at)
    .filter(({ event }) => event.type === type)
    .map(({ name, event }) => ({ name, event: person.complete(event, at) }));
  const distinct = new Map(completed.map((sample) => [JSON.stringify(sample.event), sample]));
  return distinct.size > 0
    ? [...distinct.values()]
    : [{ name: fromName(type), event: person.complete({ type }, at) }];
}

/** The rules that refused the event's own transition, where a wildcard of another one took it. */
function refusedBefore(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  words: Words,
): readonly Refusal[] {
  const [own] = explain(snapshot, event, words as never).transitions;
  if (own?.outcome !== 'refused' || !own.rule) return [];
  return refusingLeaves(own.rule).map(({ name, kind, says, fix, right }) => ({
    guard: name,
    kind,
    reason: says,
    fix: fix ?? '',
    ...(right === null ? {} : { right }),
  }));
}

/** The effect of one payload. An event that only a wildcard takes, after its own step refused, counts as refused. */
export function answerOf(
  snapshot: AnyMachineSnapshot,
  { name, event }: Sample,
  words: Words,
): Answer {
  const { outcome, asked } = classify(snapshot, event);
  const taken = asked.find((each) => each.outcome === 'taken');
  const base = { sample: name, event };
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
  payloads: readonly Sample[],
  words: Words,
): Verdict {
  const answers = payloads.map((sample) => answerOf(snapshot, sample, words));
  const taken = answers.filter(({ outcome }) => outcome === 'taken').length;
  if (taken > 0) return { outcome: taken === answers.length ? 'can' : 'depends', answers };
  const isHandled = answers.some(({ outcome }) => outcome === 'refused');
  return { outcome: isHandled ? 'cannot' : 'not handled', answers };
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

/** A verdict in one line: “Can”, “Can’t: needs the publish right”, “Depends: …”. */
export function verdictText({ outcome, answers }: Verdict): string {
  if (outcome === 'can') return 'Can';
  if (outcome === 'not handled') return 'No such step';
  const reasons = nearestRefusals(answers).map(shortReason).join(', ');
  if (outcome === 'cannot') return `Can’t: ${reasons}`;
  return `Depends: ${reasons}`;
}

/** A verdict within a sentence: “you can’t: it needs the publish right” to the viewer, “can’t: it needs …” of others. */
export function spokenVerdict(verdict: Verdict, isViewer: boolean): string {
  const text = verdictText(verdict).replace(': needs', ': it needs');
  const said = text.charAt(0).toLowerCase() + text.slice(1);
  return isViewer && said.startsWith('can') ? `you ${said}` : said;
}

/** Explains one payload rule by rule. */
export function explanationOf(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  words: Words,
): Explanation {
  return explain(snapshot, event, words as never);
}
