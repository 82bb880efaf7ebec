import type { GraphTransition } from '@brandroom/statechart/graph';
import type { Waiting } from '@brandroom/statechart/waiting-for';

import type { Exit } from '../chart/chart';
import { durationText, fromName } from '../chart/names';
import type { Samples } from '../source';
import { clockMove } from './clock-move';
import type { Move, Situation } from './moves';
import { trialMessages as messages } from './trial.messages';

interface PendingMove {
  /** Distinguishes the moves of one step, which can have equal labels. */
  readonly key: string;
  readonly label: string;
  readonly move: Move;
}

/** The time that passes, with the description of the step that is taken then, where the machine gives one. */
function passText(
  ms: number,
  exits: readonly Exit[],
  isTaken: (step: GraphTransition) => boolean,
): string {
  const passed = messages.pass(durationText(ms));
  const step = exits.find(({ transition }) => isTaken(transition))?.transition.description;
  return step ? `${passed}: ${step}` : passed;
}

/** The event that the clock will send, in words; none where none is due. */
export function clockMoves(
  situation: Situation,
  samples: Samples,
  exits: readonly Exit[],
  now: string,
): readonly PendingMove[] {
  const move = clockMove(situation, samples, now);
  if (!move) return [];
  const label = passText(move.wait, exits, ({ event }) => event === move.send.type);
  return [{ key: 'clock', label, move }];
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
    const label = passText(
      pending.ms,
      exits,
      ({ kind, event }) => kind === 'after' && id.startsWith(`xstate.${event.replace(' ', '.')}.`),
    );
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
