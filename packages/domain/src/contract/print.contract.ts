import * as v from 'valibot';

import { printItem, printItemDraft } from '../campaign/print-item.schema';
import { brandId, printItemId } from '../id.schema';
import { instant } from '../time.schema';
import { done, operation } from './base';

const onItem = v.strictObject({ id: printItemId });

/** Preview and PDF are drawn from the item's fields. */
export const printContract = {
  /** Newest first. */
  list: operation.input(v.strictObject({ brandId })).output(v.array(printItem)),
  get: operation.input(onItem).output(printItem),
  create: operation.input(v.strictObject({ brandId, draft: printItemDraft })).output(printItem),
  /** A `conflict` where the item was changed after `updatedAt`, the moment of the version that was edited. */
  update: operation
    .input(v.strictObject({ id: printItemId, updatedAt: instant, draft: printItemDraft }))
    .output(printItem),
  duplicate: operation.input(onItem).output(printItem),
  /** Moves it to the trash. */
  delete: operation.input(onItem).output(done),
  restore: operation.input(onItem).output(printItem),
};
