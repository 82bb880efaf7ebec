import { expect, it } from 'vitest';

import { testBackend } from '../testing/test-backend';

it('an earlier version of a sample comes back as it was written then', async () => {
  const seeded = testBackend();
  const admin = await seeded.as('admin@example.com');
  const [brand] = await admin.brands.list();
  if (!brand) throw new Error('No brand.');
  const { items } = await admin.content.list({ brandId: brand.id, status: 'draft', limit: 200 });
  const edited = items.find(({ version }) => version > 1);
  if (!edited) throw new Error('No edited draft.');
  const history = await admin.content.history({ id: edited.id });
  const change = history.find(({ changes }) => changes.length > 0);
  const [first] = change?.changes ?? [];
  if (!change || !first) throw new Error('No change.');
  const restored = await admin.content.restoreVersion({
    id: edited.id,
    version: edited.version,
    earlier: change.version - 1,
  });
  const value = new Map<string, unknown>(Object.entries(restored)).get(first.field);
  expect([value].flat().join(', ')).toBe(first.before);
  seeded.close();
});
