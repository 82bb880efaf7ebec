// The frame around the signed-in screens: navigation, account menu, notifications, simulation.
import { formatCount } from '@brandroom/domain/format/count';

const approvals = (count: number) =>
  count === 0 ? 'no pending approvals' : formatCount(count, 'pending approval');

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
  notifications: {
    bell: (count: number, unread: number) =>
      `Notifications, ${approvals(count)}${unread === 0 ? '' : `, ${unread} new`}`,
    unknown: 'Notifications',
    changed: (count: number) => approvals(count),
    title: 'Notifications',
    item: 'Content Needs Approval',
    created: 'Created',
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
