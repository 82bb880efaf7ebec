import type { Campaign, CampaignMetrics } from '@brandroom/domain/campaign/campaign.schema';
import { ratio, sumFigures } from '@brandroom/domain/campaign/channel-day';
import type { Instant } from '@brandroom/domain/time.schema';

import { between, randomFrom, seedFrom } from '../samples/drawing/random';
import { campaignDays, plannedDays, runOf } from './campaign-days';

const day = 24 * 60 * 60 * 1000;

/** "Reach 250,000 people": a goal that the reach itself measures. */
const reachGoal = /^reach (\d[\d,]*)/iu;

/** How much of each goal is reached, in percent: more from day to day, and not of every goal all. */
function goalProgress(campaign: Campaign, reach: number, at: Instant): number[] {
  const run = runOf(campaign, at);
  const elapsed = run ? (run.until - run.from) / day / plannedDays(campaign) : 0;
  return campaign.goals.map((goal) => {
    const people = Number(reachGoal.exec(goal)?.[1]?.replaceAll(',', ''));
    if (people > 0) return Math.min(100, Math.round((reach / people) * 100));
    const pace = between(randomFrom(seedFrom(`${campaign.id} ${goal}`)), 0.7, 1.25);
    return Math.min(100, Math.round(elapsed * pace * 100));
  });
}

/**
 * The simulated results of a campaign until `at`: the sums of its days, the same every time, and
 * never less on a later day. `roi` in percent.
 */
export function campaignMetrics(campaign: Campaign, at: Instant): CampaignMetrics {
  const { impressions, clicks, conversions, spend, revenue } = sumFigures(
    campaignDays(campaign, at),
  );
  const random = randomFrom(seedFrom(campaign.id));
  const reach = Math.round(impressions * between(random, 0.35, 0.6));
  return {
    reach,
    engagement: Math.round(clicks * between(random, 1.3, 2.4)),
    conversions,
    spend,
    revenue,
    roi: Math.round(ratio(revenue - spend, spend) * 100),
    goals: goalProgress(campaign, reach, at),
  };
}
