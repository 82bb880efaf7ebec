import { maxPageSize } from '@brandroom/domain/contract/base';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { ContentId, Id } from '@brandroom/domain/id.schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Store } from '../../store/store';
import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import type { Person } from '../../testing/test-world';
import {
  brandId,
  contentIdOf,
  emailOf,
  otherBrandId,
  post,
  testWorld,
} from '../../testing/test-world';
import { toStored } from './stored-content';

let store: Store;
let backend: TestBackend;
let editor: WorkspaceClient;

beforeEach(async () => {
  store = await testWorld();
  backend = testBackend({ store });
  editor = await backend.as(emailOf('editor'));
});
afterEach(() => backend.close());

const june = {
  brandId,
  from: '2026-06-01T00:00:00.000Z',
  until: '2026-07-01T00:00:00.000Z',
  timeZone: 'UTC',
  perDay: 40,
};

let added = 0;
async function add(...items: Partial<ContentItem>[]): Promise<ContentId[]> {
  const made = items.map((change) => {
    added += 1;
    const id = `content_1748736000000_n${String(added).padStart(4, '0')}` as ContentId;
    return post('draft', { id, ...change });
  });
  await store.write(async (transaction) => {
    for (const item of made) await transaction.put('content', toStored(item));
  });
  return made.map(({ id }) => id);
}
const wished = (scheduledFor: string, change: Partial<ContentItem> = {}) => ({
  scheduledFor,
  ...change,
});

type Days = Awaited<ReturnType<WorkspaceClient['content']['days']>>;
const inShort = (days: Days) =>
  days.map(({ day, total, items }) => [day, total, items.map(({ id }) => id)]);

