import type {
  AnyActor,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  ExecutableActionObject,
} from 'xstate';
import {
  SimulatedClock,
  StateMachine,
  createActor,
  fromPromise,
  initialTransition,
  transition,
} from 'xstate';

import type { Outcome } from '@brandroom/statechart/classify';
import { candidates, classify, isInert } from '@brandroom/statechart/classify';
import { preempted } from '@brandroom/statechart/preempted';
import type { Waiting } from '@brandroom/statechart/waiting-for';
import { waitingFor } from '@brandroom/statechart/waiting-for';
import { takenIn } from '@brandroom/statechart/xstate-internals';

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

/** The pending timer of this length. */
function timerIn(pending: readonly Waiting[], ms: number): Waiting & { kind: 'timer' } {
  const found = pending.find((each) => each.kind === 'timer' && each.ms === ms);
  if (found?.kind !== 'timer') throw new Error(`No transition waits for ${ms} ms here.`);
  return found;
}

/** The snapshots of child machines in a fold, by their actors, which run nothing. */
type Children = WeakMap<AnyActorRef, AnyMachineSnapshot>;

/** Folds an event into a child machine. Returns the event that its parent gets from it. */
function sentTo(
  snapshot: AnyMachineSnapshot,
  children: Children,
  { sendTo: id, event }: { readonly sendTo: string; readonly event: AnyEventObject },
): AnyEventObject {
  const child = childOf(snapshot, id);
  const next = folded(
    child.logic,
    children.get(child) ?? (child.getSnapshot() as AnyMachineSnapshot),
    event,
  );
  children.set(child, next[0]);
  return next[0].status === 'done'
    ? { type: `xstate.done.actor.${id}`, actorId: id, output: next[0].output as unknown }
    : { type: `xstate.snapshot.${id}`, snapshot: next[0] };
}

function childOf(snapshot: AnyMachineSnapshot, id: string): AnyActor & { logic: AnyStateMachine } {
  const child = (snapshot.children as Readonly<Record<string, AnyActorRef | undefined>>)[id];
  if (!child) throw new Error(`No actor "${id}" is running.`);
  return child as AnyActor & { logic: AnyStateMachine };
}

/** The snapshot events that a parent gets when its child machines start. */
function firstSnapshots(
  before: AnyMachineSnapshot,
  now: AnyMachineSnapshot,
): readonly AnyEventObject[] {
  const earlier = new Set<unknown>(Object.values(before.children));
  return Object.entries(now.children as Readonly<Record<string, AnyActor | undefined>>).flatMap(
    ([id, child]) => {
      const type = `xstate.snapshot.${id}`;
      const isHeard = !earlier.has(child) && candidates(now, type).length > 0;
      return child && isHeard ? [{ type, snapshot: child.getSnapshot() as unknown }] : [];
    },
  );
}

/** The events that a step sends to child machines. */
function sendsToChildren(now: AnyMachineSnapshot, actions: readonly ExecutableActionObject[]) {
  return actions.flatMap(({ type, params }) => {
    if (type !== 'xstate.sendTo') return [];
    const { to, event } = params as { to?: AnyActorRef; event: AnyEventObject };
    const child = Object.entries(now.children).find(([, each]) => each === to);
    return child ? [{ sendTo: child[0], event }] : [];
  });
}

