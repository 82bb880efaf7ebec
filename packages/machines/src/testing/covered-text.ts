import { transitionId } from '@brandroom/statechart/read-machine';
import type { AnyStateMachine } from 'xstate';

import { executedRunner } from './runners';
import type { MachineFixtures } from './scenario';

/** How many scenarios of a step are named. */
const named = 3;

/**
 * The scenarios that take each transition of a machine, by the transition's id, as its `charts/covered` file holds them:
 * how many there are, and the names of the first ones.
 */
export async function coveredText<Context, Event extends { type: string }>(
  machine: AnyStateMachine,
  { scenarios }: Pick<MachineFixtures<Context, Event>, 'scenarios'>,
): Promise<string> {
  const steps: Record<string, { scenarios: number; first: readonly string[] }> = {};
  for (const { name, start, steps: moves } of scenarios) {
    const runner = executedRunner<Context, Event>(machine, start);
    const taken = [...runner.begun.transitions];
    for (const move of moves) taken.push(...(await runner.play(move)).transitions);
    runner.stop();
    for (const id of new Set(taken.map((each) => transitionId(each)))) {
      const { scenarios: count, first } = steps[id] ?? { scenarios: 0, first: [] };
      steps[id] = { scenarios: count + 1, first: [...first, name].slice(0, named) };
    }
  }
  return `${JSON.stringify(steps, null, 1)}\n`;
}
