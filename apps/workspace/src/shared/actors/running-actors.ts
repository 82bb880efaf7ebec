import { takenIn } from '@brandroom/statechart/xstate-internals';
import type { AnyActorRef, AnyTransitionDefinition, InspectionEvent } from 'xstate';

/** A line of an actor's log: an event and the resulting state. */
export interface LoggedEvent {
  /** The line's number in the log of its actor; repetitions keep it. */
  readonly serial: number;
  /** Milliseconds since the epoch; of the last occurrence where it was repeated. */
  readonly at: number;
  readonly type: string;
  /** The event with a mark in the place of each secret, by reference: it is made text only when shown. */
  readonly event: object;
  /** The state value after the event; undefined for logic without states. */
  readonly value: unknown;
  /** The data after it, by reference, with a mark in the place of each secret. */
  readonly context: unknown;
  /** Whether a step was taken; otherwise its rules refused it, or nothing waited for it. */
  readonly isTaken: boolean;
  /** The steps that it triggered, in order; a function, so that no text of the line holds the machine. */
  readonly steps: () => readonly AnyTransitionDefinition[];
  /** How many times it came in a quick row without a change of state, with other numbers only. */
  readonly count: number;
}

/** A running actor with its last events. */
export interface RunningActor {
  /** Unique among the actors of this tab. */
  readonly id: number;
  /** The display name: "File upload". */
  readonly name: string;
  /** The folder of the actor's machine. */
  readonly machine: string;
  readonly startedAt: number;
  readonly ref: AnyActorRef;
  /** The display name, with what the actor is about: “File upload: logo.svg”. */
  title(): string;
  /** The logged events, oldest first. */
  events(): readonly LoggedEvent[];
}

/** The list entry of an actor. */
export interface ActorName {
  readonly name: string;
  readonly machine: string;
  /** Names what it is about from its data, without the values at secret paths: a file. */
  readonly subject?: (context: never) => string | null;
  /** Paths whose values are never logged: `event.password`, `context.token`. */
  readonly secrets?: readonly string[];
}

/** The number of events kept for each actor. */
export const keptEvents = 200;

type Path = readonly string[];

/** Rules may ask whether something was given, so a blank stays one. */
const hidden = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? value : '(secret)';

/** A value with a mark in the place of those at these paths; the same object where there are none. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return paths.reduce<Readonly<Record<string, unknown>>>(
    (copy, [key = '', ...rest]) =>
      key in copy
        ? { ...copy, [key]: rest.length === 0 ? hidden(copy[key]) : without(copy[key], [rest]) }
        : copy,
    value as Readonly<Record<string, unknown>>,
  );
}

/** Progress comes dozens of times a second; a person acts more slowly. */
const quickRow = 1000;

/** Whether two events differ in their numbers only, as those of one upload's progress do. */
function areAlike(one: object, other: object): boolean {
  const was = one as Readonly<Record<string, unknown>>;
  const fields = Object.entries(other);
  return (
    fields.length === Object.keys(one).length &&
    fields.every(
      ([key, value]) =>
        was[key] === value || (typeof was[key] === 'number' && typeof value === 'number'),
    )
  );
}

const isSameState = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The log of one actor, with a limited length. */
function logOf(paths: readonly Path[], now: () => number) {
  const lines: LoggedEvent[] = [];
  let lastSerial = 0;
  // Copied only when it is read: progress comes far more often.
  let read: readonly LoggedEvent[] | null = null;
  return {
    lines: () => (read ??= [...lines]),
    add: (
      event: { readonly type: string },
      { value, context }: { readonly value: unknown; readonly context: unknown },
      taken: readonly AnyTransitionDefinition[],
    ) => {
      const last = lines.at(-1);
      const seen = without({ event, context }, paths) as { event: object; context: unknown };
      const line = {
        ...seen,
        at: now(),
        type: event.type,
        value,
        isTaken: taken.length > 0,
        steps: () => taken,
        count: 1,
      };
      const isRepeated =
        last?.type === line.type &&
        last.isTaken === line.isTaken &&
        line.at - last.at < quickRow &&
        areAlike(last.event, seen.event) &&
        isSameState(last.value, value);
      if (isRepeated)
        lines[lines.length - 1] = { ...line, serial: last.serial, count: last.count + 1 };
      else {
        lastSerial += 1;
        lines.push({ ...line, serial: lastSerial });
      }
      if (lines.length > keptEvents) lines.shift();
      read = null;
    },
  };
}

/**
 * The actors that run in this tab. It observes them from outside and loads neither XState nor a
 * machine.
 */
export interface RunningActors {
  list(): readonly RunningActor[];
  /** A counter that changes when an actor starts, stops, or gets an event. */
  changes(): number;
  /** Calls back after each of these changes. */
  subscribe(listener: () => void): () => void;
  /** Lists a running actor until it stops or the returned function is called. */
  add(ref: AnyActorRef, named: ActorName): () => void;
}

export function createRunningActors(now: () => number = () => Date.now()): RunningActors {
  let actors: readonly RunningActor[] = [];
  let lastId = 0;
  let changes = 0;
  const listeners = new Set<() => void>();
  const notify = () => {
    changes += 1;
    for (const listener of listeners) listener();
  };
  return {
    list: () => actors,
    changes: () => changes,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (ref, { name, machine, subject, secrets = [] }) => {
      lastId += 1;
      const paths = secrets.map((path) => path.split('.'));
      const log = logOf(paths, now);
      const title = () => {
        const { context } = without({ context: undefined, ...ref.getSnapshot() }, paths) as {
          context: never;
        };
        const about = subject?.(context);
        return about ? `${name}: ${about}` : name;
      };
      const actor = { id: lastId, name, machine, startedAt: now(), ref, title, events: log.lines };
      let taken: readonly AnyTransitionDefinition[] = [];
      const inspection = ref.system.inspect((inspected: InspectionEvent) => {
        if (inspected.actorRef !== ref) return;
        taken = [...taken, ...takenIn(inspected)];
        if (inspected.type !== '@xstate.snapshot') return;
        const { status, ...after } = {
          value: undefined,
          context: undefined,
          ...inspected.snapshot,
        };
        if (status !== 'active') {
          remove();
          return;
        }
        log.add(inspected.event, after, taken);
        taken = [];
        notify();
      });
      function remove(): void {
        inspection.unsubscribe();
        actors = actors.filter((each) => each !== actor);
        notify();
      }
      actors = [...actors, actor];
      notify();
      return remove;
    },
  };
}

/** All actors of this tab. */
export const runningActors = createRunningActors();
