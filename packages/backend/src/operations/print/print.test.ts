import type { PrintItemDraft } from '@brandroom/domain/campaign/print-item.schema';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import { brandId, emailOf, madeAt, printId, testWorld } from '../../testing/test-world';

let backend: TestBackend;
let admin: WorkspaceClient;
beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
  admin = await backend.as(emailOf('admin'));
});
afterEach(() => backend.close());

const draft: PrintItemDraft = {
  name: 'Menu',
  type: 'flyer',
  size: 'A5',
  orientation: 'portrait',
  headline: 'Cold and bright',
  body: 'Served from ten.',
};
const names = async () => (await admin.print.list({ brandId })).map(({ name }) => name);

it('an item that is created comes first, and so does a copy of another', async () => {
  await admin.print.create({ brandId, draft });
  expect(await names()).toEqual(['Menu', 'Card']);
  backend.env.setNow('2026-03-02T11:00:00.000Z');
  expect(await admin.print.duplicate({ id: printId })).toMatchObject({ name: 'Copy of Card' });
  expect(await names()).toEqual(['Copy of Card', 'Menu', 'Card']);
});

it('a change does not overwrite one that was made after the item was opened', async () => {
  backend.env.setNow('2026-03-02T11:00:00.000Z');
  const update = (headline: string) =>
    admin.print.update({ id: printId, updatedAt: madeAt, draft: { ...draft, headline } });
  await update('Theirs');
  expect(await refusalOf(update('Mine'))).toMatchObject({
    code: 'conflict',
    data: { reason: 'version' },
  });
  expect((await admin.print.get({ id: printId })).headline).toBe('Theirs');
});

it('a deleted item comes back from the trash', async () => {
  await admin.print.delete({ id: printId });
  expect(await names()).toEqual([]);
  await admin.print.restore({ id: printId });
  expect(await names()).toEqual(['Card']);
});
