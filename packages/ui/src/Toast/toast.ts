import { announce } from '../Announcer/announce';
import type { toastQueue as queue } from './toast-queue';
import type { ToastStack as ToastStackComponent } from './ToastStack';

/** The text of a toast, with at most one action. */
export interface ToastContent {
  /** Object and result: «summer.pdf deleted». */
  readonly title: string;
  readonly description?: string;
  /** Usually Undo. Pressing it closes the toast. The same way must exist on the page. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

interface Shown {
  ToastStack: typeof ToastStackComponent;
  toastQueue: typeof queue;
}

/**
 * Milliseconds (docs/decisions/0013-undo-on-the-page.md). Toasts stay long enough to act on: WCAG
 * 2.2.1 asks for 20 s or more if time matters.
 */
export const toastShownFor = 20_000;

/** The newest ones are in sight. */
export const shownAtMost = 3;

const listeners = new Set<() => void>();
let loaded: Shown | null = null;
let shown: Shown | null = null;
let loading: Promise<Shown> | null = null;
/** Counts the clearings, so that a toast that still waits for its code does not outlast one. */
let clearings = 0;

async function fetchShown(): Promise<Shown> {
  try {
    const [{ ToastStack }, { toastQueue }] = await Promise.all([
      import('./ToastStack'),
      import('./toast-queue'),
    ]);
    loaded = { ToastStack, toastQueue };
    return loaded;
  } catch (error) {
    // The next toast tries again.
    loading = null;
    throw error;
  }
}

/** Loads the code of toasts, so that the first one need not wait for it. */
export function loadToasts(): Promise<Shown> {
  return (loading ??= fetchShown());
}

/** Mounts the region. That happens with the first toast, not when the code arrives. */
function mount(code: Shown): void {
  if (shown) return;
  shown = code;
  for (const listener of listeners) listener();
}

/** The mounted toasts; null before the first one. */
export const shownToasts = {
  now: (): Shown | null => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Shows a toast and announces it once, so callers do not announce it too.
 * @param options.timeout ms, 20 000 at least; `null` keeps it until it is closed. It pauses on hover and focus.
 * @param options.onClose called when it is closed, and when it can't be shown.
 * @returns how to close it.
 */
export function showToast(
  toast: ToastContent,
  options: { timeout?: number | null; onClose?: () => void } = {},
): () => void {
  const { timeout = toastShownFor, onClose } = options;
  const words = [
    toast.title,
    toast.description,
    toast.action && `${toast.action.label} available, F6`,
  ];
  announce(words.flatMap((each) => each?.replace(/\.$/u, '') || []).join('. '));

  const clearedBefore = clearings;
  let isClosed = false;
  let close = () => {
    isClosed = true;
  };
  const add = (code: Shown) => {
    if (isClosed || clearings !== clearedBefore) return;
    mount(code);
    const { toastQueue } = code;
    // Closes a toast that this one pushes out of sight, because its time to undo is over.
    const [oldest] = toastQueue.visibleToasts.slice(shownAtMost - 1);
    if (oldest?.timeout !== undefined) toastQueue.close(oldest.key);
    const key = toastQueue.add(toast, {
      ...(timeout === null ? {} : { timeout: Math.max(timeout, toastShownFor) }),
      ...(onClose ? { onClose } : {}),
    });
    close = () => toastQueue.close(key);
  };
  if (loaded) add(loaded);
  // Its text was already announced, and the page shows it as well.
  else loadToasts().then(add, () => onClose?.());
  return () => close();
}

/** Takes all toasts away, as when their person signs out; their `onClose` is not called. */
export function clearToasts(): void {
  clearings += 1;
  shown?.toastQueue.clear();
}

/** The number of times that toasts were cleared, so that a page also removes its copy of a cleared toast. */
export const toastClearings = (): number => clearings;
