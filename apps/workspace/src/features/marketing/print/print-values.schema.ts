import { orientations, printItemDraft } from '@brandroom/domain/campaign/print-item.schema';
import { printTypes } from '@brandroom/domain/campaign/print-type';
import { colorId, logoId } from '@brandroom/domain/id.schema';
import * as v from 'valibot';

import type { PrintValues } from './print-values';
import { draftOf } from './print-values';

const none = v.literal('');
const kept = v.object({
  name: v.string(),
  type: v.picklist(printTypes),
  size: printItemDraft.entries.size,
  orientation: v.picklist(orientations),
  headline: v.string(),
  body: v.string(),
  footer: v.string(),
  colorId: v.union([none, colorId]),
  logoId: v.union([none, logoId]),
});

/**
 * Returns whether a stored value has the current format; text of older versions is not restored.
 */
export function isPrintValues(value: unknown): value is PrintValues {
  return v.is(kept, value);
}

/** Converts the form's values to a draft. */
export const printForm = v.pipe(
  kept,
  v.transform((values): unknown => draftOf(values)),
  printItemDraft,
);
