import type {
  ContentItem,
  ContentStatus,
  HistoryEntry,
} from '@brandroom/domain/content/content.schema';
import type { Instant } from '@brandroom/domain/time.schema';

import type { ContentWorkflowEvent } from './content-workflow.events';
import { contentWorkflow } from './content-workflow.machine';
import type { WorkflowFacts } from './decide';
import { decide } from './decide';

/** An item after one entry of its history. */
export interface JournalMoment {
  readonly entry: HistoryEntry;
  readonly facts: WorkflowFacts;
  /** `event` if the machine replayed the event; `record` if only the entry gives the status. */
  readonly source: 'event' | 'record';
  /** The machine's status after the event, if it differs from the recorded one. */
  readonly differs: ContentStatus | null;
}

/** The date that an entry's field changes leave an item with. */
function dateIn({ changes }: HistoryEntry, before: Instant | null): Instant | null {
  const date = changes.find(({ field }) => field === 'scheduledFor');
  return date ? date.after || null : before;
}

/** An item after an entry that has no event, as far as the entry says. */
function asRecorded(before: WorkflowFacts, entry: HistoryEntry): WorkflowFacts {
  const { action, at, by, to } = entry;
  const scheduledFor = dateIn(entry, before.scheduledFor);
  const isApproved = to === 'approved' || to === 'scheduled' || to === 'published';
  const approval =
    action === 'approve'
      ? { approvedAt: at, approvedBy: by }
      : { approvedAt: before.approvedAt, approvedBy: before.approvedBy };
  return {
    type: before.type,
    status: to,
    scheduledFor,
    ...(isApproved ? approval : { approvedAt: null, approvedBy: null }),
    publishedAt: to === 'published' ? (before.publishedAt ?? at) : null,
  };
}

/** An event of another version was decided by another chart, so it is not asked of this one. */
function isOfThisChart({ event, machineVersion }: HistoryEntry): boolean {
  return event !== undefined && machineVersion === contentWorkflow.version;
}

function momentAfter(before: WorkflowFacts, entry: HistoryEntry): JournalMoment {
  const { event, to } = entry;
  const recorded = asRecorded(before, entry);
  if (!event || !isOfThisChart(entry))
    return { entry, facts: recorded, source: 'record', differs: null };
  if (event.type === 'CREATE') {
    const facts = { ...recorded, scheduledFor: event.scheduledFor ?? null };
    return { entry, facts, source: 'event', differs: null };
  }
  const decision = decide(before, event as ContentWorkflowEvent);
  const facts = decision.taken ? decision.facts : before;
  return facts.status === to
    ? { entry, facts, source: 'event', differs: null }
    : { entry, facts: recorded, source: 'event', differs: facts.status };
}

/**
 * Folds an item's history, in any order, into its moments, the oldest first. Nothing is run again:
 * an entry with an event of this chart is decided by the pure machine; any other counts as it was
 * recorded. Where the two differ, the moment says so and the record counts.
 */
export function foldJournal(
  type: ContentItem['type'],
  history: readonly HistoryEntry[],
): readonly JournalMoment[] {
  const moments: JournalMoment[] = [];
  const inOrder = history.toSorted(
    (a, b) => a.version - b.version || (a.at < b.at ? -1 : Number(a.at > b.at)),
  );
  let facts: WorkflowFacts = {
    type,
    status: 'draft',
    scheduledFor: null,
    approvedAt: null,
    approvedBy: null,
    publishedAt: null,
  };
  for (const entry of inOrder) {
    const moment = momentAfter(facts, entry);
    moments.push(moment);
    ({ facts } = moment);
  }
  return moments;
}
