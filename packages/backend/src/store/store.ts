import type { CollectionName, Collections, IndexName, WrittenCollection } from './collections';

/**
 * Which rows of an index: those whose first fields equal `equals`, and whose next field, if
 * given, lies in `from` (included) to `until` (excluded). Fields compare as text.
 */
export interface Range {
  equals: readonly string[];
  from?: string | undefined;
  until?: string | undefined;
}

export interface Page {
  direction?: 'ascending' | 'descending';
  offset?: number;
  limit?: number;
}

/** Reads inside a transaction. Nothing but these may be awaited while it is open. */
export interface ReadTransaction {
  get<C extends CollectionName>(collection: C, id: string): Promise<Collections[C] | undefined>;
  all<C extends CollectionName>(collection: C): Promise<Collections[C][]>;
  list<C extends CollectionName>(
    collection: C,
    index: IndexName<C>,
    range: Range,
    page?: Page,
  ): Promise<Collections[C][]>;
  count<C extends CollectionName>(
    collection: C,
    index: IndexName<C>,
    range: Range,
  ): Promise<number>;
}

/** Only the store writes and deletes `contentMoves`: each row together with its content row. */
export interface WriteTransaction extends ReadTransaction {
  /** Adds the row or replaces the one with the same id. */
  put<C extends WrittenCollection>(collection: C, row: Collections[C]): Promise<void>;
  delete(collection: WrittenCollection, id: string): Promise<void>;
}

/**
 * Transactional records. A transaction is all or nothing: when `work` rejects, nothing of it
 * stays. Write transactions follow one another, in this and every other tab.
 *
 * Rejects with `StoreFullError` when there is no room, `StoreLostError` when the data went away
 * under it.
 */
export interface Store {
  read<T>(work: (transaction: ReadTransaction) => Promise<T>): Promise<T>;
  write<T>(work: (transaction: WriteTransaction) => Promise<T>): Promise<T>;
  close(): void;
}

export class StoreFullError extends Error {
  override name = 'StoreFullError';
}

export class StoreLostError extends Error {
  override name = 'StoreLostError';
}

/** Awaiting anything but the transaction ended it, as IndexedDB does on its own. */
export class TransactionInactiveError extends Error {
  override name = 'TransactionInactiveError';
}
