import { expect, it } from 'vitest';
import type { Campaign } from '@brandroom/domain/campaign/campaign.schema';
import type { BrandId, CampaignId } from '@brandroom/domain/id.schema';

import { campaignMetrics } from './campaign-metrics';

const campaign: Campaign = {
  id: 'campaign_1748736000000_running' as CampaignId,
  brandId: 'brand_1748736000000_1' as BrandId,
  name: 'Running',
  description: '',
  startDate: '2026-01-01',
  endDate: '2026-06-30',
  status: 'active',
  budget: 1000,
  goals: [],
  channels: ['linkedin'],
  targeting: { locations: [], ageRange: { min: 18, max: 65 }, interests: [] },
  createdAt: '2026-01-01T09:00:00.000Z',
  updatedAt: '2026-01-01T09:00:00.000Z',
};

it('a campaign brings more from day to day, and the same at the same moment', () => {
  const metrics = campaignMetrics(campaign, '2026-03-02T10:00:00.000Z');
  expect(metrics.reach).toBeGreaterThan(metrics.engagement);
  expect(campaignMetrics(campaign, '2026-03-02T10:00:00.000Z')).toEqual(metrics);
  expect(campaignMetrics(campaign, '2026-03-02T20:00:00.000Z').reach).toBeGreaterThan(
    metrics.reach,
  );
});

it('a campaign brings nothing before it starts', () => {
  expect(campaignMetrics(campaign, '2025-12-31T11:00:00.000Z')).toEqual({
    reach: 0,
    engagement: 0,
    conversions: 0,
    roi: 0,
  });
});
