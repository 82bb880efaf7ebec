import type { DoneActorEvent, ErrorActorEvent } from 'xstate';

/** What an invoked actor resolved to, for an action or a guard that takes it as parameter. */
export function outputOf<Output>({ event }: { event: DoneActorEvent<Output> }): Output {
  return event.output;
}

/** What an invoked actor was rejected with. */
export function errorOf({ event }: { event: ErrorActorEvent }): unknown {
  return event.error;
}
