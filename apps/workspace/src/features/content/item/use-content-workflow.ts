import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { OfferedAction, WorkflowAction } from '@brandroom/machines/content-workflow/actions';
import { offeredActions } from '@brandroom/machines/content-workflow/actions';
import type { WorkflowFacts } from '@brandroom/machines/content-workflow/decide';
import { snapshotOf } from '@brandroom/machines/content-workflow/decide';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';
import type { User } from '@brandroom/domain/account/user.schema';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { useMutation } from '@tanstack/react-query';

import { useClient } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import type { Clock } from '../../../shared/time/clock';
import { useClock } from '../../../shared/time/clock';
import { commandKey } from './command-key';

const day = 24 * 60 * 60 * 1000;

export interface WorkflowStep {
  action: WorkflowAction;
  note?: string;
  scheduledFor?: string;
}

/** The ways on from an item for a person, as the workflow machine knows them. */
export function actionsOffered(
  item: WorkflowFacts & Pick<ContentItem, 'brandId'>,
  user: User,
  clock: Clock,
): readonly OfferedAction[] {
  const at = new Date(clock()).toISOString();
  // Schedule asks for its date in a dialog: what is asked here is whether any date would do.
  const later = new Date(clock() + day).toISOString();
  const facts = item.status === 'approved' ? { ...item, scheduledFor: later } : item;
  return offeredActions(facts, workflowActor(user, item), at);
}

/** The ways on from an item for whoever is signed in. */
export function useOfferedActions(item: ContentItem): readonly OfferedAction[] {
  const { user } = useWorkspace();
  return actionsOffered(item, user, useClock());
}

/** Whether whoever is signed in may change the content as it stands now. */
export function useMayChange(item: ContentItem): boolean {
  const { user } = useWorkspace();
  const at = new Date(useClock()()).toISOString();
  const by = workflowActor(user, item);
  return snapshotOf(item).can({ type: 'EDIT', by, at, touches: 'content' });
}

/** Takes a step of the workflow; rejects with the operation's failure. */
export async function takeStep(
  { content }: WorkspaceClient,
  { id, version }: ContentItem,
  { action, note, scheduledFor = '' }: WorkflowStep,
): Promise<ContentItem> {
  const idempotencyKey = await commandKey(`${id}/${version}/${action}`, { note, scheduledFor });
  const options = { context: { idempotencyKey } };
  const step = { id, version };
  const decision = note ? { ...step, note } : step;
  const steps: Record<WorkflowAction, () => Promise<ContentItem>> = {
    SUBMIT: () => content.submit(step, options),
    APPROVE: () => content.approve(decision, options),
    REJECT: () => content.reject(decision, options),
    PUBLISH: () => content.publish(step, options),
    UNSCHEDULE: () => content.unschedule(step, options),
    SCHEDULE: () => content.schedule({ ...step, scheduledFor }, options),
  };
  return steps[action]();
}

/** Steps of one item, with whether one is on its way. */
export function useWorkflowStep(item: ContentItem) {
  const client = useClient();
  return useMutation({ mutationFn: (step: WorkflowStep) => takeStep(client, item, step) });
}
