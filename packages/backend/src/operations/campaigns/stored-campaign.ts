import type { Campaign } from '@brandroom/domain/campaign/campaign.schema';
import type { CampaignId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';

import type { Access, BrandSubject } from '../../pipeline/access';
import { requireCaller } from '../../pipeline/access';
import { notFound } from '../../pipeline/failure';

/** The caller sees the campaign. */
export const onCampaign: Access<
  { id: CampaignId },
  BrandSubject & { campaign: Campaign }
> = async ({ transaction, input, caller: maybe }) => {
  const caller = requireCaller(maybe);
  const campaign = await transaction.get('campaigns', input.id);
  if (!campaign || !can(caller.user, 'campaigns.view', campaign.brandId)) throw notFound();
  return { caller, brandId: campaign.brandId, campaign };
};
