// The notifications that the bell opens: pending items and past events.
import type { NotificationEvent } from '@brandroom/domain/account/notification-settings.schema';
import { formatCount } from '@brandroom/domain/format/count';

const by = (name: string | null) => (name === null ? '' : ` by ${name}`);

/** Every visible string of the notifications. */
export const notificationsMessages = {
  title: 'Notifications',
  item: 'Content Needs Approval',
  updates: 'Updates',
  created: 'Created',
  happened: {
    contentPending: (name: string | null) => `Submitted${by(name)}`,
    contentApproved: (name: string | null) => `Approved${by(name)}`,
    contentRejected: (name: string | null) => `Rejected${by(name)}`,
    contentPublished: (name: string | null) => `Published${by(name) || ' on schedule'}`,
    fileUploaded: (name: string | null) => `Uploaded${by(name)}`,
    memberJoined: () => 'Joined the team',
  } satisfies Record<NotificationEvent, (name: string | null) => string>,
  note: (text: string) => `“${text}”`,
  markAll: 'Mark all as read',
  markNewest: (count: number) => `Mark the newest ${count} as read`,
  marked: 'All notifications marked as read',
  markedNewest: (count: number) => `${formatCount(count, 'notification')} marked as read`,
  markRead: (title: string) => `Mark “${title}” as read`,
  markUnread: (title: string) => `Mark “${title}” as unread`,
  markedRead: 'Marked as read',
  markedUnread: 'Marked as unread',
  markUnreadFailed: 'The notification could not be marked as unread',
  markFailed: 'The notifications could not be marked as read',
  none: 'No pending approvals',
  noneOff: 'No notifications. Pending approvals are turned off for the bell.',
  failed: 'The notifications could not be loaded',
  more: (count: number) => `${formatCount(count, 'more item')} in the calendar`,
  calendar: 'View Content Calendar',
  settings: 'Notification settings',
} as const;
