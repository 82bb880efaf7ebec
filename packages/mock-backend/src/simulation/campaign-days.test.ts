import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Campaign } from '@brandroom/domain/campaign/campaign.schema';
import type { ChannelDay } from '@brandroom/domain/campaign/channel-day';
import { sumFigures } from '@brandroom/domain/campaign/channel-day';
import { campaignStatuses } from '@brandroom/domain/campaign/status';
import { channels } from '@brandroom/domain/content/channel';
import type { BrandId, CampaignId } from '@brandroom/domain/id.schema';
import { addDays } from '@brandroom/domain/time/zone';

import { campaignDays, plannedDays } from './campaign-days';
import { campaignMetrics } from './campaign-metrics';

const start = '2026-01-01';
const instantOf = (day: number, hour: number) =>
  `${addDays(start, day)}T${String(hour).padStart(2, '0')}:00:00.000Z`;

const campaign: fc.Arbitrary<Campaign> = fc
  .record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    first: fc.integer({ min: 0, max: 60 }),
    length: fc.option(fc.integer({ min: 0, max: 120 }), { nil: null }),
    status: fc.constantFrom(...campaignStatuses),
    budget: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null }),
    channels: fc.uniqueArray(fc.constantFrom(...channels), { minLength: 1 }),
    ended: fc.option(fc.integer({ min: 0, max: 120 }), { nil: null }),
  })
  .map(({ id, first, length, status, ended, ...fields }) => ({
    ...fields,
    id: `campaign_1748736000000_${id}` as CampaignId,
    brandId: 'brand_1748736000000_1' as BrandId,
    name: 'Campaign',
    description: '',
    startDate: addDays(start, first),
    endDate: length === null ? null : addDays(start, first + length),
    status,
    goals: ['Be known'],
    targeting: { locations: [], ageRange: { min: 18, max: 65 }, interests: [] },
    createdAt: instantOf(0, 9),
    updatedAt: instantOf(first, 9),
    ...(ended === null || status === 'active' || status === 'draft'
      ? {}
      : { endedAt: instantOf(first + ended, 12) }),
  }));
const moment = fc
  .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 23 }))
  .map(([day, hour]) => instantOf(day, hour));
const offset = fc.integer({ min: 0, max: 200 });

const measures = ['impressions', 'clicks', 'conversions', 'spend', 'revenue'] as const;
const keysOf = (days: readonly ChannelDay[]) => days.map(({ date, channel }) => date + channel);

describe('the days of a campaign', () => {
  it('are those of any two parts of its time together', () => {
    fc.assert(
      fc.property(campaign, moment, offset, (each, at, day) => {
        const all = campaignDays(each, at);
        const split = addDays(start, day);
        const later = campaignDays(each, at, split);
        expect(later).toEqual(all.filter(({ date }) => date >= split));
        const earlier = all.filter(({ date }) => date < split);
        const whole = sumFigures(all);
        const parts = sumFigures([sumFigures(earlier), sumFigures(later)]);
        for (const measure of measures) expect(parts[measure]).toBeCloseTo(whole[measure], 6);
      }),
    );
  });

  it('are within its dates, each channel and day once', () => {
    fc.assert(
      fc.property(campaign, moment, (each, at) => {
        const days = campaignDays(each, at);
        expect(new Set(keysOf(days)).size).toBe(days.length);
        for (const { date, channel } of days) {
          expect(date >= each.startDate).toBe(true);
          expect(date <= (each.endDate ?? at.slice(0, 10))).toBe(true);
          expect(date <= at.slice(0, 10)).toBe(true);
          expect(each.channels).toContain(channel);
        }
        if (each.status === 'draft') expect(days).toEqual([]);
      }),
    );
  });

  it('are the same on each call, and never less at a later moment', () => {
    fc.assert(
      fc.property(campaign, moment, moment, (each, one, other) => {
        const [early = one, late = other] = [one, other].toSorted();
        expect(campaignDays(each, early)).toEqual(campaignDays(each, early));
        const [before, after] = [early, late].map((at) => sumFigures(campaignDays(each, at)));
        if (!before || !after) throw new Error('There are two moments.');
        for (const measure of measures) {
          expect(after[measure]).toBeGreaterThanOrEqual(before[measure]);
        }
      }),
    );
  });

  it('cost at most the budget, and no more clicks than impressions', () => {
    fc.assert(
      fc.property(campaign, moment, (each, at) => {
        const days = campaignDays(each, at);
        const { spend } = sumFigures(days);
        if (each.budget !== null) expect(spend).toBeLessThanOrEqual(each.budget);
        for (const { impressions, clicks, conversions } of days) {
          expect(clicks).toBeLessThanOrEqual(impressions + 1);
          expect(conversions).toBeLessThanOrEqual(clicks + 1);
        }
        expect(plannedDays(each)).toBeGreaterThan(0);
      }),
    );
  });
});

it('the results of a campaign are the sums of its days', () => {
  fc.assert(
    fc.property(campaign, moment, (each, at) => {
      const { conversions, spend, revenue, roi } = campaignMetrics(each, at);
      const sums = sumFigures(campaignDays(each, at));
      expect({ conversions, spend, revenue }).toEqual({
        conversions: sums.conversions,
        spend: sums.spend,
        revenue: sums.revenue,
      });
      expect(roi).toBe(spend === 0 ? 0 : Math.round(((revenue - spend) / spend) * 100));
    }),
  );
});
