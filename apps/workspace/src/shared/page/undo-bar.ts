import type { ToastContent } from '@brandroom/ui/toast';
import { showToast, toastClearings } from '@brandroom/ui/toast';

/** The last action, with its undo. */
export interface UndoBarContent extends ToastContent {
  /** The undo has started and has no result yet. */
  readonly isPending: boolean;
}

/** The label of every undo. */
const undoLabel = 'Undo';

const listeners = new Set<() => void>();
let last: UndoBarContent | null = null;
let clearings = 0;

function update(next: UndoBarContent | null): void {
  last = next;
  clearings = toastClearings();
  for (const listener of listeners) listener();
}

/** The last notification of `notify`, for the undo bar. */
export const undoBar = {
  /** Null once toasts were cleared, as when their person signs out. */
  now: (): UndoBarContent | null => (clearings === toastClearings() ? last : null),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  clear: (): void => update(null),
  /** Presses its button if that is Undo, as Ctrl/⌘+Z does. Returns whether it was. */
  undo: (): boolean => {
    const done = undoBar.now();
    if (done?.action?.label !== undoLabel || done.isPending) return false;
    done.action.onAction();
    return true;
  },
};

/**
 * Shows a toast, and keeps it with its action for the page's `UndoBar`, because the action must
 * outlast the toast (docs/decisions/0013-undo-on-the-page.md). An action that stays on the page
 * reports its result in the same way.
 */
export function notify(toast: ToastContent, options: { timeout?: number | null } = {}): void {
  const { action, ...words } = toast;
  if (!action) {
    showToast(words, options);
    update({ ...words, isPending: false });
    return;
  }
  const onAction = () => {
    close();
    if (last === done) update({ ...done, isPending: true });
    action.onAction();
  };
  const done: UndoBarContent = { ...words, action: { ...action, onAction }, isPending: false };
  const close = showToast({ ...words, action: { ...action, onAction } }, options);
  update(done);
}
