import type { ToastContent } from '@brandroom/ui/toast';
import { showToast, toastClearings, toastShownFor } from '@brandroom/ui/toast';

import { pageMessages } from './page.messages';

/** The last action, with its undo. */
export interface UndoBarContent extends ToastContent {
  /** Whether the undo has started and has no result yet. */
  readonly isPending: boolean;
  /** Whether its toast shows the same. */
  readonly isInToast: boolean;
}

const listeners = new Set<() => void>();
/** How to close the newest toast of each group. */
const closingsOf = new Map<string, () => void>();
let last: UndoBarContent | null = null;
let clearings = 0;
/** Whether the person has left the page of the action. */
let isElsewhere = false;
let isOver = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function update(next: UndoBarContent | null): void {
  last = next;
  clearings = toastClearings();
  clearTimeout(timer);
  isElsewhere = false;
  isOver = false;
  if (next?.action?.label === pageMessages.undo) timer = setTimeout(end, toastShownFor);
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** The page of the action keeps its Undo for longer. */
function end(): void {
  isOver = true;
  if (isElsewhere && last?.isPending === false) update(null);
}

/** The last notification of `notify`, for the undo bar. */
export const undoBar = {
  /** Null after the toasts were cleared, for example by signing out. */
  now: (): UndoBarContent | null => (clearings === toastClearings() ? last : null),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  clear: (): void => update(null),
  /**
   * Offers an undo to Ctrl/⌘+Z without a toast, for a page that shows its own button. Returns the end of the offer.
   */
  offer: ({ title, onUndo }: { title: string; onUndo: () => void }): (() => void) => {
    const action = { label: pageMessages.undo, onAction: onUndo };
    const offered = { title, action, isPending: false, isInToast: false };
    update(offered);
    return () => {
      if (last === offered) update(null);
    };
  },
  /** Keeps Undo on the next pages until its time is over or its result has arrived. */
  leavePage: (): void => {
    if (last?.action?.label !== pageMessages.undo || isOver) update(null);
    else isElsewhere = true;
  },
  /** Presses the bar's button if it is Undo, for Ctrl/⌘+Z. Returns whether it did. */
  undo: (): boolean => {
    const done = undoBar.now();
    if (done?.action?.label !== pageMessages.undo || done.isPending) return false;
    done.action.onAction();
    return true;
  },
};

/**
 * Shows a toast, and keeps its action for the page's `UndoBar`, because the action must outlast the
 * toast (docs/decisions/0013-undo-on-the-page.md). An action that stays on the page reports its
 * result the same way.
 * @param options.group a newer toast of the same group replaces this one.
 */
export function notify(
  toast: ToastContent,
  { group, ...options }: { timeout?: number | null; group?: string | undefined } = {},
): void {
  const { action, ...words } = toast;
  const onAction = () => {
    const wasElsewhere = isElsewhere;
    if (last === done) update({ ...done, isPending: true, isInToast: false });
    isElsewhere ||= wasElsewhere;
    close();
    action?.onAction();
  };
  const shown = action ? { ...words, action: { ...action, onAction } } : words;
  let done: UndoBarContent = { ...shown, isPending: false, isInToast: true };
  const onClose = () => {
    if (last !== done) return;
    last = done = { ...done, isInToast: false };
    notifyListeners();
  };
  if (group !== undefined) closingsOf.get(group)?.();
  const close = showToast(shown, { ...options, onClose });
  if (group !== undefined) closingsOf.set(group, close);
  update(done);
}
