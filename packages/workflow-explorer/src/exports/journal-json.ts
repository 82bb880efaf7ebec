import type { MachineGraph } from '@brandroom/statechart/graph';

import type { ExplorerSource } from '../source';

type Item = Extract<ExplorerSource, { kind: 'item' }>;

/** The events of an item as JSON, newest first. */
export function journalOf({ id, version }: MachineGraph, { name, trace }: Item): string {
  const $comment = 'The item itself is not part of the file.';
  const events = trace.map(({ changed = [], ...entry }) => ({
    ...entry,
    changed: changed.map(({ field }) => field),
  }));
  return JSON.stringify({ $comment, workflow: id, version, item: name, events }, null, 2);
}
