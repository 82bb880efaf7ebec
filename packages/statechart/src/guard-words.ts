/** The concern of a named guard. One guard has one concern. */
export type GuardKind = 'right' | 'data' | 'time';

export interface GuardArgs<Context, Event> {
  readonly context: Context;
  readonly event: Event;
}

interface Sentences<Context, Event> {
  /** Why it refuses, as a sentence for the person who was refused. */
  says(args: GuardArgs<Context, Event>): string;
  /** How to resolve the refusal, as a sentence for the same person. */
  fix(args: GuardArgs<Context, Event>): string;
}

/**
 * The texts of a named guard. The explorer, the disabled button on the screen, the backend's
 * refusal and the tests read the same record.
 */
export interface GuardWords<Context, Event, Right = string> extends Sentences<Context, Event> {
  readonly kind: GuardKind;
  /** The missing input in few words, if the guard needs nothing else: “a date”. */
  readonly needs?: string;
  /** Whether the guard is under `not`, so that it refuses because it holds. */
  readonly not?: Sentences<Context, Event>;
  /** The missing permission, if the guard checks one. */
  right?(args: GuardArgs<Context, Event>): Right;
}

export type AllGuardWords<Context, Event, Right = string> = Readonly<
  Record<string, GuardWords<Context, Event, Right> | undefined>
>;
