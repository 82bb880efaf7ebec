import type { ContentDraft } from '@brandroom/domain/content/content.schema';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import { brandId, contentIdOf, emailOf, post, testWorld, userIdOf } from '../../testing/test-world';

let backend: TestBackend;
let editor: WorkspaceClient;

beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
  editor = await backend.as(emailOf('editor'));
});
afterEach(() => backend.close());

it.each(['scheduled', 'published'] as const)(
  'a copy of an item that is %s has its text and none of its decisions',
  async (status) => {
    const { title, body } = post(status);
    const copy = await editor.content.duplicate({ id: contentIdOf(status) });
    expect(copy).toMatchObject({
      title: `${title} (copy)`,
      body,
      platform: 'linkedin',
      status: 'draft',
      version: 1,
      scheduledFor: null,
      publishedAt: null,
      approvedAt: null,
      approvedBy: null,
      createdBy: userIdOf('editor'),
    });
    expect(copy.id).not.toBe(contentIdOf(status));
    expect(await editor.content.get({ id: contentIdOf(status) })).toEqual(post(status));
  },
);

it('a long title is cut at a whole character, so that the copy can be read', async () => {
  const draft: ContentDraft = {
    type: 'social',
    platform: 'linkedin',
    title: `${'a'.repeat(189)}🎉 more`,
    description: '',
    body: 'Words.',
    images: [],
    campaignId: null,
    tags: [],
  };
  const { id } = await editor.content.create({ brandId, draft, scheduledFor: null });
  const copy = await editor.content.duplicate({ id });
  expect(copy.title).toBe(`${'a'.repeat(189)} (copy)`);
  const { items } = await editor.content.list({ brandId });
  expect(items.map((item) => item.id)).toEqual(expect.arrayContaining([id, copy.id]));
});
