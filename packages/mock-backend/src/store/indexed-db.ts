import type { IDBPDatabase, IDBPIndex, IDBPObjectStore, IDBPTransaction } from 'idb';
import { openDB } from 'idb';

import type { CollectionName, StoredContent } from '@brandroom/backend/store/collections';
import { collectionNames, indexes } from '@brandroom/backend/store/collections';
import { contentMoves } from '@brandroom/backend/store/content-keys';
import {
  collectionsToRewrite,
  migrateRow,
  schemaVersion,
} from '@brandroom/backend/store/migrate-rows';
import type { Page, Range, Store, WriteTransaction } from '@brandroom/backend/store/store';
import {
  StoreFullError,
  StoreLostError,
  TransactionInactiveError,
} from '@brandroom/backend/store/store';

// In IndexedDB's order of keys an array comes after every text.
const afterEveryText: IDBValidKey = [];

/** The keys of a range in an index; null where nothing can lie in it, which IndexedDB calls an error. */
function keyRange(keyPath: string | string[], { equals, from, until }: Range): IDBKeyRange | null {
  if (from !== undefined && until !== undefined && from >= until) return null;
  if (Array.isArray(keyPath)) {
    const lower = from === undefined ? [...equals] : [...equals, from];
    return IDBKeyRange.bound(lower, [...equals, until ?? afterEveryText], false, true);
  }
  const [value] = equals;
  if (value === undefined)
    return IDBKeyRange.bound(from ?? '', until ?? afterEveryText, false, true);
  // No field is left that could lie after `from`.
  return from === undefined ? IDBKeyRange.only(value) : null;
}

type Mode = 'readwrite' | 'readonly';
type AnyTransaction = IDBPTransaction<unknown, string[], Mode>;
type AnyIndex = IDBPIndex<unknown, string[], string, string, Mode>;

/**
 * A page by one request where that reads no more than it returns; a cursor, row by row, where the
 * page lies deeper or the browser cannot get rows backwards.
 */
async function page(index: AnyIndex, range: IDBKeyRange, asked: Page): Promise<unknown[]> {
  const { direction = 'ascending', offset = 0, limit } = asked;
  const isForward = direction === 'ascending';
  if (limit === undefined) {
    const rows = await index.getAll(range);
    return (isForward ? rows : rows.toReversed()).slice(offset);
  }
  if (limit === 0) return [];
  if (isForward && offset === 0) return index.getAll(range, limit);
  const rows: unknown[] = [];
  let cursor = await index.openCursor(range, isForward ? 'next' : 'prev');
  if (cursor && offset > 0) cursor = await cursor.advance(offset);
  while (cursor) {
    rows.push(cursor.value);
    if (rows.length === limit) break;
    cursor = await cursor.continue();
  }
  return rows;
}

function transactionOn(transaction: AnyTransaction): WriteTransaction {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  transaction.done.then(end, end);

  // A transaction that is over is no lost database, though IndexedDB reports both alike.
  function collection(name: string) {
    if (hasEnded) throw new TransactionInactiveError('The transaction has already ended.');
    return transaction.objectStore(name);
  }
  const writable = (name: string) =>
    collection(name) as IDBPObjectStore<unknown, string[], string, 'readwrite'>;

  async function list(name: string, index: string, range: Range, asked: Page = {}) {
    const from = collection(name).index(index);
    const keys = keyRange(from.keyPath, range);
    return keys ? page(from, keys, asked) : [];
  }

  // `put` stored the rows under the same name, and the schema version guarantees their type.
  return {
    get: async (name, id) => collection(name).get(id),
    all: async (name) => collection(name).getAll(),
    list: list as WriteTransaction['list'],
    count: async (name, index, range) => {
      const from = collection(name).index(index);
      const keys = keyRange(from.keyPath, range);
      return keys ? from.count(keys) : 0;
    },
    put: async (name, row) => {
      await writable(name).put(row);
      if (name === 'content')
        await writable('contentMoves').put(contentMoves(row as StoredContent));
    },
    delete: async (name, id) => {
      await writable(name).delete(id);
      if (name === 'content') await writable('contentMoves').delete(id);
    },
  };
}

function toStoreError(error: unknown): unknown {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return new StoreFullError('No room.', { cause: error });
  if (name === 'TransactionInactiveError' && !(error instanceof TransactionInactiveError)) {
    return new TransactionInactiveError('The transaction has already ended.', { cause: error });
  }
  if (name === 'InvalidStateError' || name === 'NotFoundError') {
    return new StoreLostError('The database went away.', { cause: error });
  }
  return error;
}

