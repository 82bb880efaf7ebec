import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { BrandId, CampaignId, ContentId, UserId } from '@brandroom/domain/id.schema';

import type { ReadOptions } from './read-csv';
import { readCsv } from './read-csv';

export const spring = 'campaign_1748736000000_1' as CampaignId;
export const autumn = 'campaign_1748736000000_2' as CampaignId;
export const options: ReadOptions = {
  timeZone: 'Europe/Berlin',
  locale: 'en-US',
  order: null,
  campaigns: new Map([
    [spring, 'Spring, "fresh"'],
    [autumn, 'Autumn'],
  ]),
};

export const recorded = {
  id: 'content_1748736000000_1' as ContentId,
  brandId: 'brand_1748736000000_1' as BrandId,
  version: 1,
  status: 'draft',
  publishedAt: null,
  approvedAt: null,
  approvedBy: null,
  createdAt: '2026-05-01T08:00:00.000Z',
  createdBy: 'user_1748736000000_1' as UserId,
  updatedAt: '2026-05-01T08:00:00.000Z',
  updatedBy: 'user_1748736000000_1' as UserId,
} as const;

const shared = {
  title: 'Harvest',
  description: '',
  body: 'Harvest begins.',
  images: [],
  campaignId: null,
  tags: [],
};
export const item = (change: Partial<ContentItem> = {}) =>
  ({
    ...recorded,
    ...shared,
    type: 'social',
    platform: 'linkedin',
    scheduledFor: null,
    ...change,
  }) as ContentItem;

export function rowsOf(csv: string, given = options) {
  const reading = readCsv(csv, given);
  if ('problem' in reading) throw new Error(reading.problem);
  return reading.rows;
}
export const writtenOf = (csv: string, given = options) =>
  rowsOf(csv, given).map((row) => ('written' in row ? row.written : row.problems));
