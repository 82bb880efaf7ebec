import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { droppedFile, pngBytes } from '../../testing/file-bytes';
import { drain, refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import { brandId, emailOf, fileId, testWorld } from '../../testing/test-world';

let backend: TestBackend;
let manager: WorkspaceClient;

beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
  manager = await backend.as(emailOf('manager'));
});
afterEach(() => backend.close());

const tagsOf = async () => (await manager.files.get({ id: fileId })).tags;

it('gives a file its tags, trimmed and each once, ignoring case', async () => {
  expect(await tagsOf()).toEqual([]);
  const tags = [' Launch ', 'press', 'LAUNCH'];
  const updated = await manager.files.update({ id: fileId, patch: { tags } });
  expect(updated.tags).toEqual(['Launch', 'press']);
  await manager.files.update({ id: fileId, patch: { name: 'other.png' } });
  expect(await tagsOf()).toEqual(['Launch', 'press']);
});

it('adds and removes tags beside those that a file has', async () => {
  await manager.files.update({ id: fileId, patch: { tags: ['Launch', 'press'] } });
  await manager.files.update({ id: fileId, patch: { addTags: ['launch', 'spring'] } });
  expect(await tagsOf()).toEqual(['Launch', 'press', 'spring']);
  await manager.files.update({ id: fileId, patch: { removeTags: ['PRESS', 'unknown'] } });
  expect(await tagsOf()).toEqual(['Launch', 'spring']);
});

it('refuses more tags than a file may have', async () => {
  const numbered = (count: number) => Array.from({ length: count }, (_, at) => `tag ${at}`);
  await manager.files.update({ id: fileId, patch: { tags: numbered(30) } });
  for (const patch of [{ tags: numbered(31) }, { addTags: ['one more'] }]) {
    const refusal = await refusalOf(manager.files.update({ id: fileId, patch }));
    expect(refusal).toMatchObject({
      code: 'invalid',
      data: { fields: [{ message: 'Use at most 30 tags.' }] },
    });
  }
});

it('lists the files with a tag, and counts the tags of the brand', async () => {
  const file = droppedFile('second.png', pngBytes);
  const { end } = await drain(await manager.files.upload({ brandId, file }));
  await manager.files.update({ id: end.id, patch: { tags: ['Launch'] } });
  await manager.files.update({ id: fileId, patch: { tags: ['launch', 'press'] } });
  expect(await manager.files.list({ brandId, tag: 'LAUNCH' })).toMatchObject({ total: 2 });
  expect(await manager.files.list({ brandId, tag: 'press' })).toMatchObject({
    total: 1,
    items: [{ id: fileId }],
  });
  expect(await manager.files.list({ brandId, tag: 'pres' })).toMatchObject({ total: 0 });
  expect(await manager.files.list({ brandId, text: 'pres' })).toMatchObject({ total: 1 });
  expect(await manager.files.tags({ brandId })).toEqual([
    { tag: 'Launch', count: 2 },
    { tag: 'press', count: 1 },
  ]);
});
