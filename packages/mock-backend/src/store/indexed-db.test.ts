import 'fake-indexeddb/auto';
import { IDBDatabase as FakeDatabase, IDBObjectStore as FakeObjectStore } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { ContentItem } from '@brandroom/domain/content/content.schema';

import { toStored } from '@brandroom/backend/operations/content/stored-content';
import {
  brandId,
  brandLogo,
  contentIdOf,
  later,
  post,
} from '@brandroom/backend/testing/test-world';
import type { IndexName, StoredContent } from '@brandroom/backend/store/collections';
import { collectionNames } from '@brandroom/backend/store/collections';
import { writtenCollections } from '@brandroom/backend/testing/written-collections';
import { contentMoves } from '@brandroom/backend/store/content-keys';
import { describeConnection, describeStore } from '@brandroom/backend/store/conformance';
import { indexedDbStore } from './indexed-db';
import type { Store } from '@brandroom/backend/store/store';
import { StoreFullError, StoreLostError } from '@brandroom/backend/store/store';

let number = 0;
const ends = { onOutdated: vi.fn<() => void>(), onLost: vi.fn<() => void>() };
function open(): Promise<Store> {
  number += 1;
  return indexedDbStore(`test-${number}`, ends);
}

describeStore('The store in IndexedDB, imitated', open);
describeConnection('The connection to IndexedDB, imitated', open);

/** A database as version 1 of the schema left it: content has but one date. */
async function databaseOfVersion1(name: string, items: readonly ContentItem[]): Promise<void> {
  const database = await openDB(name, 1, {
    upgrade: (opened) => {
      for (const each of collectionNames) {
        const collection = opened.createObjectStore(each, { keyPath: 'id' });
        if (each !== 'content') continue;
        collection.createIndex('byBrand', ['brandId', 'date']);
        for (const item of items) {
          void collection.put({ ...item, date: toStored(item).date });
        }
      }
    },
  });
  database.close();
}

const receipt = (id: string) => ({
  id,
  operation: 'test',
  input: '',
  at: '2025-06-01T09:00:00.000Z',
  output: 1,
});

