import type { ContentItem, ContentStatus } from '@brandroom/domain/content/content.schema';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import type { FlagRight } from '@brandroom/domain/rights/flags';
import { candidates } from '@brandroom/statechart/classify';
import { refusals } from '@brandroom/statechart/refusals';
import { stepFrom } from '@brandroom/statechart/step-from';
import { contentWorkflowGuardMessages } from './content-workflow.guards';
import type { ContentWorkflowEvent } from './content-workflow.events';
import { contentWorkflow } from './content-workflow.machine';

/** The part of an item that the workflow reads and writes. */
export type WorkflowFacts = Pick<
  ContentItem,
  'type' | 'status' | 'scheduledFor' | 'approvedAt' | 'approvedBy' | 'publishedAt'
>;

/**
 * Returns the workflow's decision on an event. A refusal names its first cause: a missing right before
 * missing data before the time; `status` where the item's status knows no such action.
 */
export type Decision =
  | { readonly taken: true; readonly facts: WorkflowFacts }
  | {
      readonly taken: false;
      readonly kind: 'right' | 'data' | 'time' | 'status';
      readonly right?: FlagRight;
      readonly reasons: readonly string[];
    };

const participles: Record<ContentWorkflowEvent['type'], string> = {
  SUBMIT: 'submitted for review',
  APPROVE: 'approved',
  REJECT: 'rejected',
  SCHEDULE: 'scheduled',
  UNSCHEDULE: 'unscheduled',
  PUBLISH: 'published',
  DUE: 'published by the clock',
  EDIT: 'edited',
  REVERT: 'restored as draft',
  RESTORE: 'restored as scheduled',
  UNDO_MOVE: 'moved back',
  UNDO_DECISION: 'sent back for a decision',
};

/** The machine's snapshot of a stored item; a whole item may be passed. */
export function snapshotOf(facts: WorkflowFacts) {
  const { status, type, scheduledFor, approvedAt, approvedBy, publishedAt } = facts;
  return contentWorkflow.resolveState({
    value: status,
    context: { type, scheduledFor, approvedAt, approvedBy, publishedAt },
  });
}

/** The statuses in which an event has any way on. */
function statusesWith(eventType: string): readonly string[] {
  return Object.values(contentWorkflow.root.states)
    .filter((state) => state.transitions.has(eventType))
    .map((state) => contentStatusLabels[state.key as ContentStatus].toLowerCase());
}

function wrongStatus(status: ContentStatus, eventType: ContentWorkflowEvent['type']): string {
  const now = contentStatusLabels[status].toLowerCase();
  return `This item is ${now}; only an item that is ${statusesWith(eventType).join(' or ')} can be ${participles[eventType]}.`;
}

/** Returns which statuses know an event, for items of several statuses: 'Only pending items can be approved.' */
export function statusRule(eventType: ContentWorkflowEvent['type']): string {
  return `Only ${statusesWith(eventType).join(' or ')} items can be ${participles[eventType]}.`;
}

/**
 * Decides an event on an item, without any effect. The backend calls it
 * before it stores anything, and stores the returned facts.
 *
 * Never throws for an event of a known type, however malformed its payload is.
 */
export function decide(facts: WorkflowFacts, event: ContentWorkflowEvent): Decision {
  const snapshot = snapshotOf(facts);
  if (snapshot.can(event)) {
    const [next] = stepFrom(snapshot, event);
    return { taken: true, facts: { status: next.value, ...next.context } };
  }
  if (candidates(snapshot, event.type).length === 0) {
    return { taken: false, kind: 'status', reasons: [wrongStatus(facts.status, event.type)] };
  }

  const causes = refusals(snapshot, event, contentWorkflowGuardMessages);
  const first =
    causes.find((cause) => cause.kind === 'right') ??
    causes.find((cause) => cause.kind === 'data') ??
    causes[0];
  return {
    taken: false,
    kind: first?.kind ?? 'status',
    ...(first?.right ? { right: first.right } : {}),
    reasons: causes.map((cause) => cause.reason),
  };
}
