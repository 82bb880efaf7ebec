import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { WorkflowAction } from '@brandroom/machines/content-workflow/actions';
import type { User } from '@brandroom/domain/account/user.schema';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { useMutation } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { showFailure } from '../../../shared/api/show-failure';
import { useWorkspace } from '../../../shared/brand/workspace';
import { shortText } from '../../../shared/page/short-name';
import { notifyUndoable } from '../../../shared/page/undoable';
import { commandKey, sendOnce } from './command-key';
import { itemMessages } from './item.messages';
import { forgetNote } from './use-note-draft';

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
