import type { Move } from '@brandroom/domain/brand/asset-order';
import type { ChangeTopic } from '@brandroom/domain/contract/changes.contract';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { Instant } from '@brandroom/domain/time.schema';

import type { Env } from '../../env';
import type { Access, BrandSubject } from '../../pipeline/access';
import { inBrand, requireCaller, requireRight } from '../../pipeline/access';
import { notFound } from '../../pipeline/failure';
import type { Run } from '../../pipeline/operation';
import type { Collections } from '../../store/collections';
import type { WriteTransaction } from '../../store/store';
import type { TrashedSubject } from '../trash';
import { discard, onTrashed } from '../trash';
import type { AssetCollection, AssetRights } from './asset-rights';
import { assetRights, seesAsset } from './asset-rights';
import { storeMove } from './stored-order';

/** The fields of an asset that no person edits. */
interface AssetRecord<C extends AssetCollection> {
  id: Collections[C]['id'];
  brandId: BrandId;
  createdAt: Instant;
  updatedAt: Instant;
}

interface Assets<C extends AssetCollection, Draft, Answer> {
  collection: C;
  topic: ChangeTopic;
  newId: (env: Env) => Collections[C]['id'];
  /** The row of a draft; `before` is the row that it replaces, null for a new one. */
  toRow: (draft: Draft, record: AssetRecord<C>, before: Collections[C] | null) => Collections[C];
  /** The row as the contract shows it. */
  toAnswer: (row: Collections[C]) => Answer;
}

interface AssetSubject<C extends AssetCollection> extends BrandSubject {
  row: Collections[C];
}

type AssetRun<Input, Subject> = Run<Input, Subject, undefined>;

/** The caller sees the asset, and has the right for the action on it. */
export function onAsset<C extends AssetCollection>(
  collection: C,
  action: 'view' | 'edit' | 'delete',
): Access<{ id: string }, AssetSubject<C>> {
  return async ({ transaction, input, caller: maybe }) => {
    const caller = requireCaller(maybe);
    const row = await transaction.get(collection, input.id);
    if (!row || !seesAsset(caller.user, collection, row.brandId)) throw notFound();
    const { [action]: right }: AssetRights = assetRights[collection];
    if (right !== null) requireRight(caller, right, row.brandId);
    return { caller, brandId: row.brandId, row };
  };
}

/** The definitions of the commands that every kind of brand asset has, by their names in the contract. */
export function assetCommands<C extends AssetCollection, Draft, Answer>({
  collection,
  topic,
  newId,
  toRow,
  toAnswer,
}: Assets<C, Draft, Answer>) {
  const shared = { delay: 500, invalidates: [topic] };
  const onTrashedAsset = onTrashed(collection);
  const onDeletable = onAsset(collection, 'delete');
  const onEditable = onAsset(collection, 'edit');
  return {
    create: {
      ...shared,
      access: inBrand(assetRights[collection].create),
      run: async (
        transaction: WriteTransaction,
        { input, at, env }: AssetRun<{ brandId: BrandId; draft: Draft }, BrandSubject>,
      ) => {
        const { brandId, draft } = input;
        const record = { id: newId(env), brandId, createdAt: at, updatedAt: at };
        const row = toRow(draft, record, null);
        await transaction.put(collection, row);
        return toAnswer(row);
      },
    },
    update: {
      ...shared,
      access: onEditable,
      run: async (
        transaction: WriteTransaction,
        { input, subject, at }: AssetRun<{ id: string; draft: Draft }, AssetSubject<C>>,
      ) => {
        const { id, brandId, createdAt } = subject.row;
        const row = toRow(input.draft, { id, brandId, createdAt, updatedAt: at }, subject.row);
        await transaction.put(collection, row);
        return toAnswer(row);
      },
    },
    delete: {
      ...shared,
      access: onDeletable,
      accessOnRetry: onTrashedAsset,
      run: async (
        transaction: WriteTransaction,
        { subject: { row, caller }, at }: AssetRun<{ id: string }, AssetSubject<C>>,
      ) => {
        await discard(transaction, { collection, row, caller, at });
        return null;
      },
    },
    restore: {
      ...shared,
      access: onTrashedAsset,
      accessOnRetry: onDeletable,
      run: async (
        transaction: WriteTransaction,
        { subject: { row, entryId } }: AssetRun<{ id: string }, TrashedSubject<C>>,
      ) => {
        await transaction.put(collection, row);
        await transaction.delete('trash', entryId);
        return toAnswer(row);
      },
    },
    reorder: {
      ...shared,
      access: onEditable,
      run: async (
        transaction: WriteTransaction,
        { input: move, subject: { brandId } }: AssetRun<Move, AssetSubject<C>>,
      ) => {
        await storeMove(transaction, { collection, brandId, move });
        return null;
      },
    },
  };
}
