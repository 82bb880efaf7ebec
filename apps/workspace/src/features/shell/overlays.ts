import { lazyPart } from '../../shared/overlay/lazy-part';

/** The menu of the person. */
export const userMenu = lazyPart(() => import('./UserMenu').then(({ UserMenu }) => UserMenu));

/** What opens under the bell. */
export const notificationList = lazyPart(() =>
  import('./NotificationList').then(({ NotificationList }) => NotificationList),
);
