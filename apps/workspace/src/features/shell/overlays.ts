import { lazyDialog } from '../../shared/load/lazy-part';

/** The menu of the person. */
export const UserMenu = lazyDialog(async () => (await import('./UserMenu')).UserMenu);

/** Shown while somebody views as another person. */
export const ViewingBar = lazyDialog(async () => (await import('./ViewingBar')).ViewingBar);

/** The overlay of the bell. */
export const NotificationList = lazyDialog(
  async () => (await import('../../shared/notifications/NotificationList')).NotificationList,
);
