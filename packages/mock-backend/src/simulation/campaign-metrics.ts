import type { Campaign, CampaignMetrics } from '@brandroom/domain/campaign/campaign.schema';
import type { Instant } from '@brandroom/domain/time.schema';

import { between, randomFrom, seedFrom } from '../samples/drawing/random';

const day = 24 * 60 * 60 * 1000;
/** The assumed spending of a campaign without a budget, in dollars a day. */
const unpaid = 20;

/** Days in which the campaign has run: none for a draft or before its start. */
function daysRun({ status, startDate, endDate }: Campaign, at: Instant): number {
  if (status === 'draft') return 0;
  const end = endDate === null ? Number.POSITIVE_INFINITY : Date.parse(endDate) + day;
  return Math.max(0, (Math.min(Date.parse(at), end) - Date.parse(startDate)) / day);
}

/**
 * The simulated results of a campaign until `at`, from its id, dates, channels and budget: the
 * same every time, and never less on a later day. `roi` in percent.
 */
export function campaignMetrics(campaign: Campaign, at: Instant): CampaignMetrics {
  const days = daysRun(campaign, at);
  if (days === 0) return { reach: 0, engagement: 0, conversions: 0, roi: 0 };
  const random = randomFrom(seedFrom(campaign.id));
  const planned = campaign.endDate
    ? (Date.parse(campaign.endDate) - Date.parse(campaign.startDate)) / day + 1
    : 90;
  const daily = campaign.budget === null ? unpaid : campaign.budget / planned;
  const width = Math.max(1, campaign.channels.length);
  const reach = days * (daily + unpaid) * (5 + width) * between(random, 1.4, 3.2);
  const engagement = reach * between(random, 0.025, 0.07);
  const conversions = engagement * between(random, 0.03, 0.09);
  return {
    reach: Math.round(reach),
    engagement: Math.round(engagement),
    conversions: Math.round(conversions),
    roi: Math.round(between(random, -20, 260)),
  };
}
