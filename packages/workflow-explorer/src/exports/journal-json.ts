import type { MachineGraph } from '@brandroom/statechart/graph';

import { withoutChangedData } from '../explorer/step-details';
import type { ExplorerSource } from '../source';

type Traced = Extract<ExplorerSource, { readonly trace: unknown }>;

/** Whether a source keeps its events: an item, a process or a trial. */
export function hasTrace(source: ExplorerSource): source is Traced {
  return 'trace' in source;
}

const things = { item: 'item', actor: 'process', simulation: 'trial' } as const;

/** The events of an item, a process or a trial as JSON, newest first, without its data. */
export function journalOf({ id, version }: MachineGraph, { kind, name, trace }: Traced): string {
  const thing = things[kind];
  const $comment = `The ${thing} itself is not part of the file.`;
  const events = trace.map(({ changed = [], details, ...entry }) => ({
    ...entry,
    details: withoutChangedData(details),
    changed: changed.map(({ field }) => field),
  }));
  return JSON.stringify({ $comment, workflow: id, version, [thing]: name, events }, null, 2);
}
