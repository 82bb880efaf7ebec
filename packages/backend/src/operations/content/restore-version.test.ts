import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { ContentItem, ContentStatus } from '@brandroom/domain/content/content.schema';
import type { FlagRight } from '@brandroom/domain/rights/flags';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Store } from '../../store/store';
import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import {
  contentIdOf,
  emailOf,
  fileId,
  grantCustom,
  post,
  testWorld,
} from '../../testing/test-world';

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

/** The item after an approver changed its text. */
async function rewritten(status: ContentStatus, change: Partial<ContentItem> = {}) {
  const { title, description, campaignId, tags, scheduledFor } = post(status);
  return manager.content.update({
    id: contentIdOf(status),
    version: 1,
    draft: {
      type: 'social',
      platform: 'x',
      title,
      description,
      body: 'Other words.',
      images: change.images ?? [],
      campaignId,
      tags,
    },
    scheduledFor,
  });
}

describe('an earlier version', () => {
  it.each(['draft', 'pending', 'approved', 'scheduled'] as const)(
    'of an item that is %s comes back as a draft without an approval',
    async (status) => {
      const { id, version } = await rewritten(status);
      const restored = await editor.content.restoreVersion({ id, version, earlier: 1 });
      expect(restored).toMatchObject({
        id,
        status: 'draft',
        version: 3,
        body: 'Words.',
        platform: 'linkedin',
        approvedAt: null,
        approvedBy: null,
      });
      const [latest] = await editor.content.history({ id });
      expect(latest).toMatchObject({
        action: 'edit',
        from: status,
        to: 'draft',
        byName: 'editor',
        note: 'Version 1 restored as draft.',
      });
      expect(latest?.changes.map(({ field }) => field)).toEqual(['platform', 'body']);
    },
  );

  it.each(['published', 'rejected'] as const)(
    'of an item that is %s comes back as a copy, and its decisions are kept',
    async (status) => {
      const changed = await rewritten(status);
      const copy = await editor.content.restoreVersion({ id: changed.id, version: 2, earlier: 1 });
      expect(copy.id).not.toBe(changed.id);
      expect(copy).toMatchObject({ status: 'draft', version: 1, body: 'Words.' });
      expect(await editor.content.get({ id: changed.id })).toEqual(changed);
    },
  );

  it.each(['published', 'rejected'] as const)(
    'of an item that is %s needs the right to create, and none to edit',
    async (status) => {
      const changed = await rewritten(status);
      const restoring = async (...rights: readonly FlagRight[]) => {
        await grantCustom(store, ...rights);
        const person = await backend.as(emailOf('custom'));
        return person.content.restoreVersion({ id: changed.id, version: 2, earlier: 1 });
      };
      expect(await refusalOf(restoring('social.view', 'social.edit'))).toMatchObject({
        code: 'forbidden',
        data: { right: 'social.create' },
      });
      expect(await restoring('social.view', 'social.create')).toMatchObject({ status: 'draft' });
    },
  );

  it('comes back with its pictures, as far as they are still in the library', async () => {
    const images = [{ fileId, alt: 'A hill, in the morning' }];
    const { id } = await rewritten('draft', { images });
    await editor.content.restoreVersion({ id, version: 2, earlier: 1 });
    const withImages = await editor.content.restoreVersion({ id, version: 3, earlier: 2 });
    expect(withImages.images).toEqual(images);
    await editor.content.restoreVersion({ id, version: 4, earlier: 1 });
    await manager.files.delete({ id: fileId });
    const without = await editor.content.restoreVersion({ id, version: 5, earlier: 2 });
    expect(without).toMatchObject({ body: 'Other words.', images: [] });
  });

  it('that is the present one changes nothing', async () => {
    const { id } = post('draft');
    const restored = await editor.content.restoreVersion({ id, version: 1, earlier: 1 });
    expect(restored).toEqual(post('draft'));
  });

  it('is refused after someone else changed the item, and when it does not exist', async () => {
    const { id } = await rewritten('draft');
    const call = (version: number, earlier: number) =>
      refusalOf(editor.content.restoreVersion({ id, version, earlier }));
    expect(await call(1, 1)).toMatchObject({ code: 'conflict', data: { reason: 'version' } });
    expect(await call(2, 7)).toMatchObject({ code: 'notFound' });
  });
});
