import type { ContentStatus } from '@brandroom/domain/content/content.schema';
import type { Instant } from '@brandroom/domain/time.schema';
import { getNextTransitions } from 'xstate';

import { refusals } from '@brandroom/statechart/refusals';
import { contentWorkflowGuardMessages } from './content-workflow.guards';
import type { ContentWorkflowEvent, WorkflowActor } from './content-workflow.events';
import type { WorkflowFacts } from './decide';
import { snapshotOf } from './decide';

/** The events that a person sends with a button. */
export const workflowActions = [
  'SUBMIT',
  'APPROVE',
  'REJECT',
  'PUBLISH',
  'SCHEDULE',
  'UNSCHEDULE',
] as const satisfies readonly ContentWorkflowEvent['type'][];
export type WorkflowAction = (typeof workflowActions)[number];

/** A way on from an item's status, allowed or not. */
export interface OfferedAction {
  readonly event: WorkflowAction;
  /** The button's text. */
  readonly label: string;
  readonly allowed: boolean;
  /** Why it is refused; empty when allowed. */
  readonly reasons: readonly string[];
  /** One suggestion for each reason; empty when allowed. */
  readonly fix: readonly string[];
  readonly leadsTo: ContentStatus;
}

function isAction(eventType: string): eventType is WorkflowAction {
  return workflowActions.some((action) => action === eventType);
}

/**
 * Every action that leads from an item's status for this person at this moment, in the machine's
 * order. `facts.scheduledFor` decides whether Schedule is allowed: a screen with a date picker
 * passes the chosen date there.
 */
export function offeredActions(
  facts: WorkflowFacts,
  by: WorkflowActor,
  at: Instant,
): readonly OfferedAction[] {
  const snapshot = snapshotOf(facts);

  return getNextTransitions(snapshot).flatMap(({ eventType, description, target }) => {
    const to = target?.[0];
    if (!isAction(eventType) || !to) return [];
    const event: ContentWorkflowEvent =
      eventType === 'SCHEDULE'
        ? { type: eventType, by, at, scheduledFor: facts.scheduledFor ?? '' }
        : { type: eventType, by, at };
    const causes = refusals(snapshot, event, contentWorkflowGuardMessages);
    return {
      event: eventType,
      label: description ?? eventType,
      allowed: snapshot.can(event),
      reasons: causes.map((cause) => cause.reason),
      fix: causes.map((cause) => cause.fix),
      leadsTo: to.key as ContentStatus,
    };
  });
}
