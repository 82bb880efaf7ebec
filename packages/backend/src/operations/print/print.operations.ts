import type { PrintItem } from '@brandroom/domain/campaign/print-item.schema';
import { contract } from '@brandroom/domain/contract/contract';
import type { Id } from '@brandroom/domain/id.schema';
import { printCopyOf } from '@brandroom/domain/print/draft-of';
import { can } from '@brandroom/domain/rights/can';

import type { Access, BrandSubject } from '../../pipeline/access';
import { inBrand, requireCaller, requireRight } from '../../pipeline/access';
import { conflict, notFound } from '../../pipeline/failure';
import { command, query } from '../../pipeline/operation';
import { discard, onTrashed } from '../trash';

type OnItem = Access<{ id: Id<'Print'> }, BrandSubject & { item: PrintItem }>;

const readDelay = 1000;
const shared = { delay: 500, invalidates: ['print'] } as const;

/** The caller sees the item. */
const onItem: OnItem = async ({ transaction, input, caller: maybe }) => {
  const caller = requireCaller(maybe);
  const item = await transaction.get('prints', input.id);
  if (!item || !can(caller.user, 'advertising.view', item.brandId)) throw notFound();
  return { caller, brandId: item.brandId, item };
};

/** The caller sees the item, and has the right for the action on it. */
const mayChange =
  (action: 'create' | 'edit' | 'delete'): OnItem =>
  async (request) => {
    const subject = await onItem(request);
    requireRight(subject.caller, `advertising.${action}`, subject.brandId);
    return subject;
  };

const mayDelete = mayChange('delete');
const onTrashedItem = onTrashed('prints');

export const listPrint = query(contract.print.list, {
  access: inBrand('advertising.view'),
  delay: readDelay,
  run: (transaction, { input: { brandId } }) =>
    transaction.list('prints', 'byBrand', { equals: [brandId] }, { direction: 'descending' }),
});

export const getPrint = query(contract.print.get, {
  access: onItem,
  delay: readDelay,
  run: (_, { subject }) => subject.item,
});

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
  access: mayChange('edit'),
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
  access: mayChange('create'),
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
