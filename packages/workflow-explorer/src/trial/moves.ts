import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { AllGuardWords } from '@brandroom/statechart/guard-words';
import type { Outcome } from '@brandroom/statechart/classify';
import { classify } from '@brandroom/statechart/classify';
import { stepFrom } from '@brandroom/statechart/step-from';
import type { Waiting } from '@brandroom/statechart/waiting-for';
import { waitingFor } from '@brandroom/statechart/waiting-for';

/** The words of a machine's rules. */
export type Words = AllGuardWords<never, never>;

/** Something that can happen to a machine; the format of the tests' scenarios. */
export type Move =
  | { readonly send: AnyEventObject }
  /** The clock sends the event after so many milliseconds. */
  | { readonly send: AnyEventObject; readonly wait: number }
  | { readonly resolve: string; readonly with: unknown }
  | { readonly reject: string; readonly with: unknown }
  | { readonly wait: number; readonly timer: string };

/** A settled machine, with its pending timers and actors. */
export interface Situation {
  readonly snapshot: AnyMachineSnapshot;
  readonly waiting: readonly Waiting[];
}

export interface Played extends Situation {
  readonly outcome: Outcome;
}

/** The event that a move is to the machine; null where nothing of that name is pending. */
export function eventOf({ waiting }: Situation, move: Move): AnyEventObject | null {
  if ('send' in move) return move.send;
  if ('wait' in move) {
    const timer = waiting.find(({ kind, id }) => kind === 'timer' && id === move.timer);
    return timer?.kind === 'timer' ? (timer.event as unknown as AnyEventObject) : null;
  }
  const id = 'resolve' in move ? move.resolve : move.reject;
  if (!waiting.some((each) => each.kind === 'actor' && each.id === id)) return null;
  return 'resolve' in move
    ? { type: `xstate.done.actor.${id}`, actorId: id, output: move.with }
    : { type: `xstate.error.actor.${id}`, actorId: id, error: move.with };
}

/** The pending timers after some time; the one that fires is gone. */
export function remaining(
  waiting: readonly Waiting[],
  ms: number,
  fired: string | null,
): readonly Waiting[] {
  return waiting.flatMap((each): readonly Waiting[] => {
    if (each.kind !== 'timer') return [each];
    return each.id === fired ? [] : [{ ...each, ms: Math.max(0, each.ms - ms) }];
  });
}

/**
 * Plays a move without any effect: nothing is sent, no timer and no actor runs. Returns null where the machine
 * throws, or nothing of the move's name is pending.
 */
export function play(situation: Situation, move: Move): Played | null {
  const event = eventOf(situation, move);
  if (!event) return null;
  const { snapshot, waiting } = situation;
  const { outcome } = classify(snapshot, event);
  const ms = 'wait' in move ? move.wait : 0;
  const fired = 'timer' in move ? move.timer : null;
  const earlier = remaining(waiting, ms, fired);
  if (outcome !== 'taken' && !('wait' in move)) return { snapshot, waiting, outcome };
  try {
    const [next, actions] = stepFrom(snapshot, event);
    if (next.status === 'error') return null;
    return { snapshot: next, waiting: waitingFor(next, actions, earlier), outcome };
  } catch {
    return null;
  }
}
