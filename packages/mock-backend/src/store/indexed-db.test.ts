import 'fake-indexeddb/auto';
import { IDBDatabase as FakeDatabase, IDBObjectStore as FakeObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { describeConnection, describeStore } from './conformance';
import { indexedDbStore } from './indexed-db';
import type { Store } from './store';
import { StoreFullError, StoreLostError } from './store';

let number = 0;
const ends = { onOutdated: vi.fn<() => void>(), onLost: vi.fn<() => void>() };
function open(): Promise<Store> {
  number += 1;
  return indexedDbStore(`test-${number}`, ends);
}

describeStore('The store in IndexedDB, imitated', open);
describeConnection('The connection to IndexedDB, imitated', open);

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

  it('says that there is no room, and keeps nothing of the write', async () => {
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

  it('makes way for a newer schema and says so', async () => {
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

  it('says once that it was taken away, also where the browser did not', async () => {
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

  it('is there again, with its rows, for the next who opens it', async () => {
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
