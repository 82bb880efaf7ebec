import type { FlagRight } from '@brandroom/domain/rights/flags';

/** The concern of a named guard. One guard has one concern. */
export type GuardKind = 'right' | 'data' | 'time';

export interface GuardArgs<Context, Event> {
  readonly context: Context;
  readonly event: Event;
}

/**
 * The messages of a named guard. The explorer, the disabled button on the screen, the backend's
 * refusal and the tests read the same record.
 */
export interface GuardRecord<Context, Event> {
  readonly kind: GuardKind;
  /** Why the guard refuses, as a sentence for the person who was refused. */
  says(args: GuardArgs<Context, Event>): string;
  /** A suggestion for the same person, as a sentence. */
  fix(args: GuardArgs<Context, Event>): string;
  /** The right that is missing, where the guard asks for one. */
  right?(args: GuardArgs<Context, Event>): FlagRight;
}
