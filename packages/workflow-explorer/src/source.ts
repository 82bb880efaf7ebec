import type { StatePath } from '@brandroom/statechart/graph';
import type { Outcome } from '@brandroom/statechart/classify';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** One event that happened, or was tried. */
export interface TraceEntry {
  readonly id: string;
  /** The event in words: “Ada approved this”. */
  readonly title: string;
  /** When, as people read it; null in a trial. */
  readonly time: string | null;
  readonly outcome: Outcome;
  /** The event in the graph; null where the record does not say. */
  readonly event: string | null;
  readonly from: StatePath | null;
  readonly to: StatePath | null;
  /** The ids of the transitions that it took, in order; none where it was refused, or where the record doesn’t say. */
  readonly taken: readonly string[];
  /** The reasons of a refusal, a note, the rules of the step, and the changed data. */
  readonly details: readonly string[];
  /** The changed fields of an item. Exports leave out the values; a value that means nothing to people is null. */
  readonly changed?: readonly { readonly field: string; readonly value: string | null }[];
}

/** A number of items by the path of their state, as text. */
export type Counts = Readonly<Record<StatePath, string>>;

/** The data that the explorer shows beside the chart itself. */
export type ExplorerSource =
  | { readonly kind: 'none' }
  | {
      /** A stored item: its facts as the machine sees them, and its history. */
      readonly kind: 'item';
      readonly name: string;
      readonly href: string;
      readonly snapshot: AnyMachineSnapshot;
      /** Newest first. */
      readonly trace: readonly TraceEntry[];
      /** The item after each entry of the trace, oldest first; left out where it has no timeline. */
      readonly moments?: readonly Moment[];
      /** The moment that is shown, as people read it; null for the present. */
      readonly asOf?: string | null;
      /** The payloads as they would be for this item now; samples serve for its other events. */
      readonly payloads?: OwnPayloads;
    }
  | {
      /** A running process, as it is now. */
      readonly kind: 'actor';
      readonly name: string;
      readonly snapshot: AnyMachineSnapshot;
      readonly hasEnded: boolean;
      /** Newest first. */
      readonly trace: readonly TraceEntry[];
      /** The process after each entry of the trace, oldest first; left out where it has no timeline. */
      readonly moments?: readonly Moment[];
      /** The moment that is shown, as people read it; null for the present. */
      readonly asOf?: string | null;
    }
  | {
      /** A trial, which is stored nowhere. */
      readonly kind: 'simulation';
      readonly name: string;
      readonly snapshot: AnyMachineSnapshot;
      /** Newest first. */
      readonly trace: readonly TraceEntry[];
    }
  | {
      /** All items together: the number in each state, as text. */
      readonly kind: 'summary';
      readonly counts: Counts;
      /** The time they stay there, as text. */
      readonly stays?: Readonly<Record<StatePath, string>>;
    };

/** Who or what made a move. Each kind has its own look and label. */
export type MomentKind = 'person' | 'clock' | 'undo' | 'restore';

/** An item right after one entry of its trace. */
export interface Moment {
  /** The id of the entry. */
  readonly id: string;
  /** The instant, which an address can hold. */
  readonly at: string;
  /** The same as people read it. */
  readonly time: string;
  readonly title: string;
  readonly kind: MomentKind;
  readonly snapshot: AnyMachineSnapshot;
  /** The long time since the moment before, as “3 days”; null for a short one. */
  readonly idle: string | null;
  /** Where the machine decides otherwise than the record says. */
  readonly difference: string | null;
}

/** The machine's state that a source shows; null where it shows none. */
export function snapshotIn(source: ExplorerSource): AnyMachineSnapshot | null {
  return 'snapshot' in source ? source.snapshot : null;
}

/** The moments of an item or a process, oldest first; empty where it has no timeline. */
export function momentsIn(source: ExplorerSource): readonly Moment[] {
  return 'moments' in source ? (source.moments ?? []) : [];
}

/** The events so far, newest first. */
export function traceIn(source: ExplorerSource): readonly TraceEntry[] {
  return 'trace' in source ? source.trace : [];
}

/** Someone who can be played. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** The role, such as Editor; empty where the name says it. */
  readonly role: string;
  /** Completes an event of a sample as this person would send it at a moment. */
  complete(event: AnyEventObject, at: string): AnyEventObject;
}

export interface Sample {
  readonly name: string;
  readonly event: AnyEventObject;
  /** It assumes an earlier event of the same item, so no path counts on it. */
  readonly assumesHistory?: boolean;
  /** Assumes something unusual about the item, so no answer to who can take the step depends on it. */
  readonly isSpecialCase?: boolean;
}

/** The payloads of an event that an item itself gives, in a state of it and at a moment; empty where it gives none. */
export type OwnPayloads = (
  type: string,
  at: string,
  snapshot: AnyMachineSnapshot,
) => readonly Sample[];

/** An outcome of an actor's work, for trials. */
export interface SampleAnswer {
  readonly name: string;
  readonly with: unknown;
}

/** The samples for a trial of a machine. */
export interface Samples {
  /** The payloads that make a difference, as seen at a moment. */
  readonly events: (at: string) => readonly Sample[];
  /** The payloads that the data of a process gives, in place of the samples of their events. */
  readonly from?: (context: unknown) => readonly Sample[];
  /** Names what a process is about from its data: the file that it uploads; null where they don’t say. */
  readonly subject?: (context: unknown) => string | null;
  /** For a fresh start. */
  readonly input?: unknown;
  /** By the name of an actor's logic. */
  readonly answers?: Readonly<
    Record<
      string,
      { readonly succeeds: readonly SampleAnswer[]; readonly fails: readonly SampleAnswer[] }
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
}

/** A person with their role, for lists. */
export function personText({ name, role }: Person): string {
  return role === '' ? name : `${name}, ${role}`;
}
