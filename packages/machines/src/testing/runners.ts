import type {
  AnyActor,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
} from 'xstate';
import { SimulatedClock, createActor, fromPromise, initialTransition, transition } from 'xstate';

import type { Outcome } from '@brandroom/statechart/classify';
import { candidates, classify, isInert } from '@brandroom/statechart/classify';
import { activeNodes, takenIn } from '@brandroom/statechart/xstate-internals';

import type { Move, Scenario } from './scenario';
import type { LeafSight } from './statechart';
import { leafSights } from './statechart';

export interface Played {
  readonly outcome: Outcome;
  /** The transitions of every microstep. The pure runner sees the first step only. */
  readonly transitions: readonly AnyTransitionDefinition[];
  readonly sights: readonly LeafSight[];
}

/** Plays moves on a machine. */
export interface Runner<Event> {
  /** The result of the start, before the first move. */
  readonly begun: Played;
  snapshot(): AnyMachineSnapshot;
  play(move: Move<Event>): Promise<Played>;
  stop(): void;
}

export type MakeRunner = <Context, Event extends AnyEventObject>(
  machine: AnyStateMachine,
  start: Scenario<Context, Event>['start'],
) => Runner<Event>;

function restored<Context>(
  machine: AnyStateMachine,
  start: Scenario<Context, never>['start'],
): AnyMachineSnapshot | undefined {
  if (!('state' in start)) return undefined;
  return machine.resolveState({ value: start.state, context: start.context });
}

function delayedEvent(snapshot: AnyMachineSnapshot, ms: number): AnyEventObject {
  const delays: Readonly<Record<string, unknown>> = snapshot.machine.implementations.delays;
  const found = activeNodes(snapshot)
    .flatMap((node) => node.after)
    .find(({ delay }) => delay === ms || delays[String(delay)] === ms);
  if (!found) throw new Error(`No transition waits for ${ms} ms here.`);
  return { type: found.eventType };
}

/** The event that a move is to the machine, for the runner without effects. */
function eventOf<Event extends AnyEventObject>(
  snapshot: AnyMachineSnapshot,
  move: Move<Event>,
): AnyEventObject {
  if ('send' in move) return move.send;
  if ('wait' in move) return delayedEvent(snapshot, move.wait);
  const id = 'resolve' in move ? move.resolve : move.reject;
  if (!(id in snapshot.children)) throw new Error(`No actor "${id}" is running.`);
  return 'resolve' in move
    ? { type: `xstate.done.actor.${id}`, actorId: id, output: move.with }
    : { type: `xstate.error.actor.${id}`, actorId: id, error: move.with };
}

/** Folds moves with the pure `transition()`: no effect, no timer, no actor runs. */
export const pureRunner: MakeRunner = (machine, start) => {
  let now: AnyMachineSnapshot =
    restored(machine, start) ??
    (initialTransition(
      machine,
      'input' in start ? start.input : undefined,
    )[0] as AnyMachineSnapshot);
  return {
    begun: { outcome: 'taken', transitions: [], sights: [] },
    snapshot: () => now,
    stop: () => {},
    play: (move) => {
      const event = eventOf(now, move);
      const played: Played = {
        outcome: classify(now, event).outcome,
        transitions: machine.getTransitionData(now, event),
        sights: leafSights(now, event),
      };
      now = transition(machine, now, event)[0] as AnyMachineSnapshot;
      return Promise.resolve(played);
    },
  };
};

interface Answers {
  readonly promise: Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** The actors that wait for an answer, by the run that they belong to and their id. */
const waiting = new WeakMap<object, Map<string, Answers>>();

const fake = fromPromise(({ self, system }) => {
  let resolve: Answers['resolve'] = () => {};
  let reject: Answers['reject'] = () => {};
  const promise = new Promise((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  const answers = waiting.get(system) ?? new Map<string, Answers>();
  waiting.set(system, answers.set(self.id, { promise, resolve, reject }));
  return promise;
});

const withFakes = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** The machine with every actor waiting for the test; created once, because creating it is slow. */
function providedWithFakes(machine: AnyStateMachine): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors);
  const provided: AnyStateMachine =
    withFakes.get(machine) ??
    machine.provide({ actors: Object.fromEntries(names.map((name) => [name, fake])) });
  withFakes.set(machine, provided);
  return provided;
}

/** What was taken without any effect is as good as forbidden. */
function outcomeOf(taken: readonly AnyTransitionDefinition[], wasHandled: boolean): Outcome {
  if (taken.length === 0) return wasHandled ? 'refused' : 'not handled';
  return taken.every(isInert) ? 'forbidden' : 'taken';
}

/** Runs moves on a real actor, with a simulated clock and actors that a move resolves. */
export const executedRunner: MakeRunner = (machine, start) => {
  const clock = new SimulatedClock();
  const provided = providedWithFakes(machine);

  let before: AnyMachineSnapshot | undefined;
  let transitions: AnyTransitionDefinition[] = [];
  let sights: LeafSight[] = [];
  let handled = false;
  const snapshot = restored(provided, start);
  const actor: AnyActor = createActor(provided, {
    clock,
    ...('input' in start ? { input: start.input } : {}),
    ...(snapshot ? { snapshot } : {}),
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      const taken = takenIn(inspected);
      const isEventless = taken.length > 0 && taken.every(({ eventType }) => eventType === '');
      if (before) {
        sights.push(...leafSights(before, inspected.event, isEventless ? '' : undefined));
        if (!isEventless) handled ||= candidates(before, inspected.event.type).length > 0;
      }
      transitions.push(...taken);
      before = inspected.snapshot as AnyMachineSnapshot;
    },
  });

  const collect = (): Played => {
    const played: Played = {
      outcome: outcomeOf(transitions, handled),
      transitions,
      // At rest no eventless transition is open: their leaves are seen closed.
      sights: [...sights, ...leafSights(actor.getSnapshot(), { type: '' }, '')],
    };
    [transitions, sights, handled] = [[], [], false];
    before = actor.getSnapshot();
    return played;
  };

  actor.start();
  const begun = collect();
  return {
    begun,
    snapshot: () => actor.getSnapshot(),
    stop: () => actor.stop(),
    play: async (move) => {
      if ('send' in move) actor.send(move.send);
      else if ('wait' in move) clock.increment(move.wait);
      else {
        const id = 'resolve' in move ? move.resolve : move.reject;
        const answers = waiting.get(actor.system)?.get(id);
        if (!answers) throw new Error(`No actor "${id}" is running.`);
        if ('resolve' in move) answers.resolve(move.with);
        else answers.reject(move.with);
        // The actor listens since it started, so it has heard the answer once this goes on.
        await answers.promise.catch(() => null);
      }
      return collect();
    },
  };
};
