import type { Campaign } from '@brandroom/domain/campaign/campaign.schema';
import { performanceSummary, rangeDays } from '@brandroom/domain/campaign/performance';
import type { TimeRange } from '@brandroom/domain/campaign/time-range';
import type { Instant } from '@brandroom/domain/time.schema';

import type { Env } from '../../env';

interface Asked {
  readonly range: TimeRange;
  readonly campaigns: readonly Campaign[];
}

/** The figures of campaigns for the days of a range and of the one before it, with the range's days. */
export async function performanceAt(
  { range, campaigns }: Asked,
  { env, at }: { env: Env; at: Instant },
) {
  const today = at.slice(0, 10);
  const span = rangeDays(range, today);
  const period = { from: span.before[0] ?? today, until: `${today}T00:00:00.000Z` };
  const figures = await Promise.all(
    campaigns.map((campaign) => env.services.campaignDays(campaign, period)),
  );
  return { ...performanceSummary(figures.flat(), span), span };
}