describe('the days of a calendar', () => {
  it('are those that have something, each in order of time', async () => {
    const [late, early, other] = await add(
      wished('2026-06-03T15:00:00.000Z'),
      wished('2026-06-03T08:00:00.000Z', { status: 'pending' }),
      wished('2026-06-20T08:00:00.000Z', { status: 'approved' }),
    );
    expect(inShort(await editor.content.days(june))).toEqual([
      ['2026-06-03', 2, [early, late]],
      ['2026-06-20', 1, [other]],
    ]);
  });

  it('show published items on their publishing day and leave unscheduled items out', async () => {
    const [out] = await add(
      {
        status: 'published',
        publishedAt: '2026-06-05T10:00:00.000Z',
        scheduledFor: '2026-06-09T10:00:00.000Z',
      },
      { createdAt: '2026-06-07T10:00:00.000Z' },
    );
    expect(inShort(await editor.content.days(june))).toEqual([['2026-06-05', 1, [out]]]);
    expect(inShort(await editor.content.days({ ...june, status: 'draft' }))).toEqual([]);
    expect(inShort(await editor.content.days({ ...june, type: 'social' }))).toEqual([
      ['2026-06-05', 1, [out]],
    ]);
  });

  it.each([
    ['UTC', '2026-06-10'],
    ['Pacific/Auckland', '2026-06-11'],
    ['America/Los_Angeles', '2026-06-09'],
  ])('are those of the time zone: %s', async (timeZone, day) => {
    const at = day === '2026-06-09' ? '2026-06-10T03:00:00.000Z' : '2026-06-10T18:00:00.000Z';
    await add(wished(at));
    // With and without the index alone.
    for (const filter of [{}, { type: 'social' }] as const) {
      const days = await editor.content.days({ ...june, ...filter, timeZone });
      expect(days.map((each) => each.day)).toEqual([day]);
    }
  });

  it('are cut where the clock changes, not every 24 hours', async () => {
    const [before, after] = await add(
      wished('2026-10-25T22:30:00.000Z'),
      wished('2026-10-25T23:00:00.000Z'),
    );
    const asked = {
      ...june,
      from: '2026-10-24T22:00:00.000Z',
      until: '2026-10-27T23:00:00.000Z',
      timeZone: 'Europe/Berlin',
    };
    const expected = [
      ['2026-10-25', 1, [before]],
      ['2026-10-26', 1, [after]],
    ];
    expect(inShort(await editor.content.days(asked))).toEqual(expected);
    expect(inShort(await editor.content.days({ ...asked, type: 'social' }))).toEqual(expected);
  });

  it('begin with `from` and end before `until`, in the middle of a day too', async () => {
    const [first, , inside] = await add(
      wished('2026-06-03T12:00:00.000Z'),
      wished('2026-06-04T12:00:00.000Z'),
      wished('2026-06-04T11:59:59.999Z'),
      wished('2026-06-03T11:59:59.999Z'),
    );
    const asked = { ...june, from: '2026-06-03T12:00:00.000Z', until: '2026-06-04T12:00:00.000Z' };
    expect(inShort(await editor.content.days(asked))).toEqual([
      ['2026-06-03', 1, [first]],
      ['2026-06-04', 1, [inside]],
    ]);
    expect(await editor.content.days({ ...asked, until: asked.from })).toEqual([]);
  });

  it('show at most so many of a day, and count all', async () => {
    const ids = await add(
      ...Array.from({ length: 5 }, (_, i) => wished(`2026-06-03T1${i}:00:00.000Z`)),
    );
    const expected = [['2026-06-03', 5, ids.slice(0, 2)]];
    expect(inShort(await editor.content.days({ ...june, perDay: 2 }))).toEqual(expected);
    expect(inShort(await editor.content.days({ ...june, perDay: 2, type: 'social' }))).toEqual(
      expected,
    );
  });

  it('show at most a page in all, of every day the same', async () => {
    const all = Array.from({ length: 30 }, (_, day) =>
      Array.from({ length: day === 29 ? 2 : 9 }, () =>
        wished(`2026-06-${String(day + 1).padStart(2, '0')}T10:00:00.000Z`),
      ),
    ).flat();
    await add(...all);
    for (const filter of [{}, { type: 'social' }] as const) {
      const days = await editor.content.days({ ...june, ...filter });
      expect(days.map(({ total }) => total)).toEqual([...Array<number>(29).fill(9), 2]);
      // 29 × 6 + 2; one more of each would be 205.
      expect(days.map(({ items }) => items.length)).toEqual([...Array<number>(29).fill(6), 2]);
      expect(days.flatMap(({ items }) => items).length).toBeLessThanOrEqual(maxPageSize);
    }
  });

  it('are narrowed by every filter', async () => {
    const campaignId = 'campaign_1748736000000_1' as Id<'Campaign'>;
    const at = '2026-06-03T10:00:00.000Z';
    const [wanted] = await add(
      wished(at, { campaignId, body: 'The harvest begins.' }),
      wished(at, { body: 'The harvest begins.' }),
      wished(at, { campaignId }),
      wished(at, { campaignId, body: 'The harvest begins.', status: 'pending' }),
    );
    const asked = {
      ...june,
      status: 'draft',
      platform: 'linkedin',
      type: 'social',
      campaignId,
      text: 'HARVEST',
    } as const;
    expect(inShort(await editor.content.days(asked))).toEqual([['2026-06-03', 1, [wanted]]]);
  });

  it('leave out items of other brands and items that the caller cannot see', async () => {
    const at = '2026-06-03T10:00:00.000Z';
    const [, approved] = await add(
      wished(at),
      wished(at, { status: 'approved' }),
      wished(at, { brandId: otherBrandId, status: 'approved' }),
    );
    const viewer = await backend.as(emailOf('viewer'));
    expect(inShort(await viewer.content.days(june))).toEqual([['2026-06-03', 1, [approved]]]);
  });

  it.each([
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['an offset instead of a time zone', { timeZone: '+02:00' }, 'timeZone'],
    ['no room for a day', { perDay: 0 }, 'perDay'],
    ['too much room for a day', { perDay: 41 }, 'perDay'],
    ['more than 100 days', { until: '2026-09-09T00:00:00.001Z' }, 'until'],
  ])('refuse %s', async (_, change, path) => {
    expect(await refusalOf(editor.content.days({ ...june, ...change }))).toMatchObject({
      code: 'invalid',
      data: { fields: [{ path }] },
    });
  });
});

