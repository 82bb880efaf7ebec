import type { StatePath } from '@brandroom/statechart/graph';

import type { ExplorerSource, TraceEntry } from '../source';
import { innermost } from './situations';
import type { Trial, TrialStep } from './trial';
import { lineTo, stepOf } from './trial';

export type TrialOrigin = 'start' | 'state' | 'item';

/** A trial with how it began, so that it can begin again. */
export interface TrialRun {
  readonly origin: TrialOrigin;
  /** The state in which it began; null for another origin. */
  readonly from: StatePath | null;
  /** Null where it cannot begin. */
  readonly trial: Trial | null;
  readonly problem: string;
}

/** The trial as a source for all views; null before its first step. */
export function simulationOf(run: TrialRun | null, name: string): ExplorerSource | null {
  const { trial } = run ?? { trial: null };
  if (!trial || trial.steps.length === 1) return null;
  const line = lineTo(trial);
  const trace = line.map((step, at) => entryOf(step, line[at - 1])).toReversed();
  return { kind: 'simulation', name, snapshot: stepOf(trial).snapshot, trace };
}

function entryOf(step: TrialStep, before: TrialStep | undefined): TraceEntry {
  const { id, label, outcome, reasons, move, snapshot } = step;
  const event = move && 'send' in move ? move.send.type : null;
  const [to = null] = innermost(snapshot);
  const [from = null] = before ? innermost(before.snapshot) : [];
  return { id: String(id), title: label, time: null, outcome, event, from, to, details: reasons };
}
