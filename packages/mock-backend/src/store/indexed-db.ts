import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { openDB } from 'idb';

import type { CollectionName } from './collections';
import { collectionNames, indexes } from './collections';
import type { Page, Range, Store, WriteTransaction } from './store';
import { StoreFullError, StoreLostError } from './store';

/** Raised with each change of `collections.ts` that a stored database must follow. */
const schemaVersion = 1;

// In IndexedDB's order of keys an array comes after every text.
const afterEveryText: IDBValidKey = [];

function keyRange({ equals, from, until }: Range): IDBKeyRange {
  const lower = from === undefined ? [...equals] : [...equals, from];
  const upper = [...equals, until ?? afterEveryText];
  return IDBKeyRange.bound(lower, upper, false, true);
}

type AnyTransaction = IDBPTransaction<unknown, string[], 'readwrite' | 'readonly'>;

function transactionOn(transaction: AnyTransaction): WriteTransaction {
  const index = (collection: string, name: string) =>
    transaction.objectStore(collection).index(name);
  const writable = (collection: string) =>
    (transaction as IDBPTransaction<unknown, string[], 'readwrite'>).objectStore(collection);

  async function list(collection: string, name: string, range: Range, page: Page = {}) {
    const { direction = 'ascending', offset = 0, limit } = page;
    if (limit === undefined) {
      const rows = await index(collection, name).getAll(keyRange(range));
      if (direction === 'descending') rows.reverse();
      return rows.slice(offset);
    }
    const rows: unknown[] = [];
    if (limit === 0) return rows;
    let cursor = await index(collection, name).openCursor(
      keyRange(range),
      direction === 'descending' ? 'prev' : 'next',
    );
    if (cursor && offset > 0) cursor = await cursor.advance(offset);
    while (cursor) {
      rows.push(cursor.value);
      if (rows.length === limit) break;
      cursor = await cursor.continue();
    }
    return rows;
  }

  // The rows are what `put` stored under the same name: the schema version vouches for it.
  return {
    get: (collection, id) => transaction.objectStore(collection).get(id),
    all: (collection) => transaction.objectStore(collection).getAll(),
    list: list as WriteTransaction['list'],
    count: (collection, name, range) => index(collection, name).count(keyRange(range)),
    put: async (collection, row) => {
      await writable(collection).put(row);
    },
    delete: async (collection, id) => {
      await writable(collection).delete(id);
    },
  };
}

function toStoreError(error: unknown): unknown {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return new StoreFullError('No room.', { cause: error });
  if (name === 'InvalidStateError' || name === 'NotFoundError') {
    return new StoreLostError('The database went away.', { cause: error });
  }
  return error;
}

function createCollections(database: IDBPDatabase): void {
  for (const name of collectionNames) {
    if (database.objectStoreNames.contains(name)) continue;
    const collection = database.createObjectStore(name, { keyPath: 'id' });
    for (const [index, fields] of Object.entries(indexes[name])) {
      collection.createIndex(index, [...fields]);
    }
  }
}

/**
 * The store in the browser's IndexedDB, shared by all tabs of the origin. A command is durable
 * when `write` resolves (`durability: 'strict'`).
 *
 * @param onOutdated called when another tab needs a newer schema; this connection closes then.
 */
export async function indexedDbStore(name: string, onOutdated: () => void): Promise<Store> {
  const database = await openDB(name, schemaVersion, {
    upgrade: (opened) => createCollections(opened as IDBPDatabase),
    blocking: () => {
      database.close();
      onOutdated();
    },
  });
  const all: CollectionName[] = [...collectionNames];

  async function run<T>(
    mode: 'readonly' | 'readwrite',
    work: (transaction: WriteTransaction) => Promise<T>,
  ): Promise<T> {
    try {
      const transaction = database.transaction(all, mode, { durability: 'strict' });
      // Awaited below; a failure of `work` aborts it first and would leave it unhandled.
      transaction.done.catch(() => undefined);
      try {
        const result = await work(transactionOn(transaction as AnyTransaction));
        await transaction.done;
        return result;
      } catch (error) {
        try {
          transaction.abort();
        } catch {
          // Already ended: by its own failure, which is the one to tell.
        }
        throw transaction.error ?? error;
      }
    } catch (error) {
      throw toStoreError(error);
    }
  }

  return {
    read: (work) => run('readonly', work),
    write: (work) => run('readwrite', work),
    close: () => database.close(),
  };
}
