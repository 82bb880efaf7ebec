import type { CollectionName } from '../store/collections';
import { collectionNames } from '../store/collections';
import type { Store } from '../store/store';

/** Collections that record calls, refused ones included, rather than what calls change. */
const ofCalls: readonly CollectionName[] = ['audit', 'meta', 'receipts', 'sessions'];

/** Everything that operations change: all collections but the records of the calls themselves. */
export async function storedState(store: Store): Promise<Record<string, unknown>> {
  return store.read(async (transaction) => {
    const rows: Record<string, unknown> = {};
    for (const name of collectionNames) {
      if (!ofCalls.includes(name)) rows[name] = await transaction.all(name);
    }
    return rows;
  });
}
