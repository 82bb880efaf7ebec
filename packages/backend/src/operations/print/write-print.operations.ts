import type { PrintItem } from '@brandroom/domain/campaign/print-item.schema';
import { contract } from '@brandroom/domain/contract/contract';
import { printCopyOf } from '@brandroom/domain/print/draft-of';

import { inBrand } from '../../pipeline/access';
import { conflict } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { discard, onTrashed } from '../trash';
import { mayChangeItem } from './stored-print';

const shared = { delay: 500, invalidates: ['print'] } as const;
const mayDelete = mayChangeItem('delete');
const onTrashedItem = onTrashed('prints');

export const createPrint = command(contract.print.create, {
  ...shared,
  access: inBrand('advertising.create'),
  run: async (transaction, { input: { brandId, draft }, at, env }) => {
    const record = { id: env.id('Print'), brandId, createdAt: at, updatedAt: at };
    const item: PrintItem = { ...draft, ...record };
    await transaction.put('prints', item);
    return item;
  },
});

export const updatePrint = command(contract.print.update, {
  ...shared,
  access: mayChangeItem('edit'),
  run: async (transaction, { input, subject: { item }, at }) => {
    const { id, brandId, createdAt, updatedAt } = item;
    if (input.updatedAt !== updatedAt) {
      throw conflict(
        'Someone changed this item after you opened it. Your text is kept: reload the page, check it and save again.',
        { reason: 'version', current: item, changedAt: updatedAt },
      );
    }
    const changed: PrintItem = { ...input.draft, id, brandId, createdAt, updatedAt: at };
    await transaction.put('prints', changed);
    return changed;
  },
});

export const duplicatePrint = command(contract.print.duplicate, {
  ...shared,
  access: mayChangeItem('create'),
  run: async (transaction, { subject: { item, brandId }, at, env }) => {
    const record = { id: env.id('Print'), brandId, createdAt: at, updatedAt: at };
    const copy: PrintItem = { ...printCopyOf(item), ...record };
    await transaction.put('prints', copy);
    return copy;
  },
});

export const deletePrint = command(contract.print.delete, {
  ...shared,
  access: mayDelete,
  accessOnRetry: onTrashedItem,
  run: async (transaction, { subject: { item, caller }, at }) => {
    await discard(transaction, { collection: 'prints', row: item, caller, at });
    return null;
  },
});

export const restorePrint = command(contract.print.restore, {
  ...shared,
  access: onTrashedItem,
  accessOnRetry: mayDelete,
  run: async (transaction, { subject: { row, entryId } }) => {
    await transaction.put('prints', row);
    await transaction.delete('trash', entryId);
    return row;
  },
});
