import type { DoneActorEvent, ErrorActorEvent } from 'xstate';

/** The output of an invoked actor, for an action or a guard that takes it as parameter. */
export function outputOf<Output>({ event }: { event: DoneActorEvent<Output> }): Output {
  return event.output;
}

/** The error of an invoked actor. */
export function errorOf({ event }: { event: ErrorActorEvent }): unknown {
  return event.error;
}
