import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { maxSavedViews } from '@brandroom/domain/saved-view.schema';
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

const area = 'content';
const search = { view: 'list', channel: 'linkedin', range: 'next30Days' } as const;
const names = async (client: WorkspaceClient) =>
  (await client.views.list({ brandId, area })).map(({ name }) => name);

it('keeps the views of each person apart, the oldest first', async () => {
  const created = await manager.views.create({ brandId, area, name: ' LinkedIn ', search });
  expect(created).toMatchObject({ brandId, name: 'LinkedIn', search });
  await manager.views.create({ brandId, area, name: 'Blog', search: { channel: 'blog' } });
  expect(await names(manager)).toEqual(['LinkedIn', 'Blog']);
  expect(await names(editor)).toEqual(['My drafts']);
});

it('renames, and brings a deleted view back as it was', async () => {
  await editor.views.rename({ id: viewId, name: 'Unfinished' });
  const before = await editor.views.list({ brandId, area });
  await editor.views.delete({ id: viewId });
  expect(await names(editor)).toEqual([]);
  await editor.views.restore({ id: viewId });
  expect(await editor.views.list({ brandId, area })).toEqual(before);
});

it('refuses a name that the person has, but not the view’s own', async () => {
  const refusal = {
    fields: [{ path: 'name', message: 'You already have a view with this name.' }],
  };
  const taken = editor.views.create({ brandId, area, name: 'my DRAFTS', search });
  expect(await refusalOf(taken)).toMatchObject({ code: 'invalid', data: refusal });
  await editor.views.rename({ id: viewId, name: 'My Drafts' });
  await editor.views.create({ brandId, area, name: 'Old drafts', search });
  const restored = editor.views.restore({ id: trashedViewId });
  expect(await refusalOf(restored)).toMatchObject({ code: 'invalid', data: refusal });
});

it('stores no more than a menu can show', async () => {
  for (let number = 1; number <= maxSavedViews; number += 1) {
    await manager.views.create({ brandId, area, name: `View ${number}`, search });
  }
  const one = manager.views.create({ brandId, area, name: 'One more', search });
  expect(await refusalOf(one)).toMatchObject({ code: 'invalid' });
});

it('keeps the views of the library apart from those of content, by name and by number', async () => {
  const found = { tab: 'images', tag: 'Press', view: 'list' } as const;
  for (let number = 1; number <= maxSavedViews; number += 1) {
    await editor.views.create({
      brandId,
      area: 'files',
      name: `Pictures ${number}`,
      search: found,
    });
  }
  const named = { brandId, area: 'files', search: found } as const;
  const taken = await refusalOf(editor.views.create({ ...named, name: 'pictures 1' }));
  expect(taken).toMatchObject({ code: 'invalid' });
  const created = await editor.views.create({ brandId, area, name: 'Pictures 1', search });
  expect(created).toMatchObject({ area: 'content', search });
  expect(await names(editor)).toEqual(['My drafts', 'Pictures 1']);
  const [first] = await editor.views.list({ brandId, area: 'files' });
  expect(first).toMatchObject({ area: 'files', name: 'Pictures 1', search: found });
});

it('takes no search of another area', async () => {
  const mixed = { brandId, area: 'files', name: 'Drafts', search: { status: 'draft' } } as const;
  // The type refuses it too.
  const call = editor.views.create(mixed as never);
  expect(await refusalOf(call)).toMatchObject({ code: 'invalid' });
});
