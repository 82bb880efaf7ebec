import type { HistoryEntry } from '@brandroom/domain/content/content.schema';
import type { Instant } from '@brandroom/domain/time.schema';

import type { ContentWorkflowEvent, WorkflowActor } from './content-workflow.events';
import { contentWorkflow } from './content-workflow.machine';

/** How an item begins: the machine's input, with who made it. */
export interface CreateEvent {
  readonly type: 'CREATE';
  readonly by: WorkflowActor;
  readonly at: Instant;
  readonly scheduledFor: Instant | null;
}

type Recorded = Required<Pick<HistoryEntry, 'event' | 'machineVersion'>>;

/** An event as the history keeps it, with the version of the chart. The note is kept beside it. */
export function recordOf(event: ContentWorkflowEvent | CreateEvent): Recorded {
  const { by, note: _, ...rest } = { by: undefined, note: undefined, ...event };
  const recorded = by ? { ...rest, by: { ...by, flags: [...by.flags] } } : rest;
  return { event: recorded, machineVersion: contentWorkflow.version ?? '' };
}
