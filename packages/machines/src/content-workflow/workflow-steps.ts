import type { ContentAction, ContentStatus } from '@brandroom/domain/content/content.schema';

import type { ContentWorkflowEvent } from './content-workflow.events';
import { contentWorkflow } from './content-workflow.machine';

/** One step of the chart: an event, and a status that it can lead to. */
export interface WorkflowStep {
  readonly from: ContentStatus;
  readonly event: ContentWorkflowEvent['type'];
  readonly to: ContentStatus;
}

/** Every step of the content workflow, in the chart's order. */
export const workflowSteps: readonly WorkflowStep[] = Object.values(
  contentWorkflow.root.states,
).flatMap((state) =>
  [...state.transitions.values()].flat().flatMap(({ eventType, target = [] }) =>
    target.map((to) => ({
      from: state.key as ContentStatus,
      event: eventType as WorkflowStep['event'],
      to: to.key as ContentStatus,
    })),
  ),
);

/** The events behind each action that the history names. */
export const eventsOfAction: Readonly<Record<ContentAction, readonly WorkflowStep['event'][]>> = {
  create: [],
  delete: [],
  edit: ['EDIT', 'REVERT'],
  submit: ['SUBMIT'],
  approve: ['APPROVE'],
  reject: ['REJECT'],
  schedule: ['SCHEDULE'],
  unschedule: ['UNSCHEDULE'],
  publish: ['PUBLISH'],
  due: ['DUE'],
  restore: ['RESTORE'],
  takeBack: ['UNDO_MOVE', 'UNDO_DECISION'],
};
