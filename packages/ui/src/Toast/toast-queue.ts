import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import type { ToastContent } from './toast';
import { shownAtMost } from './toast';

/** The one queue of the app, newest first, three in sight. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: shownAtMost });
