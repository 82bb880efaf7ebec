import { afterEach, expect, test } from 'vitest';

import { firstBrandId } from '../samples/first-brand';
import { testBackend } from '../testing/test-backend';
import { publishDue } from './publish-due';

const backend = testBackend();
afterEach(() => backend.close());

test('publishes what was scheduled once its time has come, and tells every tab', async () => {
  const { env, store, serving } = backend;
  const manager = await backend.as('manager@example.com');
  const list = () =>
    manager.content.list({ brandId: firstBrandId, status: 'scheduled', limit: 200 });
  const before = (await list()).items;
  const next = before.toSorted((a, b) =>
    (a.scheduledFor ?? '').localeCompare(b.scheduledFor ?? ''),
  )[0];
  if (!next?.scheduledFor) throw new Error('The samples have something scheduled.');

  await publishDue(serving.backend, store);
  expect((await list()).items).toHaveLength(before.length);

  env.setNow(next.scheduledFor);
  await publishDue(serving.backend, store);
  // Meanwhile the first session has ended by itself.
  const later = await backend.as('manager@example.com');
  const published = await later.content.get({ id: next.id });
  expect(published).toMatchObject({
    status: 'published',
    publishedAt: next.scheduledFor,
    version: next.version + 1,
  });
  const [line] = await later.content.history({ id: next.id });
  expect(line).toMatchObject({ action: 'due', by: null, byName: 'Schedule', to: 'published' });

  await publishDue(serving.backend, store);
  expect((await later.content.get({ id: next.id })).version).toBe(next.version + 1);
});
