import { sumFigures } from '@brandroom/domain/campaign/channel-day';
import { changeFrom } from '@brandroom/domain/campaign/insight';
import { contract } from '@brandroom/domain/contract/contract';
import { asOf, emailTotals } from '@brandroom/domain/email/sending';
import { keywordsOf } from '@brandroom/domain/keyword/keyword-days';
import { can } from '@brandroom/domain/rights/can';

import { inBrand } from '../../pipeline/access';
import { preparedQuery } from '../../pipeline/prepared-query';
import { performanceAt } from './performance-at';
import { groupsOf, keywordSummaryAt } from '../keywords/keyword-course';

const range = '30d';

const recent = (before: number, figure: number) => ({ figure, change: changeFrom(before, figure) });

/** Counts and sums alone, so that the dashboard does not read whole lists. */
export const getMarketingFigures = preparedQuery(contract.performance.overview, {
  access: inBrand(),
  delay: 1000,
  run: async (transaction, { subject: { caller, brandId }, at }) => {
    const { user } = caller;
    const ofBrand = { equals: [brandId] };
    const hasAnalytics = can(user, 'analytics.view', brandId);
    const hasCampaigns = can(user, 'campaigns.view', brandId);
    const campaigns =
      hasCampaigns || hasAnalytics ? await transaction.list('campaigns', 'byBrand', ofBrand) : [];
    const emails = can(user, 'email.view', brandId)
      ? await transaction.list('emails', 'byBrand', ofBrand)
      : null;
    return {
      brandId,
      campaigns,
      activeCampaigns: hasCampaigns
        ? campaigns.filter(({ status }) => status === 'active').length
        : null,
      sentEmails: emails && emailTotals(emails.map((email) => asOf(email, at))).sent,
      printItems: can(user, 'advertising.view', brandId)
        ? await transaction.count('prints', 'byBrand', ofBrand)
        : null,
      keywords: hasAnalytics ? keywordsOf(await groupsOf(transaction, brandId)) : null,
    };
  },
  answer: async ({ brandId, campaigns, keywords, ...counts }, world) => {
    if (keywords === null) return { ...counts, revenue: null, searchClicks: null };
    const [performance, clicks] = await Promise.all([
      performanceAt({ range, campaigns }, world),
      keywordSummaryAt({ brandId, range, keywords }, world),
    ]);
    return {
      ...counts,
      revenue: recent(sumFigures(performance.before).revenue, sumFigures(performance.days).revenue),
      searchClicks: recent(clicks.previous.totalClicks, clicks.current.totalClicks),
    };
  },
});
