import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { ContentItem, ContentStatus } from '@brandroom/domain/content/content.schema';
import type { ContentId, FileId } from '@brandroom/domain/id.schema';

import type { StoredFile } from '../../store/collections';
import type { Store } from '../../store/store';
import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import {
  brandId,
  contentIdOf,
  emailOf,
  later,
  otherBrandId,
  post,
  testWorld,
} from '../../testing/test-world';
import { watchedStore } from '../../testing/watched-store';
import { toStored } from '../content/stored-content';

let store: Store;
let backend: TestBackend;
let editor: WorkspaceClient;
let viewer: WorkspaceClient;

beforeEach(async () => {
  store = await testWorld();
  backend = testBackend({ store });
  editor = await backend.as(emailOf('editor'));
  viewer = await backend.as(emailOf('viewer'));
});
afterEach(() => backend.close());

const day = (number: number) => new Date(Date.UTC(2026, 2, 2 + number, 12)).toISOString();

function many(count: number, status: ContentStatus, changes: (i: number) => Partial<ContentItem>) {
  return Array.from({ length: count }, (_, i) =>
    post(status, { id: `content_1748736000000_${status}${i}` as ContentId, ...changes(i) }),
  );
}

async function add(...items: ContentItem[]): Promise<void> {
  await store.write(async (transaction) => {
    for (const item of items) await transaction.put('content', toStored(item));
  });
}

describe('the dashboard', () => {
  it('counts pending items, upcoming scheduled items and tasks', async () => {
    await add(...many(7, 'scheduled', (i) => ({ scheduledFor: day(i) })));
    await add(...many(3, 'pending', () => ({})));
    const summary = await editor.dashboard.summary({ brandId });
    expect(summary).toMatchObject({ pendingApproval: 4, scheduledContent: 8, activeTasks: 4 });
  });

  it('names the next five of the scheduled, soonest first', async () => {
    await add(...many(7, 'scheduled', (i) => ({ scheduledFor: day(9 - i) })));
    const { upcoming } = await editor.dashboard.summary({ brandId });
    expect(upcoming.map(({ scheduledFor }) => scheduledFor)).toEqual([3, 4, 5, 6, 7].map(day));
  });

  it('does not count as scheduled whose time has come', async () => {
    backend.env.setNow('2026-05-01T00:00:00.000Z');
    const late = await backend.as(emailOf('editor'));
    expect(await late.dashboard.summary({ brandId })).toMatchObject({
      scheduledContent: 0,
      upcoming: [],
    });
  });

  it('makes tasks of pending items, soonest due first', async () => {
    await add(
      post('pending', {
        id: 'content_1748736000000_due' as ContentId,
        title: 'Launch',
        scheduledFor: later,
      }),
    );
    const { tasks } = await editor.dashboard.summary({ brandId });
    expect(tasks).toEqual([
      {
        id: 'content_1748736000000_due',
        title: 'Review content: Launch',
        type: 'approval',
        dueDate: later,
        priority: 'high',
      },
      expect.objectContaining({ id: contentIdOf('pending'), dueDate: null }),
    ]);
  });

  it('lists five tasks: those with a date, however many older ones have none', async () => {
    await add(...many(305, 'pending', (i) => (i < 300 ? {} : { scheduledFor: day(i) })));
    const { tasks, activeTasks } = await editor.dashboard.summary({ brandId });
    expect(activeTasks).toBe(306);
    expect(tasks.map(({ dueDate }) => dueDate)).toEqual([300, 301, 302, 303, 304].map(day));
  });

  it('lists as tasks only items of the types that the person works on', async () => {
    const blogs = many(63, 'pending', (i) => ({
      id: `content_1748736000000_blog${i}` as ContentId,
      type: 'blog',
      scheduledFor: i < 60 ? day(i) : null,
      createdAt: day(-200),
    }));
    const posts = many(6, 'pending', (i) => ({
      scheduledFor: i < 3 ? day(100 - i) : null,
      createdAt: day(-i),
    }));
    await add(...blogs, ...posts);
    const custom = await backend.as(emailOf('custom'));
    const { tasks } = await custom.dashboard.summary({ brandId });
    const names = ['pending2', 'pending1', 'pending0', 'pending', 'pending5'];
    expect(tasks.map(({ id }) => id.split('_')[2])).toEqual(names);
  });

  it('lists the last ten changes and uploads together, newest first', async () => {
    await add(...many(12, 'draft', (i) => ({ updatedAt: day(-20 + i) })));
    await store.write(async (transaction) => {
      const [file] = await transaction.list('files', 'byBrand', { equals: [brandId] });
      if (!file) throw new Error('No file.');
      const id = 'file_1748736000000_new' as FileId;
      const upload: StoredFile = { ...file, id, name: 'new.png', createdAt: day(-11) };
      await transaction.put('files', upload);
    });
    const { activity, recentUpdates } = await editor.dashboard.summary({ brandId });
    expect(recentUpdates).toBe(10);
    expect(activity.map(({ at }) => at)).toEqual(
      [-9, -10, -11, -11, -12, -13, -14, -15, -16, -17].map(day),
    );
    expect(activity).toContainEqual(
      expect.objectContaining({ kind: 'file', name: 'new.png', at: day(-11) }),
    );
  });

  it('hides titles and counts of unapproved items from a viewer', async () => {
    await add(...many(60, 'draft', (i) => ({ updatedAt: day(i) })));
    const summary = await viewer.dashboard.summary({ brandId });
    expect(summary).toMatchObject({
      pendingApproval: 0,
      scheduledContent: 0,
      activeTasks: 0,
      upcoming: [],
      tasks: [],
    });
    const seen = summary.activity.flatMap((entry) =>
      entry.kind === 'content' ? entry.status : [],
    );
    expect(seen.toSorted()).toEqual(['approved', 'published']);
    expect(JSON.stringify(summary)).not.toMatch(/A (?:draft|pending|scheduled|rejected) post/u);
  });

  it('counts for custom permissions the types that they work on', async () => {
    await add(post('pending', { id: 'content_1748736000000_blog' as ContentId, type: 'blog' }));
    const custom = await backend.as(emailOf('custom'));
    expect(await custom.dashboard.summary({ brandId })).toMatchObject({ pendingApproval: 1 });
  });

  it('of another brand is empty of this one', async () => {
    const outsider = await backend.as(emailOf('outsider'));
    expect(await outsider.dashboard.summary({ brandId: otherBrandId })).toMatchObject({
      pendingApproval: 0,
      activity: [],
    });
  });
});

