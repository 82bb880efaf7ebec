import { showToast } from '@brandroom/ui/toast';

import type { OperationError } from './operation-error';
import { failureWords, operationError } from './operation-error';

/** Says that an action failed which has no form of its own: what happened and what to do. */
export function showFailure(thrown: unknown): void {
  const error = operationError(thrown);
  const { title, text } = failureWords[error.code];
  showToast({ title, description: reasonOf(error) || text });
}

/** What the backend says of this very case; empty where only the general words help. */
function reasonOf(error: OperationError): string {
  switch (error.code) {
    case 'conflict':
    case 'forbidden':
      return error.message;
    case 'invalid':
      return error.fields.map(({ message }) => message).join(' ');
    default:
      return '';
  }
}
