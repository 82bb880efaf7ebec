import { showToast } from '@brandroom/ui/toast';

import type { OperationError } from './operation-error';
import { failureMessages, operationError, retryLabel } from './operation-error';

/** Shows a toast for a failed action without a form: the failure and the next step. */
export function showFailure(thrown: unknown): void {
  showToast(toastOf(thrown));
}

/** Shows the same toast with a retry button. */
export function showFailureWithRetry(thrown: unknown, retry: () => void): void {
  showToast({ ...toastOf(thrown), action: { label: retryLabel, onAction: retry } });
}

function toastOf(thrown: unknown) {
  const error = operationError(thrown);
  const { title, text } = failureMessages[error.code];
  return { title, description: reasonOf(error) || text };
}

/** Returns the same message as one text, to be shown beside the action. */
export function failureMessage(thrown: unknown): string {
  const error = operationError(thrown);
  const { title, text } = failureMessages[error.code];
  return reasonOf(error) || `${title}. ${text}`;
}

/** Returns the backend's reason, or '' where the general message is better. */
function reasonOf({ code, message, fields }: OperationError): string {
  if (code === 'invalid') return fields.map((field) => field.message).join(' ');
  return code === 'conflict' || code === 'forbidden' ? message : '';
}