/** Raised by IndexedDB itself, not by the work that was done in the transaction. */
function isOfTheDatabase(error: unknown): boolean {
  return error instanceof DOMException || (error instanceof Error && error.name === 'AbortError');
}

type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>;

/**
 * A list of one field is no key path of ours: Chromium's IndexedDB on SQLite takes it for the field
 * itself once the browser was started again, and finds nothing by the keys from before.
 */
function keyPathOf([first = '', ...rest]: readonly string[]): string | string[] {
  return rest.length === 0 ? first : [first, ...rest];
}

function createCollections(database: IDBPDatabase, upgrade: Upgrade, from: number): void {
  for (const name of collectionNames) {
    const collection = database.objectStoreNames.contains(name)
      ? upgrade.objectStore(name)
      : database.createObjectStore(name, { keyPath: 'id' });
    for (const [index, fields] of Object.entries(indexes[name])) {
      // Version 4: an index on one field goes by that field, no longer by a list of it.
      const isOutdated = from < 4 && fields.length === 1;
      if (collection.indexNames.contains(index)) {
        if (!isOutdated) continue;
        collection.deleteIndex(index);
      }
      collection.createIndex(index, keyPathOf(fields));
    }
  }
}

/** Rewrites the rows whose shape has changed since a version. */
async function rewriteRows(upgrade: Upgrade, from: number): Promise<void> {
  for (const name of collectionsToRewrite(from)) {
    const collection = upgrade.objectStore(name);
    const rows: object[] = await collection.getAll();
    await Promise.all(rows.map((row) => collection.put(migrateRow(name, row, from))));
  }
  if (from >= 11) return;
  // Version 11: each item has a row of its moves.
  const moves = upgrade.objectStore('contentMoves');
  const items: StoredContent[] = await upgrade.objectStore('content').getAll();
  await Promise.all(items.map((item) => moves.put(contentMoves(item))));
}

/** Brings a stored database to the present schema: whole, or it stays as it was. */
async function migrate(database: IDBPDatabase, upgrade: Upgrade, from: number): Promise<void> {
  // A failed upgrade is reported by the request that opens the database.
  upgrade.done.catch(() => undefined);
  try {
    createCollections(database, upgrade, from);
    if (from > 0) await rewriteRows(upgrade, from);
  } catch {
    try {
      upgrade.abort();
    } catch {
      // Already ended, by the request that failed.
    }
  }
}

/** The unexpected ends of a connection, each reported once. */
export interface ConnectionEnds {
  /** Another tab needs a newer schema. */
  onOutdated(): void;
  /** The browser took the data away. */
  onLost(): void;
}

/**
 * The store in the browser's IndexedDB, shared by all tabs of the origin. A command is durable
 * when `write` resolves (`durability: 'strict'`).
 *
 */
export async function indexedDbStore(
  name: string,
  { onOutdated, onLost }: ConnectionEnds,
): Promise<Store> {
  let isLost = false;
  let isClosed = false;
  const database = await openDB(name, schemaVersion, {
    upgrade: (opened, from, _, transaction) => void migrate(opened, transaction, from),
    // The browser closed the connection because the data was cleared or is damaged.
    terminated: lose,
    blocking: () => {
      close();
      onOutdated();
    },
  });
  function close() {
    isClosed = true;
    database.close();
  }
  function lose() {
    if (isLost || isClosed) return;
    isLost = true;
    onLost();
  }
  const all: CollectionName[] = [...collectionNames];

  async function run<T>(
    mode: Mode,
    work: (transaction: WriteTransaction) => Promise<T>,
  ): Promise<T> {
    try {
      const transaction = database.transaction(all, mode, { durability: 'strict' });
      // Awaited below; a failure of `work` aborts it first and would leave it unhandled.
      transaction.done.catch(() => undefined);
      try {
        const result = await work(transactionOn(transaction));
        await transaction.done;
        return result;
      } catch (error) {
        try {
          transaction.abort();
        } catch {
          // Already ended by its own failure, which is the one to report.
        }
        throw transaction.error ?? error;
      }
    } catch (error) {
      const told = toStoreError(error);
      if (told instanceof StoreLostError) lose();
      if (isLost && isOfTheDatabase(told)) {
        throw new StoreLostError('The database went away.', { cause: error });
      }
      throw told;
    }
  }

  return {
    read: (work) => run('readonly', work),
    write: (work) => run('readwrite', work),
    close,
  };
}
