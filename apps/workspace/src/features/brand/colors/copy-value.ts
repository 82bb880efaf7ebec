import { announce } from '@brandroom/ui/announce';
import { showToast } from '@brandroom/ui/toast';

import { colorsMessages } from './colors.messages';

const messages = colorsMessages.tile;

/** Copies a color value and reports it. */
export async function copyValue(label: string, value: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(value);
    announce(messages.copied(label, value));
  } catch {
    showToast({ title: messages.notCopied });
  }
}
