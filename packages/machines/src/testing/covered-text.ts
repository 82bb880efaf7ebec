import { transitionId } from '@brandroom/statechart/read-machine';
import type { AnyStateMachine } from 'xstate';

import { executedRunner } from './runners';
import type { MachineFixtures } from './scenario';

/** How many scenarios take each transition of a machine, by the transition's id, as its `charts/covered` file says. */
export async function coveredText<Context, Event extends { type: string }>(
  machine: AnyStateMachine,
  { scenarios }: Pick<MachineFixtures<Context, Event>, 'scenarios'>,
): Promise<string> {
  const steps: Record<string, number> = {};
  for (const { start, steps: moves } of scenarios) {
    const runner = executedRunner<Context, Event>(machine, start);
    const taken = [...runner.begun.transitions];
    for (const move of moves) taken.push(...(await runner.play(move)).transitions);
    runner.stop();
    for (const id of new Set(taken.map((each) => transitionId(each))))
      steps[id] = (steps[id] ?? 0) + 1;
  }
  return `${JSON.stringify(steps, null, 1)}\n`;
}
