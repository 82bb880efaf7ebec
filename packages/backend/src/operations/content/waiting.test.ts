import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { ContentId } from '@brandroom/domain/id.schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Store } from '../../store/store';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import { brandId, contentIdOf, emailOf, later, post, testWorld } from '../../testing/test-world';
import { toStored } from './stored-content';

let store: Store;
let backend: TestBackend;
let manager: WorkspaceClient;

beforeEach(async () => {
  store = await testWorld();
  backend = testBackend({ store });
  manager = await backend.as(emailOf('manager'));
});
afterEach(() => backend.close());

async function wait(serial: string, change: Partial<ContentItem>): Promise<void> {
  const item = post('pending', { id: `content_1748736000000_${serial}` as ContentId, ...change });
  await store.write((transaction) => transaction.put('content', toStored(item)));
}

const serials = (items: readonly ContentItem[]) =>
  items.map(({ id }) => id.replace('content_1748736000000_', ''));

describe('pending items', () => {
  it('comes soonest planned first, then without a date the longest unchanged first', async () => {
    await wait('newer', { updatedAt: '2026-02-20T09:00:00.000Z' });
    await wait('late', { scheduledFor: '2026-05-01T09:00:00.000Z' });
    await wait('soon', { scheduledFor: '2026-03-05T09:00:00.000Z' });
    const { items, total } = await manager.content.waiting({ brandId });
    expect(serials(items)).toEqual(['soon', 'late', 'pending', 'newer']);
    expect(total).toBe(4);
    const second = await manager.content.waiting({ brandId, offset: 1, limit: 2 });
    expect(serials(second.items)).toEqual(['late', 'pending']);
    expect(second.total).toBe(4);
  });

  it('are those that the caller can see: all for editors, some types for custom rights, none for a viewer', async () => {
    const id = 'content_1748736000000_blog' as ContentId;
    const words = { type: 'blog', seoTitle: '', seoDescription: '', excerpt: '' } as const;
    const { platform: _, ...blog } = { ...post('pending', { id, ...words }), platform: null };
    await store.write((transaction) => transaction.put('content', toStored(blog as ContentItem)));
    const seenBy = async (person: 'editor' | 'custom' | 'viewer') => {
      const client = await backend.as(emailOf(person));
      return serials((await client.content.waiting({ brandId })).items);
    };
    expect(await seenBy('editor')).toHaveLength(2);
    expect(await seenBy('custom')).toEqual(['pending']);
    expect(await seenBy('viewer')).toEqual([]);
  });

  it('leaves with the decision', async () => {
    const input = { id: contentIdOf('pending'), version: 1 };
    await manager.content.approve({ ...input, note: 'Good.' });
    expect(await manager.content.waiting({ brandId })).toEqual({
      items: [],
      total: 0,
      submissions: [],
    });
  });

  it('say who submitted them, and when', async () => {
    const editor = await backend.as(emailOf('editor'));
    const draft = await editor.content.submit({ id: contentIdOf('draft'), version: 1 });
    const { submissions } = await manager.content.waiting({ brandId });
    const [entry] = await manager.content.history({ id: draft.id });
    expect(submissions.find(({ id }) => id === draft.id)).toEqual({
      id: draft.id,
      at: entry?.at,
      byName: entry?.byName,
    });
  });

  it.each(['approve', 'reject'] as const)(
    'say it after an undone %s as before',
    async (decision) => {
      const editor = await backend.as(emailOf('editor'));
      const draft = await editor.content.submit({ id: contentIdOf('draft'), version: 1 });
      const submissionOf = async () =>
        (await manager.content.waiting({ brandId })).submissions.find(({ id }) => id === draft.id);
      const before = await submissionOf();
      backend.env.setNow('2026-03-02T12:00:00.000Z');
      const decided = await manager.content[decision]({ id: draft.id, version: 2, note: '' });
      await manager.content.undoDecision({ id: draft.id, version: decided.version });
      expect(await submissionOf()).toEqual(before);
    },
  );
});

it('a date that is set by scheduling appears in the history', async () => {
  const id = contentIdOf('approved');
  await manager.content.schedule({ id, version: 1, scheduledFor: later });
  const [latest] = await manager.content.history({ id });
  expect(latest?.changes).toEqual([{ field: 'scheduledFor', before: '', after: later }]);
});
