import type { MachineGraph } from '@brandroom/statechart/graph';
import { machineConfig } from '@brandroom/statechart/machine-config';
import { readMachine } from '@brandroom/statechart/read-machine';
import { createMachine } from 'xstate';

/** Reads the JSON that the explorer exports, a config for `createMachine`; null for another text. */
export function readGraph(text: string): MachineGraph | null {
  try {
    const config: unknown = JSON.parse(text);
    const isMachine = typeof config === 'object' && config !== null && 'states' in config;
    return isMachine ? readMachine(createMachine(config as never)) : null;
  } catch {
    return null;
  }
}

/** Reads such a file; null for another one, and for one that the browser can’t read. */
export async function readFile(file: Pick<File, 'text'>): Promise<MachineGraph | null> {
  try {
    return readGraph(await file.text());
  } catch {
    return null;
  }
}

/** A graph after a round trip through its JSON export, so that it compares equal to one from a file. */
export function asExported(graph: MachineGraph): MachineGraph {
  return readGraph(JSON.stringify(machineConfig(graph))) ?? graph;
}
