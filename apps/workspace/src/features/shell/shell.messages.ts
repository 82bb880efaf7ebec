// The frame around the signed-in screens: navigation, account menu, notifications, simulation.
import { formatCount } from '@brandroom/domain/format/count';

const approvals = (count: number) =>
  count === 0 ? 'no pending approvals' : formatCount(count, 'pending approval');

/** Every visible string of this room. */
export const shellMessages = {
  palette: {
    button: 'Search',
    label: 'Search Brandroom',
    hint: 'Go to a screen, create, switch brand or change the theme.',
    nothing: (query: string) => `No results for “${query}”`,
    screens: 'Go to',
    create: 'Create',
    createContent: 'Create content',
    brands: 'Brands',
    switchTo: (name: string) => `Switch to ${name}`,
    look: {
      theme: (choice: string) => `Theme: ${choice}`,
      density: (choice: string) => `Density: ${choice}`,
    },
  },
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
  simulation: {
    title: 'Simulation',
    description:
      'The backend runs in this browser and imitates a server. What you set here holds for this tab.',
    latency: 'Latency',
    latencyHelp: 'Multiplies every simulated delay: 0 is at once, 10 the slowest.',
    latencyWrong: 'Enter a number from 0 to 10.',
    fail: 'Operations that fail',
    failHelp:
      'Names with commas between them, such as content.approve, files.upload; with !after behind a name it is done and only its answer is lost; or the share of all operations, such as 0.2.',
    failUnknown: (name: string) => `There is no operation called ${name}.`,
    failRateWrong: 'Enter a share from 0 to 1.',
    offline: 'Offline: every operation fails as if the network were gone',
    apply: 'Apply',
    applied: 'Simulation changed',
    world: 'Clock and samples',
    worldHelp: 'These start the page again.',
    now: 'The clock starts from',
    nowHelp: 'A time such as 2025-06-15T09:00Z; empty for the real time.',
    nowWrong: 'Enter a time such as 2025-06-15T09:00Z.',
    scale: 'Size of the samples',
    scaleHelp: 'A whole number from 1 to 100; each size has a database of its own.',
    scaleWrong: 'Enter a whole number from 1 to 100.',
    restart: 'Reload with these',
  },
} as const;
