import { showToast } from '@brandroom/ui/toast';

import type { OperationError } from './operation-error';
import { failureMessages, operationError, retryLabel } from './operation-error';

/**
 * Shows a toast for a failed action without a form: the failure, and a retry where the same action
 * may work later. A toast with a retry stays until it is closed.
 */
export function showFailure(thrown: unknown, retry: () => void): void {
  const error = operationError(thrown);
  const { title, text } = failureMessages[error.code];
  const words = { title, description: reasonOf(error) || text };
  const action = { label: retryLabel, onAction: retry };
  if (mayWorkLater(error)) showToast({ ...words, action }, { timeout: null });
  else showToast(words);
}

/** Whether the same action, unchanged, may work later. */
export const mayWorkLater = ({ code }: OperationError): boolean =>
  code === 'failed' || code === 'offline' || code === 'quota';

/** Returns the same message as one text, to be shown beside the action. */
export function failureMessage(thrown: unknown): string {
  const error = operationError(thrown);
  const { title, text } = failureMessages[error.code];
  return reasonOf(error) || `${title}. ${text}`;
}

/** Returns the backend's reason, or '' where the general message is better. */
export function reasonOf({ code, message, fields }: OperationError): string {
  if (code === 'invalid') return fields.map((field) => field.message).join(' ');
  return code === 'conflict' || code === 'forbidden' ? message : '';
}
