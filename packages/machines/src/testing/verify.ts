import type { Outcome } from '@brandroom/statechart/classify';
import { activeNodes } from '@brandroom/statechart/xstate-internals';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import type { MakeRunner } from './runners';
import type { Expectation, MachineFixtures, Scenario } from './scenario';
import { runningIn } from './statechart';

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function jsonText(value: unknown): string {
  return JSON.stringify(value, sorted) ?? 'nothing';
}

function compare(what: string, actual: unknown, expected: unknown): readonly string[] {
  const [is, should] = [jsonText(actual), jsonText(expected)];
  return is === should ? [] : [`${what} is ${is}, expected ${should}`];
}

function tagsIn(
  snapshot: AnyMachineSnapshot,
  tags: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  return activeNodes(snapshot)
    .flatMap((node) => tags[node.path.join('.')] ?? [])
    .toSorted();
}

type Children = Readonly<Record<string, unknown>>;

function childrenOf(snapshot: AnyMachineSnapshot): Children {
  return { ...snapshot.children };
}

function startedSince(before: Children, snapshot: AnyMachineSnapshot): readonly string[] {
  const now = Object.entries(childrenOf(snapshot));
  return now.flatMap(([id, child]) => (child === before[id] ? [] : [id])).toSorted();
}

function check<Context>(
  snapshot: AnyMachineSnapshot,
  before: Children,
  outcome: Outcome,
  expected: Expectation<Context>,
  tags: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const context = snapshot.context as Readonly<Record<string, unknown>>;
  return [
    ...compare('the outcome', outcome, expected.outcome ?? 'taken'),
    ...compare('the state', snapshot.value, expected.state),
    ...compare('the tags', [...snapshot.tags].toSorted(), tagsIn(snapshot, tags)),
    ...Object.entries(expected.context ?? {}).flatMap(([key, value]) =>
      compare(`context.${key}`, context[key], value),
    ),
    ...(expected.running ? compare('what runs', runningIn(snapshot), expected.running) : []),
    ...(expected.started
      ? compare('what starts', startedSince(before, snapshot), expected.started)
      : []),
  ];
}

/**
 * Plays a scenario and returns where the machine deviates from it.
 * Empty where it holds. A machine that throws does not hold.
 */
export async function deviations<Context, Event extends AnyEventObject>(
  makeRunner: MakeRunner,
  machine: AnyStateMachine,
  { name, start, begins, steps }: Scenario<Context, Event>,
  tags: MachineFixtures<Context, Event>['tags'],
): Promise<readonly string[]> {
  const found: string[] = [];
  const note = (where: string, problems: readonly string[]) => {
    found.push(...problems.map((problem) => `${name}, ${where}: ${problem}`));
  };
  try {
    const runner = makeRunner<Context, Event>(machine, start);
    if (begins) note('at the start', check(runner.snapshot(), {}, 'taken', begins, tags));
    for (const [index, step] of steps.entries()) {
      const before = childrenOf(runner.snapshot());
      const { outcome } = await runner.play(step);
      note(`step ${index + 1}`, check(runner.snapshot(), before, outcome, step, tags));
    }
    runner.stop();
  } catch (error) {
    note('while it runs', [`it throws ${String(error)}`]);
  }
  return found;
}
