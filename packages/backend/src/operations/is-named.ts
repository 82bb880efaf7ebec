import type { CollectionName, Collections } from '../store/collections';
import { collectionNames } from '../store/collections';
import type { ReadTransaction } from '../store/store';

/** Collections whose references do not count as use: the logs of calls, sessions, and bytes. */
export const unused: readonly CollectionName[] = ['audit', 'blobs', 'meta', 'receipts', 'sessions'];

/**
 * Whether any field of a record has this id, except for records that `isOwn` accepts. It reads
 * every collection, so that a new one is never forgotten.
 */
export async function isNamed(
  transaction: ReadTransaction,
  id: string,
  isOwn: (collection: CollectionName, row: Collections[CollectionName]) => boolean,
): Promise<boolean> {
  for (const collection of collectionNames) {
    if (unused.includes(collection)) continue;
    for (const row of await transaction.all(collection)) {
      if (!isOwn(collection, row) && JSON.stringify(row).includes(id)) return true;
    }
  }
  return false;
}
