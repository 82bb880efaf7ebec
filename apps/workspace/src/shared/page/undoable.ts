import { failureMessages, operationError, retryLabel } from '../api/operation-error';
import { mayWorkLater, reasonOf } from '../api/show-failure';
import { focusActions } from './focus-actions';
import { pageMessages } from './page.messages';
import { notify } from './undo-bar';

/** Reports a failed change. The toast stays until closed, because the list may be off screen. */
export function notifyFailure(title: string, thrown: unknown, onRetry: () => void): void {
  const error = operationError(thrown);
  const words = { title, description: reasonOf(error) || failureMessages[error.code].title };
  const action = { label: retryLabel, onAction: onRetry };
  notify(mayWorkLater(error) ? { ...words, action } : words, { timeout: null });
}

interface UndoableChange {
  /** «Ocean deleted» */
  title: string;
  description?: string;
  /** Reverts the change, including the cached data; null for people who may not. */
  undo: (() => Promise<unknown>) | null;
  /** The item that gets focus once it is restored, in a list that the person is still on. */
  item?: { readonly id: string };
  /** «Ocean restored» */
  undone: string;
  /** «Ocean was not restored» */
  notUndone: string;
  /** A newer change of the same group replaces the toast of this one. */
  group?: string;
}

/** Reports a change with its Undo, and then the result of the Undo. */
export function notifyUndoable(change: UndoableChange): void {
  const { undo, item, undone, notUndone, group, ...toast } = change;
  if (undo === null) return notify(toast, { group });
  const revert = undo;
  const { pathname } = location;
  async function run(): Promise<void> {
    try {
      await revert();
      notify({ title: undone }, { group });
      if (item && location.pathname === pathname) focusActions(item);
    } catch (error) {
      notifyFailure(notUndone, error, () => void run());
    }
  }
  const action = { label: pageMessages.undo, onAction: () => void run() };
  notify({ ...toast, action }, { group });
}
