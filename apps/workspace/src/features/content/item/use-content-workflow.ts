import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { OfferedAction, WorkflowAction } from '@brandroom/machines/content-workflow/actions';
import { offeredActions } from '@brandroom/machines/content-workflow/actions';
import type { WorkflowFacts } from '@brandroom/machines/content-workflow/decide';
import { decide, snapshotOf } from '@brandroom/machines/content-workflow/decide';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';
import type { User } from '@brandroom/domain/account/user.schema';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { Instant } from '@brandroom/domain/time.schema';
import { useMutation } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { showFailure } from '../../../shared/api/show-failure';
import { useWorkspace } from '../../../shared/brand/workspace';
import { shortText } from '../../../shared/page/short-name';
import { notifyUndoable } from '../../../shared/page/undoable';
import type { Clock } from '../../../shared/time/clock';
import { instantNow, useClock, useNow } from '../../../shared/time/clock';
import { commandKey, sendOnce } from './command-key';
import { itemMessages } from './item.messages';
import { forgetNote } from './use-note-draft';

const day = 24 * 60 * 60 * 1000;

export interface WorkflowStep {
  action: WorkflowAction;
  note?: string;
  scheduledFor?: string;
  /** Whether to proceed although the item exceeds a limit of its channel. */
  anyway?: boolean;
}

/** A workflow step on the version of the item that the person sees. */
export interface ItemStep extends WorkflowStep {
  item: ContentItem;
}

/** Returns the workflow actions that a person can take on an item. */
export function actionsOffered(
  item: WorkflowFacts & Pick<ContentItem, 'brandId'>,
  user: User,
  clock: Clock,
): readonly OfferedAction[] {
  const at = instantNow(clock);
  // The Schedule dialog asks for the date, so any valid date is checked here.
  const later = instantNow(() => clock() + day);
  const facts = item.status === 'approved' ? { ...item, scheduledFor: later } : item;
  return offeredActions(facts, workflowActor(user, item), at);
}

/** Returns the workflow actions that the signed-in user can take on an item. */
export function useOfferedActions(item: ContentItem): readonly OfferedAction[] {
  const { user } = useWorkspace();
  return actionsOffered(item, user, useClock());
}

/** Returns whether the signed-in person may edit the content in its current state. */
export function useMayChange(item: ContentItem): boolean {
  const { user } = useWorkspace();
  const at = useNow()();
  const by = workflowActor(user, item);
  return snapshotOf(item).can({ type: 'EDIT', by, at, scope: 'content' });
}

/**
 * Returns whether saving a change withdraws the approval
 * (docs/product/content-workflow.md#changes-after-approval).
 */
export function losesApproval(
  item: ContentItem,
  { user, now }: { readonly user: User; readonly now: Instant },
): boolean {
  const by = workflowActor(user, item);
  const decision = decide(item, { type: 'EDIT', by, at: now, scope: 'content' });
  return decision.taken && decision.facts.status !== item.status;
}

/**
 * Performs a workflow step and deletes the person's stored note about the item; sending it again is
 * the same command.
 */
export async function takeStep(
  { content }: WorkspaceClient,
  user: User,
  { item, action, note, scheduledFor = '', anyway }: ItemStep,
): Promise<ContentItem> {
  const { id, version } = item;
  const idempotencyKey = await commandKey(`${id}/${version}/${action}`, {
    note,
    scheduledFor,
    anyway,
  });
  const options = { context: { idempotencyKey } };
  const step = { id, version };
  const decision = note ? { ...step, note } : step;
  const steps: Record<WorkflowAction, () => Promise<ContentItem>> = {
    SUBMIT: () => content.submit(step, options),
    APPROVE: () => content.approve(decision, options),
    REJECT: () => content.reject(decision, options),
    PUBLISH: () => content.publish({ ...step, anyway }, options),
    UNSCHEDULE: () => content.unschedule(step, options),
    SCHEDULE: () => content.schedule({ ...step, scheduledFor, anyway }, options),
  };
  const stored = await steps[action]();
  forgetNote(user.id, item);
  return stored;
}

interface StepAnswers {
  /** Called with the stored item after a step, instead of the success message. */
  onTaken?: (step: ItemStep, stored: ContentItem) => void;
  /** Called when a step is refused, instead of the failure message. */
  onRefused?: (error: unknown, retry: () => void) => void;
}

/** Takes a decision back. */
export const undoDecision = async (
  { content }: WorkspaceClient,
  { id, version }: Pick<ContentItem, 'id' | 'version'>,
): Promise<ContentItem> =>
  sendOnce(`${id}/${version}/undoDecision`, (options) =>
    content.undoDecision({ id, version }, options),
  );

/** Returns a function that shows a toast for a performed step, with the undo of a decision. */
export function useNotifyStep() {
  const client = useClient();
  return ({ item, action }: ItemStep, stored: ContentItem): void => {
    const title = shortText(item.title);
    const isDecision = action === 'APPROVE' || action === 'REJECT';
    notifyUndoable({
      title: itemMessages.done[action](title),
      undo: isDecision ? async () => undoDecision(client, stored) : null,
      undone: itemMessages.undecided(title),
      notUndone: itemMessages.notUndecided(title),
    });
  };
}

/**
 * Performs workflow steps. After a refusal the content is refetched, so that the next step applies
 * to the stored version.
 */
export function useWorkflowStep({ onTaken, onRefused = showFailure }: StepAnswers = {}) {
  const client = useClient();
  const notifyStep = useNotifyStep();
  const { user } = useWorkspace();
  const mutation = useMutation({
    mutationKey: useApi().content.key(),
    mutationFn: (step: ItemStep) => takeStep(client, user, step),
    onSuccess: (stored, step) => (onTaken ?? notifyStep)(step, stored),
    onError: (error: Error, step) => onRefused(error, () => mutation.mutate(step)),
  });
  return mutation;
}
