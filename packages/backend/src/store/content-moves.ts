import type { CollectionName, Collections, ContentMoves, StoredContent } from './collections';
import type { ReadTransaction, WriteTransaction } from './store';

/** What figures need of an item. */
export function contentMoves(item: StoredContent): ContentMoves {
  const { id, brandId, type, status, updatedAt, statusLines } = item;
  return { id, brandId, type, status, updatedAt, ...(statusLines && { statusLines }) };
}

/** A transaction of an adapter, which writes one row and no other. */
interface PlainTransaction extends ReadTransaction {
  put<C extends CollectionName>(collection: C, row: Collections[C]): Promise<void>;
  delete(collection: CollectionName, id: string): Promise<void>;
}

/** Writes and deletes with each item its moves. Every adapter goes through here, so nothing gets past it. */
export function withMoves(transaction: PlainTransaction): WriteTransaction {
  return {
    ...transaction,
    put: async (name, row) => {
      const moves = name === 'content' && contentMoves(row as StoredContent);
      await Promise.all([
        transaction.put(name, row),
        moves && transaction.put('contentMoves', moves),
      ]);
    },
    delete: async (name, id) => {
      await Promise.all([
        transaction.delete(name, id),
        name === 'content' && transaction.delete('contentMoves', id),
      ]);
    },
  };
}