describe('The store in IndexedDB', () => {
  afterEach(() => vi.restoreAllMocks());
  beforeEach(() => vi.clearAllMocks());

  it('reports a full storage, and stores nothing of the write', async () => {
    const store = await open();
    const put = vi.spyOn(FakeObjectStore.prototype, 'put');
    const attempt = store.write(async (transaction) => {
      await transaction.put('receipts', receipt('a'));
      put.mockImplementationOnce(() => {
        throw new DOMException('Full.', 'QuotaExceededError');
      });
      await transaction.put('receipts', receipt('b'));
    });
    await expect(attempt).rejects.toBeInstanceOf(StoreFullError);
    expect(await store.read((transaction) => transaction.all('receipts'))).toEqual([]);
  });

  it('closes for a newer schema and reports it', async () => {
    const store = await open();
    const newer = indexedDB.open(`test-${number}`, 99);
    await new Promise((resolve, reject) => {
      newer.addEventListener('success', resolve);
      newer.addEventListener('blocked', reject);
      newer.addEventListener('error', reject);
    });
    newer.result.close();
    expect(ends.onOutdated).toHaveBeenCalledOnce();
    await expect(store.read((transaction) => transaction.all('meta'))).rejects.toBeInstanceOf(
      StoreLostError,
    );
    expect(ends.onLost).not.toHaveBeenCalled();
  });

  it('reports once that it was lost, also where the browser did not', async () => {
    const store = await open();
    const taken = vi.spyOn(FakeDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Closed.', 'InvalidStateError');
    });
    for (const _ of [1, 2]) {
      await expect(store.write(async () => undefined)).rejects.toBeInstanceOf(StoreLostError);
    }
    expect(ends.onLost).toHaveBeenCalledOnce();
    taken.mockRestore();
    store.close();
  });

  describe('from before content knew whether it has a date', () => {
    const first: ContentItem[] = [
      post('scheduled'),
      post('published', { scheduledFor: later }),
      post('draft'),
      post('pending', { updatedAt: later }),
    ];
    const old = () => {
      number += 1;
      return databaseOfVersion1(`test-${number}`, first);
    };
    const idsIn = (store: Store, index: IndexName<'content'>) =>
      store.read(async (transaction) =>
        (await transaction.list('content', index, { equals: [brandId] })).map(({ id }) => id),
      );

    it('finds items with and without a date', async () => {
      await old();
      const store = await indexedDbStore(`test-${number}`, ends);
      expect(await idsIn(store, 'byBrandDated')).toEqual(
        (['published', 'scheduled'] as const).map(contentIdOf),
      );
      expect(await idsIn(store, 'byBrandUndated')).toEqual(
        (['draft', 'pending'] as const).map(contentIdOf),
      );
      expect(await idsIn(store, 'byBrandTitle')).toHaveLength(first.length);
      expect(await idsIn(store, 'byBrandChannel')).toHaveLength(first.length);
      expect(await store.read((transaction) => transaction.all('content'))).toEqual(
        first.map(toStored).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      );
      store.close();
    });

    it('stays as it was when the change fails half-way, and changes at the next try', async () => {
      await old();
      const put = vi.spyOn(FakeObjectStore.prototype, 'put');
      put.mockImplementationOnce(() => {
        throw new DOMException('Full.', 'QuotaExceededError');
      });
      await expect(indexedDbStore(`test-${number}`, ends)).rejects.toThrow();
      const store = await indexedDbStore(`test-${number}`, ends);
      expect(await idsIn(store, 'byBrandUndated')).toHaveLength(2);
      store.close();
    });
  });

  it.each([
    [5, 'savedViews'],
    [6, 'orders'],
  ] as const)(
    'of version %d gets the collection of %s, and keeps its rows',
    async (from, added) => {
      number += 1;
      const name = `test-${number}`;
      const older = await openDB(name, from, {
        upgrade: (opened) => {
          for (const each of collectionNames.filter((collection) => collection !== added)) {
            const collection = opened.createObjectStore(each, { keyPath: 'id' });
            if (each === 'receipts') void collection.put(receipt('a'));
          }
        },
      });
      older.close();
      const store = await indexedDbStore(name, ends);
      expect(await store.read((transaction) => transaction.all(added))).toEqual([]);
      expect(await store.read((transaction) => transaction.all('receipts'))).toEqual([
        receipt('a'),
      ]);
      store.close();
    },
  );

  it('of version 7 counts the picture of each logo as its first', async () => {
    number += 1;
    const name = `test-${number}`;
    const { version: _, older: __, ...before } = brandLogo();
    const old = await openDB(name, 7, {
      upgrade: (opened) => {
        for (const each of collectionNames) {
          const collection = opened.createObjectStore(each, { keyPath: 'id' });
          if (each === 'logos') void collection.put(before);
        }
      },
    });
    old.close();
    const store = await indexedDbStore(name, ends);
    expect(await store.read((transaction) => transaction.all('logos'))).toEqual([
      { ...before, version: 1, older: [] },
    ]);
    store.close();
  });

  it.each([7, 9])(
    'of version %d counts the picture of each deleted logo as its first, too',
    async (from) => {
      number += 1;
      const name = `test-${number}`;
      const { version: _, older: __, ...before } = brandLogo();
      const entry = (row: object) => ({ id: 'a', collection: 'logos', row, withIt: [] });
      const old = await openDB(name, from, {
        upgrade: (opened) => {
          for (const each of collectionNames) {
            const collection = opened.createObjectStore(each, { keyPath: 'id' });
            if (each === 'trash') void collection.put(entry(before));
          }
        },
      });
      old.close();
      const store = await indexedDbStore(name, ends);
      expect(await store.read((transaction) => transaction.all('trash'))).toEqual([
        entry({ ...before, version: 1, older: [] }),
      ]);
      store.close();
    },
  );

  it('of version 10 gets the moves of each item beside it', async () => {
    number += 1;
    const name = `test-${number}`;
    const created = { version: 1, at: later, from: null, to: 'draft' } as const;
    const items = [
      { ...toStored(post('draft')), statusLines: [created] },
      toStored(post('pending')),
    ];
    const old = await openDB(name, 10, {
      upgrade: (opened) => {
        for (const each of writtenCollections) {
          const collection = opened.createObjectStore(each, { keyPath: 'id' });
          if (each === 'content') for (const item of items) void collection.put(item);
        }
      },
    });
    old.close();
    const store = await indexedDbStore(name, ends);
    expect(
      await store.read((transaction) =>
        transaction.list('contentMoves', 'byBrandUpdated', { equals: [brandId] }),
      ),
    ).toEqual(items.map(contentMoves));
    store.close();
  });

  it('of version 11 finds the items of a status by their planned date', async () => {
    number += 1;
    const name = `test-${number}`;
    const items = [toStored(post('pending')), toStored(post('scheduled'))];
    const movesBefore = (item: StoredContent) => ({ ...contentMoves(item), kept: true });
    const old = await openDB(name, 11, {
      upgrade: (opened) => {
        for (const each of collectionNames) {
          const collection = opened.createObjectStore(each, { keyPath: 'id' });
          for (const item of items) {
            if (each === 'content') void collection.put(item);
            if (each === 'contentMoves') void collection.put(movesBefore(item));
          }
        }
      },
    });
    old.close();
    const store = await indexedDbStore(name, ends);
    const dated = (status: ContentItem['status']) =>
      store.read((transaction) =>
        transaction.list('content', 'byBrandStatusDated', { equals: [brandId, status] }),
      );
    expect(await dated('scheduled')).toEqual([items[1]]);
    expect(await dated('pending')).toEqual([]);
    // They are kept, not made anew.
    expect(await store.read((transaction) => transaction.all('contentMoves'))).toEqual(
      items.map(movesBefore),
    );
    store.close();
  });

  it('opens again with its rows', async () => {
    const store = await open();
    await store.write((transaction) => transaction.put('receipts', receipt('a')));
    store.close();
    const again = await indexedDbStore(`test-${number}`, ends);
    expect(await again.read((transaction) => transaction.get('receipts', 'a'))).toEqual(
      receipt('a'),
    );
    again.close();
  });
});
