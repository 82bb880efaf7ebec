import type { Campaign, CampaignView } from '@brandroom/domain/campaign/campaign.schema';
import { canSeeContent } from '@brandroom/domain/content/visibility';
import { contract } from '@brandroom/domain/contract/contract';
import type { Instant } from '@brandroom/domain/time.schema';

import type { Env } from '../../env';
import type { Caller } from '../../pipeline/access';
import { inBrand } from '../../pipeline/access';
import { preparedQuery } from '../../pipeline/prepared-query';
import type { ReadTransaction } from '../../store/store';
import { seesEverything } from '../content/visible-content';
import { onCampaign } from './stored-campaign';

const delay = 1000;

/** How much of the content that the caller sees names a campaign. */
async function contentCount(
  transaction: ReadTransaction,
  caller: Caller,
  { id, brandId }: Campaign,
): Promise<number> {
  const range = { equals: [brandId, id] };
  if (seesEverything(caller, brandId)) {
    return transaction.count('content', 'byBrandCampaign', range);
  }
  const rows = await transaction.list('content', 'byBrandCampaign', range);
  return rows.filter((item) => canSeeContent(caller.user, item)).length;
}

type Counted = Omit<CampaignView, 'metrics'>;

async function counted(
  transaction: ReadTransaction,
  caller: Caller,
  campaign: Campaign,
): Promise<Counted> {
  return { ...campaign, contentCount: await contentCount(transaction, caller, campaign) };
}

async function toView(
  campaign: Counted,
  { env, at }: { env: Env; at: Instant },
): Promise<CampaignView> {
  return { ...campaign, metrics: await env.services.campaignMetrics(campaign, at) };
}

export const listCampaigns = preparedQuery(contract.campaigns.list, {
  access: inBrand('campaigns.view'),
  delay,
  run: async (transaction, { input, subject }) => {
    const { brandId, status } = input;
    const newestFirst = { direction: 'descending' } as const;
    const range = { equals: [brandId] };
    const campaigns = await transaction.list('campaigns', 'byBrand', range, newestFirst);
    return Promise.all(
      campaigns
        .filter((campaign) => status === undefined || campaign.status === status)
        .map((campaign) => counted(transaction, subject.caller, campaign)),
    );
  },
  answer: (found, world) => Promise.all(found.map((campaign) => toView(campaign, world))),
});

export const getCampaign = preparedQuery(contract.campaigns.get, {
  access: onCampaign,
  delay,
  run: (transaction, { subject: { caller, campaign } }) => counted(transaction, caller, campaign),
  answer: toView,
});
