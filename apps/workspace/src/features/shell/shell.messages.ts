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
  },
  viewing: {
    text: (name: string) => `Viewing as ${name}. You can look but not change anything.`,
    how: 'Press X to stop viewing.',
    stop: 'Stop viewing',
    ended: 'Viewing has ended',
    endedHelp: 'You’re back in your own account.',
  },
  notifications: {
    /** `pending` is null if the person turned off pending items. */
    bell: (pending: number | null, unread: number) =>
      [
        'Notifications',
        ...(pending === null ? [] : [approvals(pending)]),
        ...(unread === 0 ? [] : [`${unread} new`]),
      ].join(', '),
    unknown: 'Notifications',
    changed: (pending: number) => approvals(pending),
    arrived: (count: number) => formatCount(count, 'new notification'),
  },
} as const;
