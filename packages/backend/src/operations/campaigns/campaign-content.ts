import type { Campaign } from '@brandroom/domain/campaign/campaign.schema';
import { canSeeContent } from '@brandroom/domain/content/visibility';

import type { Caller } from '../../pipeline/access';
import type { ReadTransaction } from '../../store/store';
import { seesEverything } from '../content/visible-content';

const inCampaign = ({ id, brandId }: Campaign) => ({ equals: [brandId, id] });

/** The content of a campaign that the caller sees. */
export async function visibleContent(
  transaction: ReadTransaction,
  caller: Caller,
  campaign: Campaign,
) {
  const rows = await transaction.list('content', 'byBrandCampaign', inCampaign(campaign));
  return rows.filter((item) => canSeeContent(caller.user, item));
}

/** How much of the content that the caller sees names a campaign. */
export async function contentCount(
  transaction: ReadTransaction,
  caller: Caller,
  campaign: Campaign,
): Promise<number> {
  return seesEverything(caller, campaign.brandId)
    ? transaction.count('content', 'byBrandCampaign', inCampaign(campaign))
    : (await visibleContent(transaction, caller, campaign)).length;
}
