import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import type { Outcome } from '@brandroom/statechart/classify';
import { guardLeaves } from '@brandroom/statechart/guard-leaves';
import { transitionId } from '@brandroom/statechart/read-machine';
import { activeNodes } from '@brandroom/statechart/xstate-internals';
import type { MakeRunner, Runner } from './runners';
import { executedRunner, pureRunner } from './runners';
import type { MachineFixtures, Move, Scenario } from './scenario';
import { leafId, situationOf, statesOf, transitionsOf } from './statechart';

/** One situation that a scenario reaches, and how to reach it again. */
export interface Situation<Context, Event> {
  readonly start: Scenario<Context, Event>['start'];
  readonly moves: readonly Move<Event>[];
  readonly snapshot: AnyMachineSnapshot;
}

/** One event tried in one situation. */
export interface Pair {
  readonly state: string;
  readonly event: string;
  readonly outcome: Outcome;
  /** Differences between the two runners and the snapshots before and after. */
  readonly problems: readonly string[];
}

/** The coverage of a machine by all scenarios and samples. */
export interface Seen {
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
  /** `leaf = true`, `leaf = false`. */
  readonly leaves: ReadonlySet<string>;
  readonly pairs: readonly Pair[];
}

/** The coverage that a machine's graph requires. */
export function obligationsOf(machine: AnyStateMachine) {
  return {
    // A history state is never active: its transitions owe that it was entered.
    states: statesOf(machine)
      .filter(({ type }) => type !== 'history')
      .map((node) => node.id),
    transitions: transitionsOf(machine).map((transition) => transitionId(transition)),
    leaves: transitionsOf(machine).flatMap((transition) =>
      guardLeaves(transition.guard).flatMap(({ name }, index) => {
        const leaf = leafId(transition, index, name);
        return [`${leaf} = true`, `${leaf} = false`];
      }),
    ),
  };
}

/** The name of a state value, e.g. `signedIn` or `panel.open`. */
export function stateName(snapshot: AnyMachineSnapshot): string {
  return activeNodes(snapshot)
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map((node) => node.path.join('.'))
    .join(' + ');
}

async function replay<Context, Event extends AnyEventObject>(
  makeRunner: MakeRunner,
  machine: AnyStateMachine,
  { start, moves }: Pick<Situation<Context, Event>, 'start' | 'moves'>,
): Promise<Runner<Event>> {
  const runner = makeRunner<Context, Event>(machine, start);
  for (const move of moves) await runner.play(move);
  return runner;
}

/** Every distinct situation that the scenarios pass through. */
export async function situationsOf<Context, Event extends AnyEventObject>(
  machine: AnyStateMachine,
  scenarios: readonly Scenario<Context, Event>[],
): Promise<readonly Situation<Context, Event>[]> {
  const found = new Map<string, Situation<Context, Event>>();
  for (const { start, steps } of scenarios) {
    const runner = pureRunner<Context, Event>(machine, start);
    const note = (moves: readonly Move<Event>[]) => {
      const snapshot = runner.snapshot();
      const key = situationOf(snapshot);
      if (!found.has(key)) found.set(key, { start, moves, snapshot });
    };
    note([]);
    for (const [index, step] of steps.entries()) {
      await runner.play(step);
      note(steps.slice(0, index + 1));
    }
  }
  return [...found.values()];
}

/** Plays everything with both runners and tries every sample in every situation. */
export async function look<Context, Event extends AnyEventObject>(
  machine: AnyStateMachine,
  { scenarios, samples }: Pick<MachineFixtures<Context, Event>, 'scenarios' | 'samples'>,
): Promise<Seen> {
  const states = new Set<string>();
  const transitions = new Set<string>();
  const leaves = new Set<string>();
  const pairs: Pair[] = [];

  const note = (runner: Runner<Event>, played: Runner<Event>['begun']) => {
    for (const node of activeNodes(runner.snapshot())) states.add(node.id);
    for (const transition of played.transitions) {
      transitions.add(transitionId(transition));
      states.add(transition.source.id);
    }
    for (const { leaf, answer } of played.sights) leaves.add(`${leaf} = ${answer}`);
  };

  for (const { start, steps } of scenarios) {
    const runner = executedRunner<Context, Event>(machine, start);
    note(runner, runner.begun);
    for (const step of steps) note(runner, await runner.play(step));
    runner.stop();
  }

  for (const situation of await situationsOf(machine, scenarios)) {
    for (const { name, event } of samples) {
      const executed = await replay(executedRunner, machine, situation);
      const pure = await replay(pureRunner, machine, situation);
      const before = situationOf(executed.snapshot());
      const played = await executed.play({ send: event });
      const folded = await pure.play({ send: event });
      const after = situationOf(executed.snapshot());
      note(executed, played);

      const problems = [
        played.outcome === folded.outcome
          ? ''
          : `run it is ${played.outcome}, folded ${folded.outcome}`,
        after === situationOf(pure.snapshot()) ? '' : 'run and folded lead elsewhere',
        played.outcome === 'taken' || before === after ? '' : 'it changes something all the same',
      ].filter(Boolean);
      pairs.push({
        state: stateName(situation.snapshot),
        event: name,
        outcome: folded.outcome,
        problems,
      });
      executed.stop();
    }
  }
  return { states, transitions, leaves, pairs };
}
