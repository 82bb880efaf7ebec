import type { Campaign, CampaignView } from '@brandroom/domain/campaign/campaign.schema';
import { canSeeContent } from '@brandroom/domain/content/visibility';
import { contract } from '@brandroom/domain/contract/contract';
import type { BrandId, CampaignId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { Instant } from '@brandroom/domain/time.schema';

import type { Access, Asker, BrandSubject } from '../../pipeline/access';
import { inBrand, requireAsker } from '../../pipeline/access';
import { notFound } from '../../pipeline/failure';
import { query } from '../../pipeline/operation';
import { campaignMetrics } from '../../simulation/campaign-metrics';
import type { ReadTransaction } from '../../store/store';

const delay = 1000;

/** How much of the content that the asker sees names each campaign of a brand. */
async function contentCounts(
  transaction: ReadTransaction,
  { user }: Asker,
  brandId: BrandId,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const item of await transaction.list('content', 'byBrand', { equals: [brandId] })) {
    if (item.campaignId !== null && canSeeContent(user, item)) {
      counts.set(item.campaignId, (counts.get(item.campaignId) ?? 0) + 1);
    }
  }
  return counts;
}

function toView(
  campaign: Campaign,
  counts: ReadonlyMap<string, number>,
  at: Instant,
): CampaignView {
  return {
    ...campaign,
    metrics: campaignMetrics(campaign, at),
    contentCount: counts.get(campaign.id) ?? 0,
  };
}

/** The asker sees the campaign. */
const onCampaign: Access<{ id: CampaignId }, BrandSubject & { campaign: Campaign }> = async ({
  transaction,
  input,
  asker: maybe,
}) => {
  const asker = requireAsker(maybe);
  const campaign = await transaction.get('campaigns', input.id);
  if (!campaign || !can(asker.user, 'campaigns.view', campaign.brandId)) throw notFound();
  return { asker, brandId: campaign.brandId, campaign };
};

export const listCampaigns = query(contract.campaigns.list, {
  access: inBrand('campaigns.view'),
  delay,
  run: async (transaction, { input, subject, at }) => {
    const { brandId, status } = input;
    const newestFirst = { direction: 'descending' } as const;
    const range = { equals: [brandId] };
    const campaigns = await transaction.list('campaigns', 'byBrand', range, newestFirst);
    const counts = await contentCounts(transaction, subject.asker, brandId);
    return campaigns
      .filter((campaign) => status === undefined || campaign.status === status)
      .map((campaign) => toView(campaign, counts, at));
  },
});

export const getCampaign = query(contract.campaigns.get, {
  access: onCampaign,
  delay,
  run: async (transaction, { subject: { asker, brandId, campaign }, at }) =>
    toView(campaign, await contentCounts(transaction, asker, brandId), at),
});
