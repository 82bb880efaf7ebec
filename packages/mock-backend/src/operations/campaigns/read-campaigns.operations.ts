import type { Campaign, CampaignView } from '@brandroom/domain/campaign/campaign.schema';
import { canSeeContent } from '@brandroom/domain/content/visibility';
import { contract } from '@brandroom/domain/contract/contract';
import type { CampaignId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { Instant } from '@brandroom/domain/time.schema';

import type { Access, Asker, BrandSubject } from '../../pipeline/access';
import { inBrand, requireAsker } from '../../pipeline/access';
import { notFound } from '../../pipeline/failure';
import { query } from '../../pipeline/operation';
import { campaignMetrics } from '../../simulation/campaign-metrics';
import type { ReadTransaction } from '../../store/store';
import { seesEverything } from '../content/visible-content';

const delay = 1000;

/** How much of the content that the asker sees names a campaign. */
async function contentCount(
  transaction: ReadTransaction,
  asker: Asker,
  { id, brandId }: Campaign,
): Promise<number> {
  const range = { equals: [brandId, id] };
  if (seesEverything(asker, brandId)) {
    return transaction.count('content', 'byBrandCampaign', range);
  }
  const rows = await transaction.list('content', 'byBrandCampaign', range);
  return rows.filter((item) => canSeeContent(asker.user, item)).length;
}

async function toView(
  transaction: ReadTransaction,
  asker: Asker,
  { campaign, at }: { campaign: Campaign; at: Instant },
): Promise<CampaignView> {
  return {
    ...campaign,
    metrics: campaignMetrics(campaign, at),
    contentCount: await contentCount(transaction, asker, campaign),
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
    return Promise.all(
      campaigns
        .filter((campaign) => status === undefined || campaign.status === status)
        .map((campaign) => toView(transaction, subject.asker, { campaign, at })),
    );
  },
});

export const getCampaign = query(contract.campaigns.get, {
  access: onCampaign,
  delay,
  run: (transaction, { subject: { asker, campaign }, at }) =>
    toView(transaction, asker, { campaign, at }),
});
