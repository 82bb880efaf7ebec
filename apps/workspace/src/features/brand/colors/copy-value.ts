import { showToast } from '@brandroom/ui/toast';

import { colorsMessages } from './colors.messages';

const messages = colorsMessages.tile;

/** Copies a color value and reports it. */
export async function copyValue(value: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(value);
    showToast({ title: messages.copied(value) });
  } catch {
    showToast({ title: messages.notCopied });
  }
}
