import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

import type { Asked, Outcome } from './classify';
import { candidates, classify } from './classify';
import type { GraphRule, Json } from './graph';
import { askLeaf } from './guard-leaves';
import type { AllGuardWords, GuardArgs, GuardKind } from './guard-words';
import { transitionId } from './read-machine';
import { readRule } from './read-rule';
import { toJson } from './read-value';
import type { ComposedGuard } from './xstate-internals';
import { readComposed } from './xstate-internals';

/** One rule with its answer. */
export interface ExplainedRule<Right = string> {
  readonly op: GraphRule['op'];
  /** The answer of the rule itself; null where it could not be asked. */
  readonly holds: boolean | null;
  /** Whether it keeps the event from being taken: under `not`, a rule that holds does. */
  readonly refuses: boolean;
  /** The name of the guard; `and`, `or` and `not` have none. */
  readonly name: string | null;
  readonly params: Json;
  readonly says: string;
  readonly fix: string | null;
  readonly kind: GuardKind | null;
  readonly right: Right | null;
  /** The missing input in few words, if the rule needs nothing else: “a date”. */
  readonly needs: string | null;
  readonly parts: readonly ExplainedRule<Right>[];
}

export interface ExplainedTransition<Right = string> {
  /** In the graph. */
  readonly id: string;
  readonly outcome: Asked['outcome'];
  readonly rule: ExplainedRule<Right> | null;
}

export interface Explanation<Right = string> {
  readonly outcome: Outcome;
  /** Every transition that was asked, those that refused first included. */
  readonly transitions: readonly ExplainedTransition<Right>[];
}

const number = new Intl.NumberFormat('en-US');

