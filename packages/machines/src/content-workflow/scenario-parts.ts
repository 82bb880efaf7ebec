import type { ContentStatus } from '@brandroom/domain/content/content.schema';

import type { Scenario } from '../testing/scenario';
import type { ContentWorkflowContext, ContentWorkflowEvent } from './content-workflow.events';
import { samplePeople, sampleTimes } from './content-workflow.samples';

export type WorkflowScenario = Scenario<ContentWorkflowContext, ContentWorkflowEvent>;

const { past, now, soon } = sampleTimes;

export const fresh: ContentWorkflowContext = {
  type: 'blog',
  scheduledFor: null,
  approvedAt: null,
  approvedBy: null,
  publishedAt: null,
};
export const approved = { ...fresh, approvedAt: past, approvedBy: samplePeople.manager.id };
export const scheduled = { ...approved, scheduledFor: soon };
export const published = { ...approved, publishedAt: now };

/** The context of an item in each status. */
export const contexts: Record<ContentStatus, ContentWorkflowContext> = {
  draft: fresh,
  pending: fresh,
  approved,
  rejected: fresh,
  scheduled,
  published,
};

export function wishedFor(scheduledFor: string): ContentWorkflowContext {
  return { ...fresh, scheduledFor };
}