describe('unscheduled content', () => {
  const idsFor = async (person: Person, filter = {}) => {
    const client = await backend.as(emailOf(person));
    const { items, total } = await client.content.undated({ brandId, ...filter });
    return { ids: items.map(({ id }) => id), total };
  };

  it('lists unpublished items without a date, the last changed first', async () => {
    const [older, newer] = await add(
      { updatedAt: '2026-02-20T09:00:00.000Z' },
      { updatedAt: '2026-02-21T09:00:00.000Z' },
      wished('2026-06-03T10:00:00.000Z', { updatedAt: '2026-02-22T09:00:00.000Z' }),
      { brandId: otherBrandId },
    );
    const { ids, total } = await idsFor('editor');
    expect(ids.slice(0, 2)).toEqual([newer, older]);
    expect(ids.slice(2).toSorted()).toEqual(
      (['approved', 'draft', 'pending', 'rejected'] as const).map(contentIdOf),
    );
    expect(total).toBe(6);
  });

  it('comes page by page', async () => {
    const { ids } = await idsFor('editor');
    expect(await idsFor('editor', { offset: 1, limit: 2 })).toEqual({
      ids: ids.slice(1, 3),
      total: 4,
    });
    expect(await idsFor('editor', { type: 'social', offset: 1, limit: 2 })).toEqual({
      ids: ids.slice(1, 3),
      total: 4,
    });
  });

  it('is narrowed by every filter', async () => {
    const [wanted] = await add({ platform: 'x', body: 'The harvest begins.' }, { platform: 'x' });
    expect(await idsFor('editor', { platform: 'x', text: 'harvest', status: 'draft' })).toEqual({
      ids: [wanted],
      total: 1,
    });
    expect(await idsFor('editor', { status: 'published' })).toEqual({ ids: [], total: 0 });
    expect(await idsFor('editor', { status: 'pending' })).toEqual({
      ids: [contentIdOf('pending')],
      total: 1,
    });
  });

  it('lists only items that the caller can see', async () => {
    expect(await idsFor('viewer')).toEqual({ ids: [contentIdOf('approved')], total: 1 });
  });

  it('leaves the list with a date and comes back without it, out of the trash too', async () => {
    const id = contentIdOf('draft');
    const { title, description, body, images, campaignId, tags } = post('draft');
    const draft = {
      type: 'social',
      platform: 'linkedin',
      title,
      description,
      body,
      images,
      campaignId,
      tags,
    } as const;
    await editor.content.update({ id, version: 1, draft, scheduledFor: june.from });
    expect((await idsFor('editor')).ids).not.toContain(id);
    expect(inShort(await editor.content.days(june))).toEqual([['2026-06-01', 1, [id]]]);

    await editor.content.update({ id, version: 2, draft, scheduledFor: null });
    expect((await idsFor('editor')).ids[0]).toBe(id);
    expect(await editor.content.days(june)).toEqual([]);

    const manager = await backend.as(emailOf('manager'));
    await manager.content.delete({ id, version: 3 });
    expect((await idsFor('editor')).ids).not.toContain(id);
    await manager.content.restore({ id });
    expect((await idsFor('editor')).ids).toContain(id);
  });

  it.each([
    ['9999-12-01T00:00:00.000Z', '+010000-01-05T00:00:00.000Z'],
    ['+010000-01-01T00:00:00.000Z', '+010000-01-05T00:00:00.000Z'],
    ['0099-12-01T00:00:00.000Z', '0100-01-05T00:00:00.000Z'],
  ])('of years that no calendar here counts are refused: from %s', async (from, until) => {
    const call = editor.content.days({ brandId, from, until, timeZone: 'UTC', perDay: 3 });
    expect(await refusalOf(call)).toMatchObject({
      code: 'invalid',
      data: { fields: [{ path: 'until', message: 'Ask for days of the years 101 to 9998.' }] },
    });
  });
});
