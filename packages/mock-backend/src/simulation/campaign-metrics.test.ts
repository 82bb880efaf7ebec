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
  goals: ['Be known'],
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
    spend: 0,
    revenue: 0,
    roi: 0,
    goals: [0],
  });
});

it('a goal of reaching people follows the reach', () => {
  const at = '2026-03-02T10:00:00.000Z';
  const { reach } = campaignMetrics(campaign, at);
  const goals = ['Reach 1,000,000 people', 'Reach 10 people'];
  expect(campaignMetrics({ ...campaign, goals }, at).goals).toEqual([
    Math.round(reach / 10_000),
    100,
  ]);
});

it('a campaign never spends more than its budget, and nothing after it was archived', () => {
  const ended = campaignMetrics(campaign, '2026-12-31T10:00:00.000Z');
  expect(ended.spend).toBeGreaterThan(700);
  expect(ended.spend).toBeLessThanOrEqual(1000);
  expect(ended.roi).toBe(Math.round(((ended.revenue - ended.spend) / ended.spend) * 100));

  const archived = {
    ...campaign,
    status: 'archived',
    updatedAt: '2026-02-01T09:00:00.000Z',
  } as const;
  const figures = campaignMetrics(archived, '2026-02-01T09:00:00.000Z');
  expect(campaignMetrics(archived, '2026-05-01T09:00:00.000Z')).toEqual(figures);

  const renamed = {
    ...archived,
    endedAt: archived.updatedAt,
    updatedAt: '2026-03-01T09:00:00.000Z',
  };
  expect(campaignMetrics(renamed, '2026-05-01T09:00:00.000Z')).toEqual(figures);
  const early = { ...archived, endedAt: '2025-12-01T09:00:00.000Z' };
  expect(campaignMetrics(early, '2026-05-01T09:00:00.000Z').spend).toBe(0);
});
