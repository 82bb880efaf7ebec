import type { Campaign, CampaignView } from '@brandroom/domain/campaign/campaign.schema';
import { channelOf, channels } from '@brandroom/domain/content/channel';
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

const contentOf = ({ id, brandId }: Campaign) => ({ equals: [brandId, id] });

/** The content of a campaign that the caller sees. */
async function visibleRows(transaction: ReadTransaction, caller: Caller, campaign: Campaign) {
  const rows = await transaction.list('content', 'byBrandCampaign', contentOf(campaign));
  return rows.filter((item) => canSeeContent(caller.user, item));
}

/** How much of the content that the caller sees names a campaign. */
async function contentCount(
  transaction: ReadTransaction,
  caller: Caller,
  campaign: Campaign,
): Promise<number> {
  return seesEverything(caller, campaign.brandId)
    ? transaction.count('content', 'byBrandCampaign', contentOf(campaign))
    : (await visibleRows(transaction, caller, campaign)).length;
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
  run: async (transaction, { subject: { caller, campaign } }) => {
    const rows = await visibleRows(transaction, caller, campaign);
    const used = new Set(rows.map(channelOf));
    return {
      ...campaign,
      contentCount: rows.length,
      contentChannels: channels.filter((channel) => used.has(channel)),
    };
  },
  answer: toView,
});
