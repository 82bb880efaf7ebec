import { announce } from '@brandroom/ui/announce';
import { showToast } from '@brandroom/ui/toast';

import { colorsMessages } from './colors.messages';

const messages = colorsMessages.tile;

/** Copies a value of a color and says so. */
export async function copyValue(label: string, value: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(value);
    announce(messages.copied(label, value));
  } catch {
    showToast({ title: messages.notCopied });
  }
}
