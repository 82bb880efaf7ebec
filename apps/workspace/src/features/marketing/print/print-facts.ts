import type { PrintItemDraft } from '@brandroom/domain/campaign/print-item.schema';
import { printSizeLabels } from '@brandroom/domain/campaign/print-item.schema';
import { printTypeLabels } from '@brandroom/domain/campaign/print-type';

import { printMessages } from './print.messages';

/** Returns the size of an item as text; for a business card both edges. */
export function sizeText({ size, orientation }: PrintItemDraft): string {
  const side = printMessages.form.orientations[orientation].toLowerCase();
  return `${printSizeLabels[size]}, ${side}`;
}

/** Returns the details of an item on one line; its picture shows the orientation. */
export function factsOf({ type, size }: PrintItemDraft): string {
  return `${printTypeLabels[type]}, ${printSizeLabels[size]}`;
}
