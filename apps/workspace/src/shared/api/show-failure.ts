import { showToast } from '@brandroom/ui/toast';

import { failureWords, operationError } from './operation-error';

/** Says that an action failed which has no form of its own: what happened and what to do. */
export function showFailure(thrown: unknown): void {
  const { code, message } = operationError(thrown);
  const { title, text } = failureWords[code];
  showToast({
    title,
    description: code === 'conflict' || code === 'forbidden' ? message : text,
  });
}
