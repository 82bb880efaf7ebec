import { showToast } from '@brandroom/ui/toast';

import type { OperationError } from './operation-error';
import { failureMessages, operationError } from './operation-error';

/** Says that an action failed which has no form of its own: what happened and what to do. */
export function showFailure(thrown: unknown): void {
  const error = operationError(thrown);
  const { title, text } = failureMessages[error.code];
  showToast({ title, description: reasonOf(error) || text });
}

/** The same in one text, for a place beside what failed. */
export function failureMessage(thrown: unknown): string {
  const error = operationError(thrown);
  const { title, text } = failureMessages[error.code];
  return reasonOf(error) || `${title}. ${text}`;
}

/** What the backend says of this very case; empty where only the general words help. */
function reasonOf({ code, message, fields }: OperationError): string {
  if (code === 'invalid') return fields.map((field) => field.message).join(' ');
  return code === 'conflict' || code === 'forbidden' ? message : '';
}
