import type { StatePath } from '@brandroom/statechart/graph';

import { useExplorer } from '../explorer/explorer-context';
import { explorerMessages } from '../explorer/explorer.messages';
import { answerOf } from '../rights/verdict';
import { moveText } from './move-text';
import type { Move } from './moves';
import { eventOf } from './moves';
import { innermost, startSituation } from './situations';
import type { Trial, TrialStart } from './trial';
import { beginTrial, stepOf, tryMove } from './trial';
import type { TrialOrigin, TrialRun } from './trial-run';

const messages = explorerMessages.trial;

/** Begins trials and plays moves in them, in words. */
export function useTrial() {
  const { chart, machine, samples, stored, situationAt, words, now } = useExplorer();
  return {
    /** @param path the state to begin in; null for another origin */
    begin: (origin: TrialOrigin, path: StatePath | null): TrialRun => {
      const found =
        origin === 'item' && stored.kind === 'item'
          ? { situation: { snapshot: stored.snapshot, waiting: [] }, reason: '' }
          : origin === 'state'
            ? { situation: path === null ? null : situationAt(path), reason: messages.unreachable }
            : startSituation(machine, samples.input);
      const begun = { origin, from: path };
      if (!found.situation) return { ...begun, trial: null, problem: found.reason };
      const { value, context } = found.situation.snapshot;
      const start: TrialStart =
        origin === 'start' ? { input: samples.input ?? {} } : { state: value, context };
      const label = messages.origins[origin];
      const trial = beginTrial(found.situation, start, { label, at: now });
      return { ...begun, trial, problem: '' };
    },
    /** The trial after a move, and what to say of it; without a trial where the machine failed. */
    played: (
      trial: Trial,
      move: Move,
      by: string,
    ): { readonly next: Trial | null; readonly said: string } => {
      const before = stepOf(trial);
      const event = eventOf(before, move);
      const answer = event && answerOf(before.snapshot, { name: '', event }, words);
      const text = moveText(chart, move, innermost(before.snapshot));
      const label = by === '' ? text : messages.by(text, by);
      const reasons = answer?.refusals.map(({ reason }) => reason) ?? [];
      const next = tryMove(trial, move, { label, reasons });
      if (!next) return { next, said: messages.failed(text) };
      const outcome = messages.outcomes[stepOf(next).outcome];
      return { next, said: [`${label}: ${outcome}.`, ...reasons].join(' ') };
    },
    /** Where a trial is, in words. */
    whereIn: (trial: Trial): string =>
      messages.now(
        innermost(stepOf(trial).snapshot)
          .map((path) => chart.label(path))
          .join(', '),
      ),
  };
}
