import type { Campaign } from '@brandroom/domain/campaign/campaign.schema';
import type { CampaignId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';

import type { Access, BrandSubject } from '../../pipeline/access';
import { requireAsker } from '../../pipeline/access';
import { notFound } from '../../pipeline/failure';

/** The asker sees the campaign. */
export const onCampaign: Access<
  { id: CampaignId },
  BrandSubject & { campaign: Campaign }
> = async ({ transaction, input, asker: maybe }) => {
  const asker = requireAsker(maybe);
  const campaign = await transaction.get('campaigns', input.id);
  if (!campaign || !can(asker.user, 'campaigns.view', campaign.brandId)) throw notFound();
  return { asker, brandId: campaign.brandId, campaign };
};
