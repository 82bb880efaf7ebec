import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { OfferedAction, WorkflowAction } from '@brandroom/machines/content-workflow/actions';
import { offeredActions } from '@brandroom/machines/content-workflow/actions';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';
import { useMutation } from '@tanstack/react-query';

import { useClient } from '../../shared/api/api';
import { useWorkspace } from '../../shared/brand/workspace';
import { useClock } from '../../shared/time/clock';

const day = 24 * 60 * 60 * 1000;

export interface WorkflowStep {
  action: WorkflowAction;
  note?: string;
  scheduledFor?: string;
}

/** The ways on from an item for whoever is signed in, as the workflow machine knows them. */
export function useOfferedActions(item: ContentItem): readonly OfferedAction[] {
  const { user } = useWorkspace();
  const clock = useClock();
  const at = new Date(clock()).toISOString();
  // Schedule asks for its date in a dialog: what is asked here is whether any date would do.
  const later = new Date(clock() + day).toISOString();
  const facts = item.status === 'approved' ? { ...item, scheduledFor: later } : item;
  return offeredActions(facts, workflowActor(user, item), at);
}

/** Takes a step of the workflow; rejects with the operation's failure. */
export function useWorkflowStep(item: ContentItem) {
  const { content } = useClient();
  const { id, version } = item;
  return useMutation({
    mutationFn: ({ action, note, scheduledFor = '' }: WorkflowStep): Promise<ContentItem> => {
      const step = { id, version };
      const decision = note ? { ...step, note } : step;
      const steps: Record<WorkflowAction, () => Promise<ContentItem>> = {
        SUBMIT: () => content.submit(step),
        APPROVE: () => content.approve(decision),
        REJECT: () => content.reject(decision),
        PUBLISH: () => content.publish(step),
        UNSCHEDULE: () => content.unschedule(step),
        SCHEDULE: () => content.schedule({ ...step, scheduledFor }),
      };
      return steps[action]();
    },
  });
}
