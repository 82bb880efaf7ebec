import type { ToastContent } from '@brandroom/ui/toast';

import { notify } from './undo-bar';

interface ManyNotice {
  /** «3 of 4 files deleted» */
  title: string;
  /** One line for each reason of a refusal. */
  refusals: readonly string[];
  /** The undo or retry. */
  action?: ToastContent['action'];
}

/** Reports an action on several items. A report with refusals stays until closed. */
export function notifyMany({ title, refusals, action }: ManyNotice): void {
  const words = { title, ...(action && { action }) };
  if (refusals.length === 0) notify(words);
  else notify({ ...words, description: refusals.join('\n') }, { timeout: null });
}
