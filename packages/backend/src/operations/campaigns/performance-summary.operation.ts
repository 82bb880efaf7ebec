import { campaignEvents } from '@brandroom/domain/campaign/performance';
import { contract } from '@brandroom/domain/contract/contract';
import { can } from '@brandroom/domain/rights/can';

import { inBrand } from '../../pipeline/access';
import { preparedQuery } from '../../pipeline/prepared-query';
import { performanceAt } from './performance-at';

export const getPerformanceSummary = preparedQuery(contract.performance.summary, {
  access: inBrand('analytics.view'),
  delay: 1000,
  run: async (transaction, { input: { brandId, range }, subject: { caller } }) => ({
    range,
    showsCampaigns: can(caller.user, 'campaigns.view', brandId),
    campaigns: await transaction.list('campaigns', 'byBrand', { equals: [brandId] }),
  }),
  answer: async ({ range, campaigns, showsCampaigns }, world) => {
    const { channels, days, before, span } = await performanceAt({ range, campaigns }, world);
    const events = showsCampaigns ? campaignEvents(campaigns, span.days) : [];
    return {
      channels: [...channels],
      days: [...days],
      before: [...before],
      events: [...events],
    };
  },
});
