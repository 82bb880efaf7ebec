import { formatCount } from '@brandroom/domain/format/count';

const approvals = (count: number) =>
  count === 0 ? 'no pending approvals' : formatCount(count, 'pending approval');

/** Every visible string of the frame around the signed-in screens. */
export const shellMessages = {
  productTitle: 'Brandroom',
  brand: {
    reload: 'Load brands again',
    change: (name: string) => `Brand: ${name}, change brand`,
  },
  account: {
    menu: (name: string, initials: string) => `Account: ${name} (${initials})`,
    theme: 'Theme',
    density: 'Density',
    looks: {
      system: 'System',
      light: 'Light',
      dark: 'Dark',
      hc: 'High contrast',
      comfortable: 'Comfortable',
      compact: 'Compact',
    },
    more: 'Account',
    simulation: 'Simulation…',
    signOut: 'Sign out',
    signingOut: 'Signing out…',
    signOutFailed: 'You are still signed in',
    tryAgain: 'Try again',
  },
  notifications: {
    bell: (count: number) => `Notifications, ${approvals(count)}`,
    unknown: 'Notifications',
    changed: (count: number) => approvals(count),
    title: 'Notifications',
    item: 'Content Needs Approval',
    created: 'Created',
    unread: 'New',
    markAll: 'Mark all as read',
    markNewest: (count: number) => `Mark the newest ${count} as read`,
    marked: 'All notifications marked as read',
    markedNewest: (count: number) => `${formatCount(count, 'notification')} marked as read`,
    markFailed: 'The notifications could not be marked as read',
    none: 'No pending approvals',
    failed: 'The notifications could not be loaded',
    tryAgain: 'Try again',
    more: (count: number) => `${formatCount(count, 'more item')} in the calendar`,
    calendar: 'View Content Calendar',
  },
} as const;
