import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';

import { describeConnection, describeStore } from '@brandroom/backend/store/conformance';
import { indexedDbStore } from './indexed-db';
import type { Store } from '@brandroom/backend/store/store';
import { StoreFullError, StoreLostError } from '@brandroom/backend/store/store';

let number = 0;
let lost = 0;
function open(): Promise<Store> {
  number += 1;
  return indexedDbStore(`test-${number}-${performance.timeOrigin}`, {
    onOutdated: () => undefined,
    onLost: () => {
      lost += 1;
    },
  });
}

/** The part of the protocol that is used here. */
interface StorageSession {
  send(
    method: 'Storage.overrideQuotaForOrigin',
    params: { origin: string; quotaSize?: number },
  ): Promise<unknown>;
  send(
    method: 'Storage.clearDataForOrigin',
    params: { origin: string; storageTypes: string },
  ): Promise<unknown>;
}
const { origin } = location;

describe('The store in a real browser', () => {
  const session = cdp() as unknown as StorageSession;
  afterEach(() => session.send('Storage.overrideQuotaForOrigin', { origin }));

  const big = () => {
    // Random, so that no compression makes it small.
    const chunks = Array.from({ length: 64 }, () => crypto.getRandomValues(new Uint8Array(65_536)));
    return new Blob(chunks);
  };

  it('reports a full storage, stores nothing of the write, and keeps working', async () => {
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 });
    const store = await open();
    const ids = ['a', 'b', 'c', 'd'];
    const fill = () =>
      store.write(async (transaction) => {
        await transaction.put('reads', { id: 'user_1_1' as never, ids: ['a'] });
        for (const id of ids) await transaction.put('blobs', { id, blob: big(), references: 1 });
      });
    const empty = () =>
      store.write(async (transaction) => {
        await transaction.delete('reads', 'user_1_1');
        for (const id of ids) await transaction.delete('blobs', id);
      });
    // Chromium remembers for half a minute how much room it had found before.
    await expect
      .poll(() => fill().then(empty, (error: unknown) => error), { timeout: 60_000, interval: 500 })
      .toBeInstanceOf(StoreFullError);
    await session.send('Storage.overrideQuotaForOrigin', { origin });
    const left = await store.read(async (transaction) => [
      ...(await transaction.all('reads')),
      ...(await transaction.all('blobs')),
    ]);
    expect(left).toEqual([]);
    await store.write((transaction) =>
      transaction.put('blobs', { id: 'a', blob: big(), references: 1 }),
    );
    store.close();
  }, 90_000);

  it('is lost when the browser clears the data, and reports it unasked', async () => {
    const store = await open();
    lost = 0;
    await store.write((transaction) =>
      transaction.put('reads', { id: 'user_1_1' as never, ids: [] }),
    );
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    await expect.poll(() => lost).toBe(1);
    await expect
      .poll(() =>
        store.read((transaction) => transaction.all('reads')).catch((error: unknown) => error),
      )
      .toBeInstanceOf(StoreLostError);
  });
});

describeStore('The store in IndexedDB', open);
describeConnection('The connection to IndexedDB', open);
