import { afterEach, expect, test } from 'vitest';

import { firstBrandId } from '../samples/first-brand';
import { testBackend } from '../testing/test-backend';
import { keepHouse } from './keep-house';

const backend = testBackend();
afterEach(() => backend.close());

test('keeps what can still be asked for and lets go of the rest', async () => {
  const { env, store } = backend;
  const manager = await backend.as('manager@example.com');
  const [image] = (await manager.files.list({ brandId: firstBrandId, tab: 'images' })).items;
  if (!image) throw new Error('The samples have images.');
  await manager.files.delete({ id: image.id }, { context: { idempotencyKey: 'k' } });
  await store.write(async (transaction) => {
    const entry = await transaction.get('trash', image.id);
    if (!entry) throw new Error('Deleting moves to the trash.');
    await transaction.put('blobs', { id: 'bytes', blob: new Blob(['x']), references: 1 });
    await transaction.put('trash', { ...entry, row: { ...entry.row, blobId: 'bytes' } });
  });

  await keepHouse(store, env);
  expect(await store.read((transaction) => transaction.get('trash', image.id))).toBeDefined();

  env.setNow('2026-04-10T10:00:00.000Z');
  await keepHouse(store, env);
  await store.read(async (transaction) => {
    expect(await transaction.get('trash', image.id)).toBeUndefined();
    expect(await transaction.get('blobs', 'bytes')).toBeUndefined();
    expect(await transaction.all('sessions')).toEqual([]);
    expect(await transaction.all('receipts')).toEqual([]);
  });
});
