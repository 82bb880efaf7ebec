import type {
  AnyEventObject,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  StateValue,
} from 'xstate';

import type { Outcome } from '@brandroom/statechart/classify';
import type { GuardWords } from '@brandroom/statechart/guard-words';
import type { EventSample } from '../statechart/event-sample';

/** Something that happens to a machine, from outside, from one of its actors or from the clock. */
export type Move<Event> =
  | { readonly send: Event }
  /** The invoked actor of this id resolves. */
  | { readonly resolve: string; readonly with: unknown }
  /** The invoked actor of this id is rejected. */
  | { readonly reject: string; readonly with: unknown }
  /** The child machine of this id gets an event. */
  | { readonly sendTo: string; readonly event: AnyEventObject }
  /** Milliseconds pass, exactly as long as a delay of the machine. */
  | { readonly wait: number };

/** The expected result of a move. Parts that are left out are not checked. */
export interface Expectation<Context> {
  /** `taken` where it is left out. */
  readonly outcome?: Outcome;
  readonly state: StateValue;
  readonly context?: Partial<Context>;
  /** Every running actor by its id, with the JSON part of its input, or null. */
  readonly running?: Readonly<Record<string, unknown>>;
  /** The ids of the actors that the move starts, also those that ran before and start anew. */
  readonly started?: readonly string[];
}

export type Step<Context, Event> = Move<Event> & Expectation<Context>;

/**
 * One hand-written scenario of a machine: its start, its moves and the expected results.
 * The same scenario is played by both runners, and by them on every mutant.
 */
export interface Scenario<Context, Event> {
  readonly name: string;
  /** A fresh machine with its input, or a restored one. */
  readonly start:
    | { readonly input: unknown }
    | { readonly state: StateValue; readonly context: Context };
  readonly begins?: Expectation<Context>;
  readonly steps: readonly Step<Context, Event>[];
}

/** All that the harness needs to know about a machine beside the machine. */
export interface MachineFixtures<Context, Event> {
  readonly scenarios: readonly Scenario<Context, Event>[];
  readonly samples: readonly EventSample<Event>[];
  readonly words: Readonly<Record<string, GuardWords<Context, never>>>;
  /** The tags of every state by its path below the machine's id, written by hand. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
  /** Faults that change nothing that can be seen, each with the reason. */
  readonly harmless?: Readonly<Record<string, string>>;
}

/** A machine with everything that shows it and tries it. */
export interface RegisteredMachine<Context, Event> extends MachineFixtures<Context, Event> {
  readonly label: string;
  readonly machine: AnyStateMachine;
}

export type FixturesOf<M extends AnyStateMachine> = MachineFixtures<
  ContextFrom<M>,
  EventFromLogic<M>
>;
export type ScenarioOf<M extends AnyStateMachine> = Scenario<ContextFrom<M>, EventFromLogic<M>>;
