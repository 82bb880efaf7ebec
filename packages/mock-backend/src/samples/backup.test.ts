import { collectionNames } from '@brandroom/backend/store/collections';
import type { Store } from '@brandroom/backend/store/store';
import { expect, it } from 'vitest';

import { testBackend } from '../testing/test-backend';

/** What belongs to a browser and is in no export. */
const own = ['meta', 'sessions', 'receipts', 'audit', 'blobs'];

function rowsOf(store: Store) {
  return store.read(async (transaction) => {
    const rows: [string, unknown][] = [];
    for (const name of collectionNames.filter((each) => !own.includes(each))) {
      rows.push([name, await transaction.all(name)]);
    }
    return rows;
  });
}

it('the samples come back from an export, each record equal', async () => {
  const seeded = testBackend();
  const admin = await seeded.as('admin@example.com');
  const before = await rowsOf(seeded.store);
  const file = await admin.data.export();
  const [brand] = await admin.brands.list();
  if (!brand) throw new Error('No brand.');
  const { items } = await admin.content.list({ brandId: brand.id, status: 'draft' });
  for (const { id, version } of items) await admin.content.delete({ id, version });
  expect(await rowsOf(seeded.store)).not.toEqual(before);

  await admin.data.import({ file });
  expect(await rowsOf(seeded.store)).toEqual(before);
  seeded.close();
});

it('a reset brings the samples back', async () => {
  const seeded = testBackend();
  const admin = await seeded.as('admin@example.com');
  const before = await rowsOf(seeded.store);
  const [brand] = await admin.brands.list();
  if (!brand) throw new Error('No brand.');
  await admin.brands.update({ id: brand.id, patch: { name: 'Renamed' } });
  await admin.data.reset();
  expect(await rowsOf(seeded.store)).toEqual(before);
  seeded.close();
});
