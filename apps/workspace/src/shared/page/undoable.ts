import { failureMessages, operationError } from '../api/operation-error';
import { pageMessages } from './page.messages';
import { notify } from './undo-bar';

/** Reports a change that failed. It stays until closed: its list may be gone from the screen. */
export function notifyFailure(title: string, error: unknown, onRetry: () => void): void {
  const { code } = operationError(error);
  const isFinal = code === 'notFound' || code === 'forbidden';
  const words = { title, description: failureMessages[code].title };
  const action = { label: pageMessages.tryAgain, onAction: onRetry };
  notify(isFinal ? words : { ...words, action }, { timeout: null });
}

interface UndoableChange {
  /** «Ocean deleted» */
  title: string;
  description?: string;
  /** Takes the change back, on the screen too. */
  undo: () => Promise<unknown>;
  /** «Ocean restored» */
  undone: string;
  /** «Ocean was not restored» */
  notUndone: string;
}

/** Reports a change with its Undo, and then how the Undo ended. */
export function notifyUndoable({ undo, undone, notUndone, ...toast }: UndoableChange): void {
  async function run(): Promise<void> {
    try {
      await undo();
      notify({ title: undone });
    } catch (error) {
      notifyFailure(notUndone, error, () => void run());
    }
  }
  notify({ ...toast, action: { label: pageMessages.undo, onAction: () => void run() } });
}
