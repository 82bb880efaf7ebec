import type { User } from '@brandroom/domain/account/user.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { AllGuardWords } from '@brandroom/statechart/guard-words';
import type { AnyEventObject, AnyStateMachine } from 'xstate';

import type { EventSample } from './event-sample';

/** Someone whose part can be played in the explorer. */
export interface PlayedPerson {
  readonly id: string;
  readonly name: string;
  /** The role, such as Editor; empty where the name says it. */
  readonly role: string;
  /** Completes a sample's event as this person would send it at a moment. */
  complete(event: AnyEventObject, at: string): AnyEventObject;
}

/** An answer of an actor, for a trial. */
export interface AnswerSample {
  readonly name: string;
  readonly with: unknown;
}

/** A machine with everything that the explorer needs to show it and try it. */
export interface MachineParts {
  readonly machine: AnyStateMachine;
  readonly words: AllGuardWords<never, never>;
  readonly people: readonly PlayedPerson[];
  /** A user of a brand as such a person; left out where nobody is asked, or where more than the brand decides. */
  readonly personOf?: (user: User, brandId: BrandId) => PlayedPerson;
  readonly samples: {
    /** The payloads that make a difference, as seen at a moment. */
    readonly events: (at: string) => readonly EventSample<AnyEventObject>[];
    /** The payloads that the data of a process gives, such as its own files, in place of the samples of their events. */
    readonly from?: (context: unknown) => readonly EventSample<AnyEventObject>[];
    /** Names what a process is about from its data: the file that it uploads; null where they don’t say. */
    readonly subject?: (context: unknown) => string | null;
    /** For a fresh start. */
    readonly input?: unknown;
    /** By the name of an actor. */
    readonly answers?: Readonly<
      Record<
        string,
        { readonly succeeds: readonly AnswerSample[]; readonly fails: readonly AnswerSample[] }
      >
    >;
    /** The event that the clock sends, with its moment as `at`, when the data say so. People don’t send it. */
    readonly clock?: {
      readonly event: string;
      readonly dueAt: (context: unknown) => string | null;
    };
    /** The moment at which a trial begins. */
    readonly now: string;
    /** Paths that are never shown: `event.password`. */
    readonly secrets?: readonly string[];
  };
}
