import type { PrintItemDraft } from '@brandroom/domain/campaign/print-item.schema';
import { printSizeLabels } from '@brandroom/domain/campaign/print-item.schema';
import { printTypeLabels } from '@brandroom/domain/campaign/print-type';

import { printMessages } from './print.messages';

/** Returns the size of an item as text; for a business card both edges. */
export function sizeText({ size, orientation }: PrintItemDraft): string {
  const side = printMessages.form.orientations[orientation].toLowerCase();
  return `${printSizeLabels[size]}, ${side}`;
}

/** Returns the details of an item on one line. */
export function factsOf(item: PrintItemDraft): string {
  return `${printTypeLabels[item.type]}, ${sizeText(item)}`;
}
