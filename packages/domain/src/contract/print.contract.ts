import * as v from 'valibot';

import { printItem, printItemDraft, printTypes } from '../campaign/print-item.schema';
import { brandId, printItemId } from '../id.schema';
import { done, operation } from './base';

/** Preview and PDF are drawn from the item's fields. */
export const printContract = {
  /** Newest first. */
  list: operation
    .input(v.strictObject({ brandId, type: v.optional(v.picklist(printTypes)) }))
    .output(v.array(printItem)),
  get: operation.input(v.strictObject({ id: printItemId })).output(printItem),
  update: operation
    .input(v.strictObject({ id: printItemId, draft: printItemDraft }))
    .output(printItem),
  duplicate: operation.input(v.strictObject({ id: printItemId })).output(printItem),
  delete: operation.input(v.strictObject({ id: printItemId })).output(done),
  restore: operation.input(v.strictObject({ id: printItemId })).output(printItem),
};