describe('in a brand of thousands of items', () => {
  beforeEach(async () => {
    const statuses: ContentStatus[] = ['draft', 'approved', 'scheduled', 'published', 'pending'];
    for (const status of statuses) {
      await add(...many(600, status, (i) => ({ updatedAt: day(i % 50), createdAt: day(-i) })));
    }
  });

  it.each(['editor', 'viewer'] as const)('%s costs the rows that are shown', async (person) => {
    let rows = 0;
    const counting = watchedStore(store, (_, found) => {
      rows += found;
    });
    const other = testBackend({ store: counting });
    const client = await other.as(emailOf(person));
    rows = 0;
    const summary = await client.dashboard.summary({ brandId });
    await client.notifications.list({ brandId });
    expect(summary.activity).toHaveLength(10);
    expect(summary.pendingApproval).toBe(person === 'editor' ? 601 : 0);
    expect(rows).toBeLessThan(300);
    other.close();
  });
});

describe('the bell', () => {
  it('lists at most fifty pending items, the newest first', async () => {
    await add(...many(60, 'pending', (i) => ({ createdAt: day(i), scheduledFor: day(-i) })));
    const { items, total, unread } = await editor.notifications.list({ brandId });
    expect({ listed: items.length, total, unread }).toEqual({ listed: 50, total: 61, unread: 61 });
    expect(items[0]?.createdAt).toBe(day(59));
    expect(items.map(({ createdAt }) => createdAt)).toEqual(
      items
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
  });

  it('is silent for a viewer', async () => {
    expect(await viewer.notifications.list({ brandId })).toEqual({
      items: [],
      total: 0,
      unread: 0,
      isPendingOff: false,
      notices: [],
      unreadNotices: 0,
    });
  });

  it('stores the read items of each person', async () => {
    await editor.notifications.markRead({ ids: [contentIdOf('pending')] });
    expect(await editor.notifications.list({ brandId })).toMatchObject({
      items: [{ id: contentIdOf('pending'), read: true }],
      unread: 0,
    });
    const manager = await backend.as(emailOf('manager'));
    expect(await manager.notifications.list({ brandId })).toMatchObject({ unread: 1 });
  });

  it('can be set back to unread, for one person and one item', async () => {
    const ids = [contentIdOf('pending')];
    const manager = await backend.as(emailOf('manager'));
    await editor.notifications.markRead({ ids });
    await manager.notifications.markRead({ ids });
    await editor.notifications.markUnread({ ids: [contentIdOf('published')] });
    expect(await editor.notifications.list({ brandId })).toMatchObject({ unread: 0 });
    await editor.notifications.markUnread({ ids });
    expect(await editor.notifications.list({ brandId })).toMatchObject({
      items: [{ read: false }],
      unread: 1,
    });
    expect(await manager.notifications.list({ brandId })).toMatchObject({ unread: 0 });
  });

  it('rings again for an item that comes back', async () => {
    const manager = await backend.as(emailOf('manager'));
    await manager.notifications.markRead({ ids: [contentIdOf('pending')] });
    await add(post('pending', { version: 4 }));
    expect(await manager.notifications.list({ brandId })).toMatchObject({ unread: 1 });
  });

  it('marks nothing that the person does not see or that does not wait', async () => {
    await viewer.notifications.markRead({
      ids: [contentIdOf('pending'), contentIdOf('published')],
    });
    const marks = await store.read((transaction) => transaction.all('reads'));
    expect(marks.flatMap(({ ids }) => ids)).toEqual([]);
  });

  it('refuses an input that is not an id', async () => {
    const ids = ['nonsense' as ContentId];
    expect(await refusalOf(editor.notifications.markRead({ ids }))).toMatchObject({
      code: 'invalid',
      data: { fields: [{ path: 'ids.0' }] },
    });
  });
});
