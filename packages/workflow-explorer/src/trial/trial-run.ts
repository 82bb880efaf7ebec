import type { StatePath } from '@brandroom/statechart/graph';
import { stepsFrom } from '@brandroom/statechart/steps-from';

import type { Chart } from '../chart/chart';
import { eventDetails } from '../explorer/step-details';
import type { ExplorerSource, TraceEntry } from '../source';
import type { Move, Situation } from './moves';
import { eventOf } from './moves';
import { innermost } from './situations';
import type { Trial, TrialStep } from './trial';
import { lineTo, stepOf } from './trial';
import { trialMessages as messages } from './trial.messages';

export type TrialOrigin = 'start' | 'state' | 'item';

/** A trial with its start, so that it can be restarted. */
export interface BegunTrial {
  readonly origin: TrialOrigin;
  /** The state in which it began; null for another origin. */
  readonly from: StatePath | null;
  /** Null where it cannot begin. */
  readonly trial: Trial | null;
  readonly problem: string;
}

export interface TrialRun extends BegunTrial {
  /** The trial as all views show it; null before its first step. */
  readonly shown: { readonly source: ExplorerSource; readonly step: Situation } | null;
}

interface Shown {
  readonly chart: Chart;
  /** Paths whose values are not shown. */
  readonly secrets?: readonly string[] | undefined;
}

/** The trial as a source for all views; null before its first step. */
export function simulationOf(
  { trial }: BegunTrial,
  name: string,
  shown: Shown,
): ExplorerSource | null {
  if (!trial || trial.steps.length === 1) return null;
  const line = lineTo(trial);
  const trace = line.map((step, at) => entryOf(step, line[at - 1], shown)).toReversed();
  return { kind: 'simulation', name, snapshot: stepOf(trial).snapshot, trace };
}

/** A trial with the values that all views share. */
export function runOf(begun: BegunTrial, shown: Shown): TrialRun {
  const source = simulationOf(begun, messages.name, shown);
  return { ...begun, shown: begun.trial && source && { source, step: stepOf(begun.trial) } };
}

/** The ids of the transitions that a step took. */
function takenIn(move: Move | null, before: TrialStep): readonly string[] {
  const event = move && eventOf(before, move);
  return event ? stepsFrom(before.snapshot, event) : [];
}

function entryOf(
  { id, label, outcome, reasons, move, snapshot }: TrialStep,
  before: TrialStep | undefined,
  { chart, secrets }: Shown,
): TraceEntry {
  const event = move && 'send' in move ? move.send.type : null;
  const [to = null] = innermost(snapshot);
  const [from = null] = before ? innermost(before.snapshot) : [];
  const taken = before ? takenIn(move, before) : [];
  const details = before
    ? eventDetails(chart, taken, before.snapshot.context, snapshot.context, secrets)
    : [];
  return {
    id: String(id),
    title: label,
    time: null,
    outcome,
    event,
    from,
    to,
    taken,
    details: [...reasons, ...details],
  };
}
