// The frame around the signed-in screens: navigation, account menu, notifications, simulation.
import type { NotificationEvent } from '@brandroom/domain/account/notification-settings.schema';
import { formatCount } from '@brandroom/domain/format/count';

const approvals = (count: number) =>
  count === 0 ? 'no pending approvals' : formatCount(count, 'pending approval');

const by = (name: string | null) => (name === null ? '' : ` by ${name}`);

/** Every visible string of this room. */
export const shellMessages = {
  search: 'Search',
  brand: {
    reload: 'Load brands again',
    change: (name: string, role: string | undefined) =>
      `Brand: ${[name, role].filter(Boolean).join(', ')}, change brand`,
  },
  account: {
    menu: (name: string, role: string) => `Account: ${name}, ${role}`,
    theme: 'Theme',
    density: 'Density',
    looks: {
      system: 'System',
      light: 'Light',
      dark: 'Dark',
      hc: 'High contrast',
      'hc-dark': 'High contrast, dark',
      comfortable: 'Comfortable',
      compact: 'Compact',
    },
    more: 'Account',
    singleKeys: 'Single-key shortcuts',
    on: 'On',
    off: 'Off',
    shortcuts: 'Keyboard shortcuts',
    storage: 'Storage…',
    simulation: 'Simulation…',
    signOut: 'Sign out',
    signOutFailed: 'You are still signed in',
    tryAgain: 'Try again',
  },
  viewing: {
    text: (name: string) => `Viewing as ${name}. You can look but not change anything.`,
    how: 'Press X to stop viewing.',
    stop: 'Stop viewing',
    ended: 'Viewing has ended',
    endedHelp: 'You’re back in your own account.',
  },
  notifications: {
    /** `pending` is null where the person switched off pending items. */
    bell: (pending: number | null, unread: number) =>
      [
        'Notifications',
        ...(pending === null ? [] : [approvals(pending)]),
        ...(unread === 0 ? [] : [`${unread} new`]),
      ].join(', '),
    unknown: 'Notifications',
    changed: (pending: number) => approvals(pending),
    arrived: (count: number) => formatCount(count, 'new notification'),
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
    tryAgain: 'Try again',
    more: (count: number) => `${formatCount(count, 'more item')} in the calendar`,
    calendar: 'View Content Calendar',
    settings: 'Notification settings',
  },
} as const;
