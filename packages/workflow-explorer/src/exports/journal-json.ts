import type { MachineGraph } from '@brandroom/statechart/graph';

import type { ExplorerSource } from '../source';

type Item = Extract<ExplorerSource, { kind: 'item' }>;

/** The events of an item as JSON, newest first. */
export function journalOf({ id, version }: MachineGraph, { name, trace }: Item): string {
  return JSON.stringify({ workflow: id, version, item: name, events: trace }, null, 2);
}
