import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { ContentDraft } from '@brandroom/domain/content/content.schema';
import type { CampaignId } from '@brandroom/domain/id.schema';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import { contentIdOf, emailOf, fileId, post, testWorld } from '../../testing/test-world';

let backend: TestBackend;
let editor: WorkspaceClient;
let manager: WorkspaceClient;

beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
  editor = await backend.as(emailOf('editor'));
  manager = await backend.as(emailOf('manager'));
});
afterEach(() => backend.close());

/** The post of a status as a form sends it, with what was changed. */
function written(status: 'published' | 'rejected', change: Partial<ContentDraft>) {
  const { title, description, body, images, campaignId, tags } = post(status);
  const own = { title, description, body, images, campaignId, tags };
  const draft = { type: 'social', platform: 'linkedin', ...own, ...change } as ContentDraft;
  return { id: contentIdOf(status), version: 1, draft, scheduledFor: null };
}

it.each(['published', 'rejected'] as const)(
  'the words of what is %s stay as they were decided, unless their writer may approve',
  async (status) => {
    const input = written(status, { body: 'Other words.' });
    expect(await refusalOf(editor.content.update(input))).toEqual({
      code: 'forbidden',
      message: 'Needs the approve right on this brand; you are Editor.',
      data: { right: 'social.approve' },
    });
    expect(await editor.content.get({ id: input.id })).toEqual(post(status));
    const saved = await manager.content.update(input);
    expect(saved).toMatchObject({ status, version: 2, body: 'Other words.' });
  },
);

it.each(['published', 'rejected'] as const)(
  'what is %s can be filed otherwise by whoever may edit',
  async (status) => {
    const saved = await editor.content.update(written(status, { tags: ['harvest'] }));
    expect(saved).toMatchObject({ status, version: 2, tags: ['harvest'] });
  },
);

it('a campaign that is not one of the brand is refused, new and in what is stored', async () => {
  const input = written('rejected', { campaignId: 'campaign_1748736000000_999999' as CampaignId });
  const refusal = {
    code: 'invalid',
    data: {
      fields: [{ path: 'draft.campaignId', message: 'This campaign is not one of this brand.' }],
    },
  };
  expect(await refusalOf(editor.content.update(input))).toMatchObject(refusal);
  const { brandId } = post('rejected');
  const creating = editor.content.create({ brandId, draft: input.draft, scheduledFor: null });
  expect(await refusalOf(creating)).toMatchObject(refusal);
});

it('a picture that has left the library stays, and does not come in anew', async () => {
  const images = [{ fileId, alt: 'A hill, in the morning' }];
  await manager.content.update(written('rejected', { images }));
  await manager.files.delete({ id: fileId });
  const filed = written('rejected', { images, tags: ['hill'] });
  const kept = await editor.content.update({ ...filed, version: 2 });
  expect(kept).toMatchObject({ version: 3, images, tags: ['hill'] });

  const { brandId } = kept;
  const creating = editor.content.create({ brandId, draft: filed.draft, scheduledFor: null });
  expect(await refusalOf(creating)).toMatchObject({
    code: 'invalid',
    data: { fields: [{ path: 'draft.images.0' }] },
  });
});