function textOf(value: Json): string {
  if (typeof value === 'number') return number.format(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** `totalAbove, cents 50,000`: a rule without texts of its own. */
function nameWithParams(name: string, params: Json): string {
  if (params === null) return name;
  const parts =
    typeof params === 'object' && !Array.isArray(params)
      ? Object.entries(params).map(([key, value]) => `${key} ${textOf(value)}`)
      : [textOf(params)];
  return [name, ...parts].join(', ');
}

/** The parameters as they were when the rule was asked. */
function askedParams(guard: unknown, args: GuardArgs<unknown, unknown>): Json {
  if (typeof guard !== 'object' || guard === null || !('params' in guard)) return null;
  try {
    return toJson(typeof guard.params === 'function' ? guard.params(args) : guard.params);
  } catch {
    return null;
  }
}

/** The input of the rules, and their texts. */
interface Question<Right> {
  readonly snapshot: AnyMachineSnapshot;
  readonly event: AnyEventObject;
  readonly words: AllGuardWords<unknown, unknown, Right>;
}

function leaf<Right>(
  op: GraphRule['op'],
  holds: boolean | null,
  isNegated: boolean,
  says: string,
): ExplainedRule<Right> {
  const none = {
    name: null,
    params: null,
    fix: null,
    kind: null,
    right: null,
    needs: null,
    parts: [],
  };
  return { ...none, op, holds, refuses: holds === null || holds === isNegated, says };
}

/** The code of unnamed rules, which is no part of an answer. */
const unnamed = new WeakMap<object, unknown>();

/** The code of an explained rule that has no name; undefined for any other one. */
export function codeOf(rule: ExplainedRule): unknown {
  return unnamed.get(rule);
}

/** `isNegated`: it is under an odd number of `not`. `above`: the names that led here. */
function explainRule<Right>(
  question: Question<Right>,
  guard: unknown,
  isNegated: boolean,
  above: readonly string[] = [],
): ExplainedRule<Right> {
  const { snapshot, event } = question;
  const composed = readComposed(guard);
  if (composed?.op === 'isIn') {
    const says = `${isNegated ? 'Must not be' : 'Must be'} in ${textOf(toJson(composed.state))}.`;
    return leaf('isIn', askLeaf(snapshot, event, guard), isNegated, says);
  }
  if (composed) return explainComposed(question, composed, isNegated, above);
  const read = readRule(snapshot.machine, guard);
  if (read?.op !== 'named') {
    const answer = askLeaf(snapshot, event, guard);
    const rule = leaf<Right>('unnamed', answer, isNegated, 'Refused by an unnamed rule.');
    unnamed.set(rule, guard);
    return rule;
  }
  const { name, of } = read;
  if (!of || above.includes(name)) return explainNamed(question, guard, name, isNegated);
  const meaning: unknown = snapshot.machine.implementations.guards[name];
  const { op, holds, refuses, parts, ...inner } = explainRule(question, meaning, isNegated, [
    ...above,
    name,
  ]);
  const own = explainNamed(question, guard, name, isNegated);
  // A composed guard without its own texts uses those of its parts, which say more than its name.
  const { says, fix } = (isNegated ? question.words[name]?.not : question.words[name])
    ? own
    : inner;
  return { ...own, op, holds, refuses, parts, says, fix };
}

function explainNamed<Right>(
  { snapshot, event, words }: Question<Right>,
  guard: unknown,
  name: string,
  isNegated: boolean,
): ExplainedRule<Right> {
  const args = { context: snapshot.context as unknown, event: event as unknown };
  const params = askedParams(guard, args);
  const plain = `Refused by ${isNegated ? 'not ' : ''}${nameWithParams(name, params)}.`;
  const bare = {
    ...leaf<Right>('named', askLeaf(snapshot, event, guard), isNegated, plain),
    name,
    params,
  };
  const own = words[name];
  const sentences = isNegated ? own?.not : own;
  try {
    return {
      ...bare,
      ...(sentences ? { says: sentences.says(args), fix: sentences.fix(args) } : {}),
      kind: own?.kind ?? null,
      right: isNegated ? null : (own?.right?.(args) ?? null),
      needs: isNegated ? null : (own?.needs ?? null),
    };
  } catch {
    return bare;
  }
}

function explainComposed<Right>(
  question: Question<Right>,
  { op, parts: guards }: Exclude<ComposedGuard, { op: 'isIn' }>,
  isNegated: boolean,
  above: readonly string[],
): ExplainedRule<Right> {
  const isInner = op === 'not' ? !isNegated : isNegated;
  const parts = guards.map((guard) => explainRule(question, guard, isInner, above));
  const holds = combine(
    op,
    parts.map((part) => part.holds),
  );
  // Under `not` the question turns around: of `not (a and b)` one must not hold.
  const isAny = (op === 'or') !== isNegated;
  const plural = isAny ? 'One of these is needed.' : 'All of these are needed.';
  const [only] = parts;
  const group = leaf<Right>(op, holds, isNegated, op === 'not' && only ? only.says : plural);
  return { ...group, fix: op === 'not' && only ? only.fix : null, parts };
}

function combine(op: 'and' | 'or' | 'not', answers: readonly (boolean | null)[]): boolean | null {
  if (op === 'not') return answers[0] === undefined || answers[0] === null ? null : !answers[0];
  const decisive = op === 'or';
  if (answers.includes(decisive)) return decisive;
  return answers.includes(null) ? null : !decisive;
}

/**
 * Explains the outcome of an event in a snapshot: every transition that was tried, with each rule's
 * answer and text. Works for any machine, even without texts, and never throws.
 */
export function explain<Context, Event, Right = string>(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  words: AllGuardWords<Context, Event, Right> = {},
): Explanation<Right> {
  const { outcome, asked } = classify(snapshot, event);
  const question = { snapshot, event, words: words as AllGuardWords<unknown, unknown, Right> };
  return {
    outcome,
    transitions: asked.map(({ id, transition, outcome: answer }) => ({
      id,
      outcome: answer,
      rule: transition.guard === undefined ? null : explainRule(question, transition.guard, false),
    })),
  };
}

/** Explains the steps that are taken without an event, as their rules answer now. */
export function explainEventless<Context, Event, Right = string>(
  snapshot: AnyMachineSnapshot,
  words: AllGuardWords<Context, Event, Right> = {},
): readonly ExplainedTransition<Right>[] {
  const event = { type: '' };
  const question = { snapshot, event, words: words as AllGuardWords<unknown, unknown, Right> };
  return candidates(snapshot, '').map((transition) => {
    const { guard } = transition;
    const rule = guard === undefined ? null : explainRule(question, guard, false);
    return { id: transitionId(transition), outcome: rule?.refuses ? 'refused' : 'taken', rule };
  });
}

/** The alternative with the fewest rules. One that a rule under `not` excludes is for other people: it comes last. */
export function nearestOf<Right>(
  alternatives: readonly (readonly ExplainedRule<Right>[])[],
): readonly ExplainedRule<Right>[] {
  const excluded = (rules: readonly ExplainedRule<Right>[]) =>
    rules.filter(({ holds }) => holds).length;
  const [nearest = []] = alternatives.toSorted(
    (a, b) => excluded(a) - excluded(b) || a.length - b.length,
  );
  return nearest;
}

/** The fewest rules of a tree that must change for it to hold: of alternatives, those of the nearest one. */
export function refusingLeaves<Right>(
  rule: ExplainedRule<Right>,
  isNegated = false,
): readonly ExplainedRule<Right>[] {
  const { op, parts, refuses } = rule;
  if (!refuses) return [];
  if (parts.length === 0) return [rule];
  const isInner = op === 'not' ? !isNegated : isNegated;
  const found = parts.map((part) => refusingLeaves(part, isInner));
  return op !== 'not' && (op === 'or') !== isNegated ? nearestOf(found) : found.flat();
}
