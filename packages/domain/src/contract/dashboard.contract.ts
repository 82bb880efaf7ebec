import * as v from 'valibot';

import { notificationEvents } from '../account/notification-settings.schema';
import { contentItem, contentStatuses } from '../content/content.schema';
import { brandId, contentId, fileId, noticeId } from '../id.schema';
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
  /** At most 5, soonest due first; those without a date come last. */
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

/** Something that happened, for one person: a decision on their item, an upload, a new member. */
export const notice = v.strictObject({
  id: noticeId,
  event: v.picklist(notificationEvents),
  /** The item or file that it is about, where there is one. */
  contentId: v.nullable(contentId),
  fileId: v.nullable(fileId),
  title: v.string(),
  /** Who did it; null for scheduled publishing. */
  byName: v.nullable(v.string()),
  /** The note with a decision. */
  note: v.nullable(v.string()),
  at: instant,
  read: v.boolean(),
});
export type Notice = v.InferOutput<typeof notice>;

/** Pending items by their ids, and notices. */
const marked = v.strictObject({
  ids: v.array(contentId),
  noticeIds: v.optional(v.array(noticeId), []),
});

export const notificationsContract = {
  /**
   * At most 50 of each, newest first; only those that the person can see. Events that they switched
   * off for the bell are left out.
   */
  list: operation.input(v.strictObject({ brandId })).output(
    v.strictObject({
      /** Items waiting for approval. */
      items: v.array(notification),
      /** How many items are waiting, listed or not. */
      total: v.number(),
      /** How many of them are new. */
      unread: v.number(),
      /** The person switched off items waiting for approval. */
      isPendingOff: v.boolean(),
      notices: v.array(notice),
      unreadNotices: v.number(),
    }),
  ),
  markRead: operation.input(marked).output(done),
  markUnread: operation.input(marked).output(done),
};
