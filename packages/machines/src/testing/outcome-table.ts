import type { Outcome } from '@brandroom/statechart/classify';
import { classify } from '@brandroom/statechart/classify';
import type { AnyEventObject, AnyStateMachine } from 'xstate';

import { situationsOf, stateName } from './obligations';
import type { MachineFixtures } from './scenario';

const marks: Record<Outcome, string> = {
  taken: 'yes',
  refused: 'no',
  forbidden: 'no',
  'not handled': '-',
};

/**
 * The outcome of every sample in every state, one row a sample: `yes` taken, `no`
 * refused, `-` not handled, `yes/no` where it depends on the context. To be compared with a
 * table written by hand.
 */
export async function outcomeTable<Context, Event extends AnyEventObject>(
  machine: AnyStateMachine,
  { scenarios, samples }: MachineFixtures<Context, Event>,
  states: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const situations = await situationsOf(machine, scenarios);
  return samples.map(({ name, event }) => [
    name,
    ...states.map((state) => {
      const seen = situations
        .filter(({ snapshot }) => stateName(snapshot) === state)
        .map(({ snapshot }) => marks[classify(snapshot, event).outcome]);
      return ['yes', 'no', '-'].filter((mark) => seen.includes(mark)).join('/');
    }),
  ]);
}

/** Reads a table written by hand: the head names the states, every row begins with a sample. */
export function tableOf(text: string): {
  readonly states: readonly string[];
  readonly rows: readonly (readonly string[])[];
} {
  const [head = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s{2,}/));
  return { states: head.slice(1), rows };
}
