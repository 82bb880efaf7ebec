import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import { announce } from '../Announcer/announce';

/** What a toast says, and the one thing that can be done about it. */
export interface ToastContent {
  /** Object and result: «summer.pdf deleted». */
  readonly title: string;
  readonly description?: string;
  /** Usually Undo. Pressing it closes the toast. The same way must exist on the page. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

/** Nobody should have to race a toast: WCAG 2.2.1 asks for 20 s or more where time matters. */
const shownFor = 20_000;

/** The one queue of the app, newest first, three in sight. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });

/**
 * Shows a toast and speaks it once: whoever calls this does not announce as well.
 * @param options.timeout ms, 20 000 at least; `null` keeps it until it is closed. It pauses on hover and focus.
 * @returns how to close it.
 */
export function showToast(
  toast: ToastContent,
  options: { timeout?: number | null; onClose?: () => void } = {},
): () => void {
  const { timeout = shownFor, onClose } = options;
  const key = toastQueue.add(toast, {
    ...(timeout === null ? {} : { timeout: Math.max(timeout, shownFor) }),
    ...(onClose ? { onClose } : {}),
  });
  const words = [
    toast.title,
    toast.description,
    toast.action && `${toast.action.label} available, F6`,
  ];
  announce(words.filter(Boolean).join('. '));
  return () => toastQueue.close(key);
}
