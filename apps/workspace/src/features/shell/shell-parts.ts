import { lazyDialog } from '@brandroom/ui/lazy-part';

/** The user menu. */
export const UserMenu = lazyDialog(async () => (await import('./UserMenu')).UserMenu);

/** Shown in a view as another person. */
export const ViewingBar = lazyDialog(async () => (await import('./ViewingBar')).ViewingBar);

/** The overlay of the bell. */
export const NotificationList = lazyDialog(
  async () => (await import('../../shared/notifications/NotificationList')).NotificationList,
);
