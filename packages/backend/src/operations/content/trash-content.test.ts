import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { publishDue } from '../../periodic/publish-due';
import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import { contentIdOf, emailOf, later, post, testWorld, userIdOf } from '../../testing/test-world';

const id = contentIdOf('scheduled');
let backend: TestBackend;
let admin: WorkspaceClient;

beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
  admin = await backend.as(emailOf('admin'));
});
afterEach(() => backend.close());

it('an item that was approved after it was opened is not deleted', async () => {
  const seen = await admin.content.get({ id: contentIdOf('pending') });
  const manager = await backend.as(emailOf('manager'));
  const approved = await manager.content.approve({ id: seen.id, version: seen.version });
  const deleting = admin.content.delete({ id: seen.id, version: seen.version });
  expect(await refusalOf(deleting)).toMatchObject({
    code: 'conflict',
    data: {
      reason: 'version',
      current: approved,
      changedBy: 'manager',
      changes: [{ field: 'status', before: 'pending', after: 'approved' }],
    },
  });
  expect(await admin.content.get({ id: seen.id })).toEqual(approved);
  await admin.content.delete({ id: seen.id, version: approved.version });
  expect(await refusalOf(admin.content.get({ id: seen.id }))).toMatchObject({ code: 'notFound' });
});

it('a scheduled item that is restored in time is scheduled as before', async () => {
  await admin.content.delete({ id, version: 1 });
  expect(await admin.content.restore({ id })).toEqual(post('scheduled'));
  expect(await admin.content.get({ id })).toEqual(post('scheduled'));
});

it('a scheduled item that is restored too late is approved and not published', async () => {
  await admin.content.delete({ id, version: 1 });
  backend.env.setNow(later);
  admin = await backend.as(emailOf('admin'));
  const back = await admin.content.restore({ id });
  expect(back).toEqual(
    post('scheduled', {
      status: 'approved',
      version: 2,
      updatedAt: later,
      updatedBy: userIdOf('admin'),
    }),
  );
  await publishDue(backend.running, backend.store);
  expect(await admin.content.get({ id })).toEqual(back);
  const [latest] = await admin.content.history({ id });
  expect(latest).toMatchObject({
    action: 'restore',
    from: 'scheduled',
    to: 'approved',
    version: 2,
    note: 'Its scheduled time had passed, so it wasn’t published.',
  });
});
