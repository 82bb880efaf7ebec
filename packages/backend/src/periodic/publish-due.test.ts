import { afterEach, beforeEach, expect, test } from 'vitest';

import { toStored } from '../operations/content/stored-content';
import type { TestBackend } from '../testing/test-backend';
import { testBackend } from '../testing/test-backend';
import {
  brandId,
  contentIdOf,
  emailOf,
  later,
  madeAt,
  post,
  testWorld,
} from '../testing/test-world';
import { publishDue } from './publish-due';

let backend: TestBackend;
beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
});
afterEach(() => backend.close());

test('publishes scheduled items once they are due, and notifies every tab', async () => {
  const { env, store, running } = backend;
  const id = contentIdOf('scheduled');
  const early = await backend.as(emailOf('manager'));
  await publishDue(running, store);
  expect((await early.content.list({ brandId, status: 'scheduled' })).total).toBe(1);

  env.setNow(later);
  const heard = running.changes.listen(undefined)[Symbol.asyncIterator]();
  await publishDue(running, store);
  expect((await heard.next()).value).toMatchObject({ topics: ['content'], brandId, actor: null });
  // The first session has expired by then.
  const manager = await backend.as(emailOf('manager'));
  expect(await manager.content.get({ id })).toMatchObject({
    status: 'published',
    publishedAt: later,
    version: 2,
  });
  const [line] = await manager.content.history({ id });
  expect(line).toMatchObject({ action: 'due', by: null, byName: 'Schedule', to: 'published' });

  await publishDue(running, store);
  expect((await manager.content.get({ id })).version).toBe(2);
});

test('publishes the others where the machine refuses one', async () => {
  const { env, store, running } = backend;
  const broken = { id: contentIdOf('draft'), scheduledFor: '2026-03-31' };
  await store.write((transaction) =>
    transaction.put('content', toStored(post('scheduled', { ...broken, approvedAt: madeAt }))),
  );
  env.setNow(later);
  await publishDue(running, store);
  const manager = await backend.as(emailOf('manager'));
  const rows = await store.read((transaction) => transaction.all('content'));
  const statusOf = (id: string) => rows.find((row) => row.id === id)?.status;
  expect(statusOf(contentIdOf('scheduled'))).toBe('published');
  expect(statusOf(contentIdOf('draft'))).toBe('scheduled');
  expect(await manager.content.history({ id: contentIdOf('draft') })).toHaveLength(1);
});
