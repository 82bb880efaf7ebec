import type { CampaignId, FileId } from '@brandroom/domain/id.schema';
import { expect, test } from 'vitest';

import type { CreateStart } from './posts';
import { everyCard, newValues, startedWith } from './posts';

const start: CreateStart = {
  type: 'social',
  campaignId: 'campaign_1_a' as CampaignId,
  scheduledFor: '2027-06-10T09:00:00.000Z',
  image: { fileId: 'file_1_a' as FileId, alt: 'A cup' },
};
const asked = { campaignId: start.campaignId, scheduledFor: start.scheduledFor };
const bare = { campaignId: null, scheduledFor: null, images: [] };

test('what the address asked for and the person took away does not come back with their text', () => {
  const kept = everyCard(newValues(start), (post) => ({ ...post, ...bare, title: 'Mine' }));
  const { social } = startedWith(structuredClone(kept), start);
  expect(social).toMatchObject([{ ...bare, title: 'Mine' }]);
});

test('another address is laid over text that comes back, once: the words already in it stay', () => {
  const mine = { ...bare, title: 'Mine', scheduledFor: '2027-05-01T09:00:00.000Z' };
  const kept = everyCard(newValues({}), (post) => ({ ...post, ...mine }));
  const opened = startedWith(kept, start);
  expect(opened.social).toMatchObject([
    { ...asked, title: 'Mine', scheduledFor: mine.scheduledFor, images: [start.image] },
  ]);
  const without = everyCard(opened, (post) => ({ ...post, images: [] }));
  expect(startedWith(without, start).social[0]?.images).toEqual([]);
});

test('an address shows the type that it asks for, regardless of the type shown before', () => {
  const kept = { ...newValues(start), type: 'blog' } as const;
  expect(startedWith(kept, start).type).toBe('social');
  expect(startedWith(kept, {}).type).toBe('blog');
});
