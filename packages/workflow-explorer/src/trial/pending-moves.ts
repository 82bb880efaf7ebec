import type { Waiting } from '@brandroom/statechart/waiting-for';

import type { Exit } from '../chart/chart';
import { durationText, fromName } from '../chart/names';
import type { Samples } from '../source';
import type { Move } from './moves';
import { trialMessages as messages } from './trial.messages';

interface PendingMove {
  /** Distinguishes the moves of one step, which can have equal labels. */
  readonly key: string;
  readonly label: string;
  readonly move: Move;
}

/** The description of the step that a timer takes; null where the machine gives none. */
function stepOfTimer(exits: readonly Exit[], id: string): string | null {
  const step = exits.find(
    ({ transition: { kind, event } }) =>
      kind === 'after' && id.startsWith(`xstate.${event.replace(' ', '.')}.`),
  );
  return step?.transition.description ?? null;
}

/**
 * The possible outcomes of a pending timer or actor, in words.
 *
 * @param exits the steps that lead on, among them that of the timer
 */
export function pendingMoves(
  pending: Waiting,
  { answers = {} }: Samples,
  exits: readonly Exit[] = [],
): readonly PendingMove[] {
  const { id } = pending;
  if (pending.kind === 'timer') {
    const passed = messages.pass(durationText(pending.ms));
    const step = stepOfTimer(exits, id);
    const label = step === null ? passed : `${passed}: ${step}`;
    return [{ key: `timer ${id}`, label, move: { wait: pending.ms, timer: id } }];
  }
  const bare = [{ name: '', with: null }];
  const { succeeds = bare, fails = bare } = answers[pending.logic ?? ''] ?? {};
  const name = fromName(pending.logic ?? id);
  const label = (does: string, answer: string) => (answer === '' ? does : `${does}: ${answer}`);
  return [
    ...succeeds.map((answer, index) => ({
      key: `success ${String(index)} ${id}`,
      label: label(messages.succeeds(name), answer.name),
      move: { resolve: id, with: answer.with },
    })),
    ...fails.map((answer, index) => ({
      key: `failure ${String(index)} ${id}`,
      label: label(messages.fails(name), answer.name),
      move: { reject: id, with: answer.with },
    })),
  ];
}
