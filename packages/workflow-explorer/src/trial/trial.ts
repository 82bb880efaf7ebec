import type { AnyMachineSnapshot } from 'xstate';

import type { Samples } from '../source';
import { clockMove, later } from './clock-move';
import type { Move, Played, Situation } from './moves';
import { play, remaining } from './moves';

const day = 86_400_000;

/** One step of a trial; steps that were gone back from stay, as forks. */
export interface TrialStep extends Situation {
  readonly id: number;
  readonly parent: number | null;
  /** Null at the start, and where a day passed. */
  readonly move: Move | null;
  readonly label: string;
  readonly outcome: Played['outcome'];
  readonly reasons: readonly string[];
  /** The trial's clock. */
  readonly at: string;
}

/** How a trial began, as the tests' scenarios write it. */
export type TrialStart =
  | { readonly input: unknown }
  | { readonly state: AnyMachineSnapshot['value']; readonly context: unknown };

export interface Trial {
  readonly start: TrialStart;
  readonly steps: readonly TrialStep[];
  readonly current: number;
  /** The step that Forward leads to from each. */
  readonly ahead: Readonly<Record<number, number>>;
}

export function beginTrial(
  situation: Situation,
  start: TrialStart,
  { label, at }: Pick<TrialStep, 'label' | 'at'>,
): Trial {
  const first = {
    ...situation,
    id: 0,
    parent: null,
    move: null,
    label,
    outcome: 'taken',
    reasons: [],
    at,
  } as const;
  return { start, steps: [first], current: 0, ahead: {} };
}

export function stepOf({ steps, current }: Trial, id: number = current): TrialStep {
  const step = steps[id];
  if (!step) throw new Error(`The trial has no step ${String(id)}.`);
  return step;
}

/** Plays a move after the current step; null where the machine throws, or nothing of that name is pending. */
export function tryMove(
  trial: Trial,
  move: Move,
  { label, reasons }: Pick<TrialStep, 'label' | 'reasons'>,
): Trial | null {
  const before = stepOf(trial);
  const at = 'wait' in move ? later(before.at, move.wait) : before.at;
  const played = play(before, move);
  return played && next(trial, { ...played, move, label, reasons, at });
}

/** A machine may set off its timers without end. */
const firedAtMost = 100;

/** The moves that happen by themselves within some time, the first one first. */
function movesWithin(step: TrialStep, samples: Samples, ms: number) {
  const timers = step.waiting.flatMap((each) =>
    each.kind === 'timer' ? [{ wait: each.ms, timer: each.id }] : [],
  );
  const due = clockMove(step, samples, step.at);
  return [...timers, ...(due ? [due] : [])]
    .filter(({ wait }) => wait <= ms)
    .toSorted((a, b) => a.wait - b.wait);
}

/**
 * Lets a day pass on the trial's clock. Each timer and each event of the clock that lies within is a step of its own.
 *
 * @param label of the day, and of each move within it.
 */
export function passDay(
  trial: Trial,
  samples: Samples,
  label: { readonly day: string; readonly of: (move: Move, before: TrialStep) => string },
): Trial {
  let passing = trial;
  let left = day;
  for (let fired = 0; fired < firedAtMost; fired += 1) {
    const before = stepOf(passing);
    const [move] = movesWithin(before, samples, left);
    const after = move && tryMove(passing, move, { label: label.of(move, before), reasons: [] });
    if (!after) break;
    left -= move.wait;
    passing = after;
  }
  const now = stepOf(passing);
  return next(passing, {
    ...now,
    waiting: remaining(now.waiting, left, null),
    move: null,
    label: label.day,
    outcome: 'taken',
    reasons: [],
    at: later(now.at, left),
  });
}

function next(trial: Trial, step: Omit<TrialStep, 'id' | 'parent'>): Trial {
  const id = trial.steps.length;
  return {
    ...trial,
    steps: [...trial.steps, { ...step, id, parent: trial.current }],
    current: id,
    ahead: { ...trial.ahead, [trial.current]: id },
  };
}

export function goTo(trial: Trial, id: number): Trial {
  return { ...trial, current: stepOf(trial, id).id };
}

/** The steps from the start to one, the start first. */
export function lineTo(trial: Trial, id: number = trial.current): readonly TrialStep[] {
  const step = stepOf(trial, id);
  return step.parent === null ? [step] : [...lineTo(trial, step.parent), step];
}

/** The last step of each fork. */
export function tipsOf({ steps }: Trial): readonly TrialStep[] {
  const parents = new Set(steps.map(({ parent }) => parent));
  return steps.filter(({ id }) => !parents.has(id));
}

/** A copy without the values at secret paths below a name: `event.password`. A blank stays one, because rules ask for it. */
function withoutSecrets(value: unknown, path: string, secrets: readonly string[]): unknown {
  const isBlank = typeof value === 'string' && value.trim() === '';
  if (secrets.includes(path)) return isBlank ? value : '(secret)';
  if (Array.isArray(value)) return value.map((part) => withoutSecrets(part, path, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      withoutSecrets(part, `${path}.${key}`, secrets),
    ]),
  );
}

function withoutSecretStart(start: TrialStart, secrets: readonly string[]): object {
  return 'input' in start
    ? { input: withoutSecrets(start.input, 'input', secrets) }
    : { ...start, context: withoutSecrets(start.context, 'context', secrets) };
}

function writtenMove(move: Move | null, secrets: readonly string[]): object {
  if (move === null) return {};
  if ('send' in move) return { send: withoutSecrets(move.send, 'event', secrets) };
  if ('wait' in move) return { wait: move.wait };
  return { ...move, with: withoutSecrets(move.with, 'output', secrets) };
}

/** The line to the current step in the format of the tests' scenarios, without secrets. */
export function scenarioOf(trial: Trial, name: string, secrets: readonly string[] = []): string {
  const steps = lineTo(trial)
    .filter(({ move }) => move !== null)
    .map(({ move, outcome, snapshot }) => ({
      ...writtenMove(move, secrets),
      ...(outcome === 'taken' ? {} : { outcome }),
      state: snapshot.value,
      context: withoutSecrets(JSON.parse(JSON.stringify(snapshot.context)), 'context', secrets),
    }));
  const start = withoutSecretStart(trial.start, secrets);
  return JSON.stringify({ name, start, steps }, null, 2);
}
