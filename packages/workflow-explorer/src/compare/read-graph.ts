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

/** A graph as its JSON export tells it, so that what JSON cannot say is no difference to one that was read. */
export function asExported(graph: MachineGraph): MachineGraph {
  return readGraph(JSON.stringify(machineConfig(graph))) ?? graph;
}
