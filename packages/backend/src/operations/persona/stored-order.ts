import type { Move } from '@brandroom/domain/brand/asset-order';
import { inOrder, movedIds } from '@brandroom/domain/brand/asset-order';
import type { BrandId } from '@brandroom/domain/id.schema';

import { notFound } from '../../pipeline/failure';
import type { Collections } from '../../store/collections';
import type { ReadTransaction, WriteTransaction } from '../../store/store';
import type { AssetCollection } from './asset-rights';

const orderId = (collection: AssetCollection, brandId: BrandId) => `${brandId}:${collection}`;

/** The assets of a brand in the order that people gave them, the others after them, oldest first. */
export async function orderedAssets<C extends AssetCollection>(
  transaction: ReadTransaction,
  collection: C,
  brandId: BrandId,
): Promise<Collections[C][]> {
  const rows = await transaction.list(collection, 'byBrand', { equals: [brandId] });
  const order = await transaction.get('orders', orderId(collection, brandId));
  return inOrder(rows, order?.ids ?? []);
}

/** Stores the order after a move. Throws `notFound` where the other asset is not in the brand. */
export async function storeMove(
  transaction: WriteTransaction,
  { collection, brandId, move }: { collection: AssetCollection; brandId: BrandId; move: Move },
): Promise<void> {
  const id = orderId(collection, brandId);
  const rows = await orderedAssets(transaction, collection, brandId);
  const present = new Set<string>(rows.map((row) => row.id));
  if (!present.has(move.besideId)) throw notFound();

  const order = await transaction.get('orders', id);
  const ids: string[] = [];
  for (const each of new Set([...(order?.ids ?? []), ...present])) {
    // A deleted asset keeps its place for as long as it can be restored.
    const isKept = present.has(each) || (await transaction.get('trash', each)) !== undefined;
    if (isKept) ids.push(each);
  }
  await transaction.put('orders', { id, ids: movedIds(ids, move) });
}
