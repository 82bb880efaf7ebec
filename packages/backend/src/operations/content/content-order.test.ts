import { channelLabels, channelOf } from '@brandroom/domain/content/channel';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { contentStatuses } from '@brandroom/domain/content/content.schema';
import { displayDate } from '@brandroom/domain/content/date';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { CampaignId, ContentId } from '@brandroom/domain/id.schema';
import { sortDirections } from '@brandroom/domain/sort-direction';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import type { Person } from '../../testing/test-world';
import {
  brandId,
  emailOf,
  post,
  runningCampaignId,
  testWorld,
  trashedCampaignId,
} from '../../testing/test-world';
import { toStored } from './stored-content';

const campaignId = 'campaign_1748736000000_1' as CampaignId;
const platforms = ['x', 'linkedin', 'bluesky'] as const;

let backend: TestBackend;

/** Of each status one post for each platform; half of them in a campaign, two on the same day. */
beforeEach(async () => {
  const store = await testWorld();
  const items = contentStatuses.flatMap((status, row) =>
    platforms.map((platform, column) => {
      const serial = row * platforms.length + column;
      return post(status, {
        id: `content_1748736000000_o${String(serial).padStart(2, '0')}` as ContentId,
        title: `post ${String((serial * 7) % 18)}`,
        platform,
        campaignId: serial % 2 === 0 ? campaignId : null,
        updatedAt: `2026-05-1${String(serial % 4)}T08:00:00.000Z`,
        scheduledFor: `2026-06-0${String(1 + (serial % 5))}T10:00:00.000Z`,
      });
    }),
  );
  await store.write(async (transaction) => {
    for (const item of items) await transaction.put('content', toStored(item));
  });
  backend = testBackend({ store });
});
afterEach(() => backend.close());

const keyOf = {
  date: displayDate,
  title: ({ title }: ContentItem) => title.replace(/\d+/, (number) => number.padStart(3, '0')),
  channel: (item: ContentItem) => channelLabels[channelOf(item)],
  status: ({ status }: ContentItem) => String(contentStatuses.indexOf(status)),
  updatedAt: ({ updatedAt }: ContentItem) => updatedAt,
};
const orders = Object.keys(keyOf) as (keyof typeof keyOf)[];
type ListInput = Parameters<WorkspaceClient['content']['list']>[0];

/** Every page of three, one after the other. */
async function allPages({ content }: WorkspaceClient, input: ListInput): Promise<ContentItem[]> {
  const found: ContentItem[] = [];
  for (;;) {
    const { items, total } = await content.list({ ...input, offset: found.length, limit: 3 });
    found.push(...items);
    if (found.length >= total || items.length === 0) return found;
  }
}

const filters = [
  {},
  { status: 'draft' },
  { campaignId },
  { type: 'social' },
  { from: '2026-06-02T00:00:00.000Z', until: '2026-06-05T00:00:00.000Z' },
] as const;

describe.each<Person>(['manager', 'viewer'])('the %s gets content', (person) => {
  describe.each(sortDirections)('%s', (direction) => {
    it.each(orders.flatMap((orderBy) => filters.map((filter) => ({ orderBy, filter }))))(
      'by $orderBy, newest first where that is equal, with $filter',
      async ({ orderBy, filter }) => {
        const client = await backend.as(emailOf(person));
        const asked = { brandId, ...filter };
        const newestFirst = (await client.content.list({ ...asked, limit: 200 })).items;
        const sign = direction === 'ascending' ? 1 : -1;
        const key = keyOf[orderBy];
        const expected = newestFirst.toSorted((a, b) => sign * key(a).localeCompare(key(b), 'en'));
        const found = await allPages(client, { ...asked, orderBy, direction });
        expect(found.map(key)).toEqual(expected.map(key));
        expect(new Set(found.map(({ id }) => id)).size).toBe(expected.length);
        if (orderBy === 'status' || orderBy === 'channel') {
          expect(found.map(displayDate)).toEqual(expected.map(displayDate));
        }
      },
    );
  });
});

describe.each<Person>(['manager', 'viewer'])('the %s gets the next date first', (person) => {
  it.each([
    ...filters,
    { status: 'scheduled' },
    { until: '2026-06-02T00:00:00.000Z' },
    { from: '2026-06-04T00:00:00.000Z' },
  ] as const)('and the past after it, newest first, with %j', async (filter) => {
    const now = '2026-06-03T10:00:00.000Z';
    backend.env.setNow(now);
    const client = await backend.as(emailOf(person));
    const asked = { brandId, ...filter };
    const newestFirst = (await client.content.list({ ...asked, limit: 200 })).items.map(
      displayDate,
    );
    const ahead = newestFirst.filter((date) => date >= now).toReversed();
    const past = newestFirst.filter((date) => date < now);
    const found = await allPages(client, { ...asked, orderBy: 'upcoming' });
    expect(found.map(displayDate)).toEqual([...ahead, ...past]);
    const { upcoming } = await client.content.list({ ...asked, orderBy: 'upcoming', limit: 1 });
    expect(upcoming).toBe(ahead.length);
  });
});

describe('by the name of the campaign', () => {
  const zebra = 'campaign_1748736000000_0zebra' as CampaignId;
  const campaigns = [runningCampaignId, zebra, trashedCampaignId, null];
  const inCampaign = (campaign: CampaignId | null, column: number) =>
    post('approved', {
      id: `content_1748736000000_n${String(campaigns.indexOf(campaign))}${String(column)}` as ContentId,
      campaignId: campaign,
      scheduledFor: `2026-07-0${String(1 + column)}T10:00:00.000Z`,
    });
  const from = '2026-07-01T00:00:00.000Z';

  /** The campaigns of July's items in this order, with their dates from newest to oldest. */
  async function campaignsFor(person: Person, input: Partial<ListInput>) {
    const store = await testWorld();
    await store.write(async (transaction) => {
      const running = await transaction.get('campaigns', runningCampaignId);
      if (!running) throw new Error('The test world has no running campaign.');
      await transaction.put('campaigns', { ...running, id: zebra, name: 'zebra' });
      for (const item of campaigns.flatMap((each) => [0, 1].map((day) => inCampaign(each, day)))) {
        await transaction.put('content', toStored(item));
      }
    });
    const own = testBackend({ store });
    const client = await own.as(emailOf(person));
    const found = await allPages(client, { brandId, from, orderBy: 'campaign', ...input });
    own.close();
    return found.map(({ campaignId: each, scheduledFor }) => [each, scheduledFor?.slice(8, 10)]);
  }
  const newestFirst = (of: readonly (CampaignId | null)[]) =>
    of.flatMap((each) => [
      [each, '02'],
      [each, '01'],
    ]);
  // Deleted campaigns have no name to show.
  const nameless = [
    [trashedCampaignId, '02'],
    [null, '02'],
    [trashedCampaignId, '01'],
    [null, '01'],
  ];

  it.each<Person>(['manager', 'viewer'])(
    'the %s gets content, with that of no campaign last in both directions',
    async (person) => {
      const ascending = await campaignsFor(person, { direction: 'ascending' });
      expect(ascending.slice(0, 4)).toEqual(newestFirst([runningCampaignId, zebra]));
      expect(ascending.slice(4)).toHaveLength(4);
      expect(ascending.slice(4)).toEqual(expect.arrayContaining(nameless));
      const descending = await campaignsFor(person, { direction: 'descending' });
      expect(descending.slice(0, 4)).toEqual(newestFirst([zebra, runningCampaignId]));
      expect(descending.slice(4)).toEqual(ascending.slice(4));
    },
  );
});
