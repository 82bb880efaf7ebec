import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { contentStatuses } from '@brandroom/domain/content/content.schema';
import type { CampaignId, ContentId } from '@brandroom/domain/id.schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import type { Person } from '../../testing/test-world';
import { brandId, emailOf, otherBrandId, post, testWorld } from '../../testing/test-world';
import { toStored } from './stored-content';

const wanted = 'campaign_1748736000000_1' as CampaignId;
const other = 'campaign_1748736000000_2' as CampaignId;
const people = ['viewer', 'editor', 'manager'] as const satisfies readonly Person[];

let backend: TestBackend;

/** Of each status one with and one without a date, in either campaign, in none and in another brand. */
beforeEach(async () => {
  const store = await testWorld();
  const places: readonly Partial<ContentItem>[] = [
    { campaignId: wanted },
    { campaignId: other },
    { campaignId: null },
    { campaignId: wanted, brandId: otherBrandId },
  ];
  const items = contentStatuses.flatMap((status, row) =>
    places.flatMap((place, column) =>
      [null, `2026-06-0${String(row + 1)}T1${String(column)}:00:00.000Z`].map(
        (scheduledFor, dated) => {
          const serial = `${String(row)}${String(column)}${String(dated)}`;
          const id = `content_1748736000000_c${serial}` as ContentId;
          const updatedAt = `2026-02-0${String(9 - row)}T09:00:00.000Z`;
          return post(status, { id, scheduledFor, updatedAt, ...place });
        },
      ),
    ),
  );
  await store.write(async (transaction) => {
    for (const item of items) await transaction.put('content', toStored(item));
  });
  backend = testBackend({ store });
});
afterEach(() => backend.close());

const isWanted = ({ campaignId }: ContentItem) => campaignId === wanted;
const idsOf = (items: readonly ContentItem[]) => items.map(({ id }) => id);

describe.each(people)('of one campaign the %s gets', (person) => {
  it.each([{}, { status: 'approved' }, { type: 'social' }, { text: 'nowhere' }] as const)(
    'in lists, in unscheduled items and in the days the same as in reading everything: %o',
    async (filter) => {
      const { content } = await backend.as(emailOf(person));
      const all = { brandId, ...filter, limit: 200 };
      const of = { ...all, campaignId: wanted };

      const list = await content.list(of);
      const expected = (await content.list(all)).items.filter(isWanted);
      expect(idsOf(list.items)).toEqual(idsOf(expected));
      expect(list.total).toBe(expected.length);

      const undated = await content.undated(of);
      const undatedExpected = (await content.undated(all)).items.filter(isWanted);
      expect(idsOf(undated.items)).toEqual(idsOf(undatedExpected));
      expect(undated.total).toBe(undatedExpected.length);

      for (const from of ['2026-02-01T00:00:00.000Z', '2026-06-01T00:00:00.000Z']) {
        const until = new Date(Date.parse(from) + 90 * 86_400_000).toISOString();
        const grid = { brandId, ...filter, from, until, timeZone: 'UTC', perDay: 40 };
        const days = await content.days({ ...grid, campaignId: wanted });
        const found = (await content.days(grid)).flatMap(({ items }) => items).filter(isWanted);
        expect(idsOf(days.flatMap(({ items }) => items))).toEqual(idsOf(found));
      }
    },
  );
});

it('all of a campaign is counted, of the own brand alone', async () => {
  const { content } = await backend.as(emailOf('editor'));
  const { total } = await content.list({ brandId, campaignId: wanted, limit: 1 });
  expect(total).toBe(contentStatuses.length * 2);
});
