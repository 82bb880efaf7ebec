import type { CollectionName } from '../store/collections';
import type { Store } from '../store/store';

/** Returns the store; calls `onList` with each collection that a read lists, and the number of rows found. */
export function watchedStore(
  store: Store,
  onList: (collection: CollectionName, rows: number) => void,
): Store {
  return {
    ...store,
    read: (work) =>
      store.read((transaction) =>
        work({
          ...transaction,
          list: async (collection, index, range, page) => {
            const found = await transaction.list(collection, index, range, page);
            onList(collection, found.length);
            return found;
          },
        }),
      ),
  };
}
