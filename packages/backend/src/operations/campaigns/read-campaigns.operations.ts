import type {
  Campaign,
  CampaignDetail,
  CampaignView,
} from '@brandroom/domain/campaign/campaign.schema';
import { channelOf, channels } from '@brandroom/domain/content/channel';
import { contract } from '@brandroom/domain/contract/contract';
import type { Instant } from '@brandroom/domain/time.schema';

import type { Env } from '../../env';
import type { Caller } from '../../pipeline/access';
import { inBrand } from '../../pipeline/access';
import { preparedQuery } from '../../pipeline/prepared-query';
import type { ReadTransaction } from '../../store/store';
import { contentCount, visibleContent } from './campaign-content';
import { onCampaign } from './stored-campaign';

const delay = 1000;

type Counted = Omit<CampaignView, 'metrics'>;
type Detail = Omit<CampaignDetail, 'metrics'>;

async function counted(
  transaction: ReadTransaction,
  caller: Caller,
  campaign: Campaign,
): Promise<Counted> {
  return { ...campaign, contentCount: await contentCount(transaction, caller, campaign) };
}

async function toView<Part extends Counted>(
  campaign: Part,
  { env, at }: { env: Env; at: Instant },
): Promise<Part & Pick<CampaignView, 'metrics'>> {
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
  run: async (transaction, { subject: { caller, campaign } }): Promise<Detail> => {
    const rows = await visibleContent(transaction, caller, campaign);
    const used = new Set(rows.map(channelOf));
    return {
      ...campaign,
      contentCount: rows.length,
      contentChannels: channels.filter((channel) => used.has(channel)),
    };
  },
  answer: (found, world) => toView(found, world),
});
