import {
  campaignEvents,
  performanceSummary,
  rangeDays,
} from '@brandroom/domain/campaign/performance';
import { contract } from '@brandroom/domain/contract/contract';
import { can } from '@brandroom/domain/rights/can';

import { inBrand } from '../../pipeline/access';
import { preparedQuery } from '../../pipeline/prepared-query';

export const getPerformanceSummary = preparedQuery(contract.performance.summary, {
  access: inBrand('analytics.view'),
  delay: 1000,
  run: async (transaction, { input: { brandId, range }, subject: { caller } }) => ({
    range,
    showsCampaigns: can(caller.user, 'campaigns.view', brandId),
    campaigns: await transaction.list('campaigns', 'byBrand', { equals: [brandId] }),
  }),
  answer: async ({ range, campaigns, showsCampaigns }, { env, at }) => {
    const today = at.slice(0, 10);
    const span = rangeDays(range, today);
    const period = { from: span.before[0] ?? today, until: `${today}T00:00:00.000Z` };
    const figures = await Promise.all(
      campaigns.map((campaign) => env.services.campaignDays(campaign, period)),
    );
    const { channels, days, before } = performanceSummary(figures.flat(), span);
    const events = showsCampaigns ? campaignEvents(campaigns, span.days) : [];
    return {
      channels: [...channels],
      days: [...days],
      before: [...before],
      events: [...events],
    };
  },
});
