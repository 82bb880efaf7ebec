import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { ContentDraft } from '@brandroom/domain/content/content.schema';
import type { CampaignId, FileId } from '@brandroom/domain/id.schema';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Store } from '../../store/store';
import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import {
  contentIdOf,
  emailOf,
  fileId,
  grantCustom,
  later,
  madeAt,
  otherBrandId,
  post,
  testWorld,
} from '../../testing/test-world';

const muchLater = new Date(Date.parse(later) + 86_400_000).toISOString();

let store: Store;
let backend: TestBackend;
let editor: WorkspaceClient;
let manager: WorkspaceClient;

beforeEach(async () => {
  store = await testWorld();
  backend = testBackend({ store });
  editor = await backend.as(emailOf('editor'));
  manager = await backend.as(emailOf('manager'));
});
afterEach(() => backend.close());

/** The post of a status with the given changes, as a form sends it. */
function written(status: 'published' | 'rejected', change: Partial<ContentDraft>) {
  const { title, description, body, images, campaignId, tags } = post(status);
  const own = { title, description, body, images, campaignId, tags };
  const draft = { type: 'social', platform: 'linkedin', ...own, ...change } as ContentDraft;
  return { id: contentIdOf(status), version: 1, draft, scheduledFor: null };
}

it.each(['published', 'rejected'] as const)(
  'the text of an item that is %s stays as decided, unless its writer can approve',
  async (status) => {
    const input = written(status, { body: 'Other words.' });
    expect(await refusalOf(editor.content.update(input))).toEqual({
      code: 'forbidden',
      message: 'Editors can’t approve content on this brand.',
      data: { right: 'social.approve' },
    });
    expect(await editor.content.get({ id: input.id })).toEqual(post(status));
    const saved = await manager.content.update(input);
    expect(saved).toMatchObject({ status, version: 2, body: 'Other words.' });
  },
);

it.each(['published', 'rejected'] as const)(
  'anyone who may edit can file a %s item elsewhere',
  async (status) => {
    const saved = await editor.content.update(written(status, { tags: ['harvest'] }));
    expect(saved).toMatchObject({ status, version: 2, tags: ['harvest'] });
  },
);

it('a campaign of another brand is refused, in a new item and in a stored one', async () => {
  const input = written('rejected', { campaignId: 'campaign_1748736000000_999999' as CampaignId });
  const refusal = {
    code: 'invalid',
    data: {
      fields: [{ path: 'draft.campaignId', message: 'This brand doesn’t have this campaign.' }],
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

/** The scheduled post with another date, and with the other changes. */
function moved(scheduledFor: string | null, change: Partial<ContentDraft> = {}) {
  const { title, description, body, images, campaignId, tags } = post('scheduled');
  const own = { title, description, body, images, campaignId, tags };
  const draft = { type: 'social', platform: 'linkedin', ...own, ...change } as ContentDraft;
  return { id: contentIdOf('scheduled'), version: 1, draft, scheduledFor };
}

it('a new date for a scheduled item needs the publish right, a change of text does not', async () => {
  await grantCustom(store, 'social.view', 'social.edit', 'social.approve');
  const approver = await backend.as(emailOf('custom'));
  expect(await refusalOf(approver.content.update(moved(muchLater)))).toMatchObject({
    code: 'forbidden',
    data: { right: 'social.publish' },
  });
  expect(await approver.content.get({ id: contentIdOf('scheduled') })).toEqual(post('scheduled'));
  const saved = await approver.content.update(moved(later, { body: 'Other words.' }));
  expect(saved).toMatchObject({ status: 'scheduled', scheduledFor: later, body: 'Other words.' });
});

it.each([
  ['none', null],
  ['this very moment', '2026-03-02T10:00:00.000Z'],
  ['one that has passed', madeAt],
])('a scheduled item keeps its date in the future: %s is refused', async (_, scheduledFor) => {
  expect(await refusalOf(manager.content.update(moved(scheduledFor)))).toMatchObject({
    code: 'invalid',
    data: {
      fields: [{ path: 'scheduledFor', message: 'Choose a date and time in the future.' }],
    },
  });
  expect(await manager.content.get({ id: contentIdOf('scheduled') })).toEqual(post('scheduled'));
});

it('a picture that is another brand’s, or nobody’s, does not come in with a change', async () => {
  const otherId = 'file_1748736000000_other' as FileId;
  await store.write(async (transaction) => {
    const file = await transaction.get('files', fileId);
    if (file) await transaction.put('files', { ...file, id: otherId, brandId: otherBrandId });
  });
  for (const id of [otherId, 'file_1748736000000_none' as FileId]) {
    const images = [
      { fileId, alt: '' },
      { fileId: id, alt: '' },
    ];
    expect(await refusalOf(manager.content.update(written('rejected', { images })))).toMatchObject({
      code: 'invalid',
      data: {
        fields: [{ path: 'draft.images.1', message: 'This image is not in the library.' }],
      },
    });
  }
  expect(await manager.content.get({ id: contentIdOf('rejected') })).toEqual(post('rejected'));
});

it('the type of an item stays', async () => {
  const { title, description, body, images, campaignId, tags } = post('draft');
  const own = { title, description, body, images, campaignId, tags };
  const draft: ContentDraft = { type: 'email', subject: 'News', preheader: '', ...own };
  const input = { id: contentIdOf('draft'), version: 1, draft, scheduledFor: null };
  expect(await refusalOf(editor.content.update(input))).toMatchObject({
    code: 'conflict',
    data: { reason: 'type' },
  });
  expect(await editor.content.get({ id: input.id })).toEqual(post('draft'));
});