/** One step of the pure `transition()`; a machine that has ended takes none. */
export function folded(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly [AnyMachineSnapshot, readonly ExecutableActionObject[]] {
  if (snapshot.status !== 'active') return [snapshot, []];
  const [next, actions] = transition(machine, snapshot, event);
  return [next as AnyMachineSnapshot, actions];
}

/** The event that a move is to the machine, for the runner without effects. */
function eventOf<Event extends AnyEventObject>(
  snapshot: AnyMachineSnapshot,
  move: Exclude<Move<Event>, { wait: number } | { sendTo: string }>,
): AnyEventObject {
  if ('send' in move) return move.send;
  const id = 'resolve' in move ? move.resolve : move.reject;
  if (!(id in snapshot.children)) throw new Error(`No actor "${id}" is running.`);
  return 'resolve' in move
    ? { type: `xstate.done.actor.${id}`, actorId: id, output: move.with }
    : { type: `xstate.error.actor.${id}`, actorId: id, error: move.with };
}

/** Folds moves with the pure `transition()`: no effect, no timer, no actor runs. */
export const pureRunner: MakeRunner = (machine, start) => {
  const children: Children = new WeakMap();
  const earlier = restored(machine, start);
  // After a restored snapshot XState fires no timer.
  const [first, actions] = earlier
    ? [earlier, []]
    : initialTransition(machine, 'input' in start ? start.input : undefined);
  let now = first as AnyMachineSnapshot;
  let pending = waitingFor(now, actions);
  const step = (event: AnyEventObject, timer: Waiting | null = null) => {
    const before = now;
    const [next, done] = folded(machine, before, event);
    now = next;
    const left = pending.filter((each) => each !== timer);
    pending = waitingFor(now, done, left);
    for (const heard of firstSnapshots(before, now)) step(heard);
    for (const send of sendsToChildren(now, done)) step(sentTo(now, children, send));
  };
  return {
    begun: { outcome: 'taken', transitions: [], sights: [] },
    snapshot: () => now,
    stop: () => {},
    play: (move) => {
      const timer = 'wait' in move ? timerIn(pending, move.wait) : null;
      const event =
        'wait' in move
          ? { type: '', ...(timer?.event as object) }
          : 'sendTo' in move
            ? sentTo(now, children, move)
            : eventOf(now, move);
      const { outcome, asked } = classify(now, event);
      const played: Played = {
        outcome,
        transitions: asked
          .filter((each) => each.outcome === 'taken' || each.outcome === 'forbidden')
          .map((each) => each.transition),
        sights: leafSights(now, event),
      };
      step(event, timer);
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
  const actors: Readonly<Record<string, unknown>> = machine.implementations.actors;
  // A child machine runs for real, with its own actors waiting.
  const fakes = Object.entries(actors).map(([name, logic]) => [
    name,
    logic instanceof StateMachine ? providedWithFakes(logic as AnyStateMachine) : fake,
  ]);
  const provided: AnyStateMachine =
    withFakes.get(machine) ?? machine.provide({ actors: Object.fromEntries(fakes) as never });
  withFakes.set(machine, provided);
  return provided;
}

/** Transitions without any effect count as forbidden. */
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
      const isOfChild = inspected.actorRef.sessionId !== inspected.rootId;
      if (inspected.type !== '@xstate.microstep' || isOfChild) return;
      const taken = takenIn(inspected);
      const isEventless = taken.length > 0 && taken.every(({ eventType }) => eventType === '');
      if (before) {
        sights.push(...leafSights(before, inspected.event, isEventless ? '' : undefined));
        if (!isEventless) handled ||= candidates(before, inspected.event.type).length > 0;
      }
      const dropped = before ? preempted(taken, before) : new Set();
      transitions.push(...taken.filter((each) => !dropped.has(each)));
      before = inspected.snapshot as AnyMachineSnapshot;
    },
  });

  const collect = (): Played => {
    const played: Played = {
      outcome: outcomeOf(transitions, handled),
      transitions,
      // In a settled state no eventless transition can be taken, so their leaves count as closed.
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
      // A machine that has ended hears nothing, and XState warns of it.
      if (actor.getSnapshot().status !== 'active') return collect();
      if ('send' in move) actor.send(move.send);
      else if ('sendTo' in move) childOf(actor.getSnapshot(), move.sendTo).send(move.event);
      else if ('wait' in move) clock.increment(move.wait);
      else {
        const id = 'resolve' in move ? move.resolve : move.reject;
        const answers = waiting.get(actor.system)?.get(id);
        if (!answers && 'reject' in move && id in actor.getSnapshot().children) {
          // A child machine fails only by itself, so the test sends the error event to its parent.
          actor.send(eventOf(actor.getSnapshot(), move));
          return collect();
        }
        if (!answers) throw new Error(`No actor "${id}" is running.`);
        if ('resolve' in move) answers.resolve(move.with);
        else answers.reject(move.with);
        // The actor subscribed at its start, so it handles the answer before this continues.
        await answers.promise.catch(() => null);
      }
      return collect();
    },
  };
};
