import * as v from 'valibot';

import { contentItem, contentStatuses } from '../content/content.schema';
import { brandId, contentId, fileId } from '../id.schema';
import { instant } from '../time.schema';
import { done, operation } from './base';

export const activityEntry = v.variant('kind', [
  v.strictObject({
    kind: v.literal('content'),
    id: contentId,
    title: v.string(),
    status: v.picklist(contentStatuses),
    at: instant,
  }),
  v.strictObject({ kind: v.literal('file'), id: fileId, name: v.string(), at: instant }),
]);
export type ActivityEntry = v.InferOutput<typeof activityEntry>;

/** A pending review; derived, not stored. */
export const task = v.strictObject({
  id: contentId,
  title: v.string(),
  type: v.literal('approval'),
  dueDate: v.nullable(instant),
  priority: v.literal('high'),
});
export type Task = v.InferOutput<typeof task>;

/** Counts and lists contain only content the person can see (docs/product/content-workflow.md#dashboard). */
export const dashboardSummary = v.strictObject({
  pendingApproval: v.number(),
  scheduledContent: v.number(),
  activeTasks: v.number(),
  recentUpdates: v.number(),
  /** The next 5 scheduled items, soonest first. */
  upcoming: v.array(contentItem),
  tasks: v.array(task),
  /** At most 10, newest first. */
  activity: v.array(activityEntry),
});
export type DashboardSummary = v.InferOutput<typeof dashboardSummary>;

export const dashboardContract = {
  summary: operation.input(v.strictObject({ brandId })).output(dashboardSummary),
};

/** An item that is waiting for approval. */
export const notification = v.strictObject({
  id: contentId,
  title: v.string(),
  createdAt: instant,
  read: v.boolean(),
});
export type Notification = v.InferOutput<typeof notification>;

export const notificationsContract = {
  /** At most 50, newest first; only items that the person can see. */
  list: operation
    .input(v.strictObject({ brandId }))
    .output(
      v.strictObject({ items: v.array(notification), total: v.number(), unread: v.number() }),
    ),
  markRead: operation.input(v.strictObject({ ids: v.array(contentId) })).output(done),
};
