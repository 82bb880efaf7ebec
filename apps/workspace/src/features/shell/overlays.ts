import { lazyPart } from '../../shared/overlay/lazy-part';

/** The menu of the person. */
export const userMenu = lazyPart(() =>
  import('./components/UserMenu').then(({ UserMenu }) => UserMenu),
);

/** What opens under the bell. */
export const notificationList = lazyPart(() =>
  import('./components/NotificationList').then(({ NotificationList }) => NotificationList),
);
