import type { MachineGraph } from '@brandroom/statechart/graph';
import { readMachine } from '@brandroom/statechart/read-machine';
import type { AnyStateMachine } from 'xstate';

/** The graph of a machine as its chart file holds it: one state or transition a line. */
export function chartText(machine: AnyStateMachine): string {
  const { states, transitions, ...rest } = readMachine(machine);
  const lines = (list: readonly unknown[]) =>
    list.map((each) => `    ${JSON.stringify(each)}`).join(',\n');
  const head = Object.entries(rest).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  );
  return [
    '{',
    ...head,
    '  "states": [',
    lines(states),
    '  ],',
    '  "transitions": [',
    lines(transitions),
    '  ]',
    '}',
    '',
  ].join('\n');
}

/** The version in a chart file. */
export function versionIn(text: string): string | null {
  return (JSON.parse(text) as MachineGraph).version;
}

/** The states below the root in a chart file. */
export function statesIn(text: string): readonly string[] {
  const { states } = JSON.parse(text) as MachineGraph;
  return states.filter(({ parent }) => parent !== null).map(({ path }) => path);
}

/** The states of earlier chart files that a machine lacks; data that was stored then may still be in them. */
export function statesWithout(
  machine: AnyStateMachine,
  earlier: readonly string[],
): readonly string[] {
  const known = new Set(statesIn(chartText(machine)));
  return [...new Set(earlier.flatMap(statesIn))].filter((path) => !known.has(path));
}

/** Returns how to update an outdated chart file; null if it matches the machine. */
export function chartProblem(machine: AnyStateMachine, text: string | undefined): string | null {
  const write = 'run `pnpm generate`, and commit charts/.';
  if (text === undefined) return `There is no charts/${machine.id}.json yet: ${write}`;
  if (versionIn(text) !== machine.version)
    return `charts/${machine.id}.json is of version ${String(versionIn(text))}: ${write}`;
  if (text !== chartText(machine))
    return `The graph of ${machine.id} changed: raise version in ${machine.id}.machine.ts, then ${write}`;
  return null;
}
