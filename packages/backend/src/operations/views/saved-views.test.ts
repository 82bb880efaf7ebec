import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { maxSavedViews } from '@brandroom/domain/content/saved-view.schema';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import { brandId, emailOf, testWorld, trashedViewId, viewId } from '../../testing/test-world';

let backend: TestBackend;
let editor: WorkspaceClient;
let manager: WorkspaceClient;

beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
  editor = await backend.as(emailOf('editor'));
  manager = await backend.as(emailOf('manager'));
});
afterEach(() => backend.close());

const search = { view: 'list', channel: 'linkedin', range: 'next30Days' } as const;
const names = async (client: WorkspaceClient) =>
  (await client.views.list({ brandId })).map(({ name }) => name);

it('keeps the views of each person apart, the oldest first', async () => {
  const created = await manager.views.create({ brandId, name: ' LinkedIn ', search });
  expect(created).toMatchObject({ brandId, name: 'LinkedIn', search });
  await manager.views.create({ brandId, name: 'Blog', search: { channel: 'blog' } });
  expect(await names(manager)).toEqual(['LinkedIn', 'Blog']);
  expect(await names(editor)).toEqual(['My drafts']);
});

it('renames, and brings a deleted view back as it was', async () => {
  await editor.views.rename({ id: viewId, name: 'Unfinished' });
  const before = await editor.views.list({ brandId });
  await editor.views.delete({ id: viewId });
  expect(await names(editor)).toEqual([]);
  await editor.views.restore({ id: viewId });
  expect(await editor.views.list({ brandId })).toEqual(before);
});

it('refuses a name that the person has, but not the view’s own', async () => {
  const refusal = {
    fields: [{ path: 'name', message: 'You already have a view with this name.' }],
  };
  const taken = editor.views.create({ brandId, name: 'my DRAFTS', search });
  expect(await refusalOf(taken)).toMatchObject({ code: 'invalid', data: refusal });
  await editor.views.rename({ id: viewId, name: 'My Drafts' });
  await editor.views.create({ brandId, name: 'Old drafts', search });
  const restored = editor.views.restore({ id: trashedViewId });
  expect(await refusalOf(restored)).toMatchObject({ code: 'invalid', data: refusal });
});

it('stores no more than a menu can show', async () => {
  for (let number = 1; number <= maxSavedViews; number += 1) {
    await manager.views.create({ brandId, name: `View ${number}`, search });
  }
  const one = manager.views.create({ brandId, name: 'One more', search });
  expect(await refusalOf(one)).toMatchObject({ code: 'invalid' });
});
