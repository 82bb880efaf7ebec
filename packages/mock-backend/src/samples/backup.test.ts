import { sha256 } from '@brandroom/backend/digest';
import { collectionNames } from '@brandroom/backend/store/collections';
import type { Store } from '@brandroom/backend/store/store';
import { expect, it } from 'vitest';

import { testBackend } from '../testing/test-backend';

/** The collections that belong to a browser and are in no export. */
const own = ['meta', 'sessions', 'receipts', 'audit', 'blobs'];

/** The secret of a link stays in its browser. */
const withoutSecrets = (rows: [string, unknown[]][]) =>
  rows.map(([name, all]) => [name, name === 'shares' ? all.map(withoutToken) : all]);
const withoutToken = (row: unknown) => ({ ...(row as object), tokenHash: null });

function rowsOf(store: Store) {
  return store.read(async (transaction) => {
    const rows: [string, unknown[]][] = [];
    for (const name of collectionNames.filter((each) => !own.includes(each))) {
      rows.push([name, await transaction.all(name)]);
    }
    return rows;
  });
}

/** Each stored file by the hash that it was stored under, with the hash of its bytes as they are. */
async function filesOf(store: Store): Promise<unknown> {
  const blobs = await store.read((transaction) => transaction.all('blobs'));
  return Promise.all(
    blobs.map(async ({ id, blob }) => [id, await sha256(new Uint8Array(await blob.arrayBuffer()))]),
  );
}

it('an export of 20 times the samples comes back in another browser, each record and byte equal', async () => {
  const from = testBackend({ settings: { scale: 20 } });
  const admin = await from.as('admin@example.com');
  const [brand] = await admin.brands.list();
  if (!brand) throw new Error('No brand.');
  for (const number of [1, 2, 3]) {
    const bytes = `%PDF-1.4\n% ${'windfall '.repeat(number * 40_000)}\n%%EOF\n`;
    const file = new File([bytes], `Harvest ${number}.pdf`, { type: 'application/pdf' });
    const upload = await admin.files.upload({ brandId: brand.id, file });
    while (!(await upload.next()).done);
  }
  const before = {
    rows: withoutSecrets(await rowsOf(from.store)),
    files: await filesOf(from.store),
  };
  const file = await admin.data.export();
  from.close();

  const to = testBackend();
  await (await to.as('admin@example.com')).data.import({ file });
  expect({ rows: withoutSecrets(await rowsOf(to.store)), files: await filesOf(to.store) }).toEqual(
    before,
  );
  expect(before.files).toHaveLength(3);
  to.close();
}, 180_000);

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
