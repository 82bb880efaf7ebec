import type { Campaign } from '@brandroom/domain/campaign/campaign.schema';
import type { CampaignId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { Instant } from '@brandroom/domain/time.schema';

import type { Access, BrandSubject } from '../../pipeline/access';
import { requireCaller, requireRight } from '../../pipeline/access';
import { notFound } from '../../pipeline/failure';

type OnCampaign = Access<{ id: CampaignId }, BrandSubject & { campaign: Campaign }>;

/** The caller sees the campaign. */
export const onCampaign: OnCampaign = async ({ transaction, input, caller: maybe }) => {
  const caller = requireCaller(maybe);
  const campaign = await transaction.get('campaigns', input.id);
  if (!campaign || !can(caller.user, 'campaigns.view', campaign.brandId)) throw notFound();
  return { caller, brandId: campaign.brandId, campaign };
};

/** The caller sees the campaign, and has the right for the action on it. */
export const mayChangeCampaign =
  (action: 'edit' | 'delete'): OnCampaign =>
  async (request) => {
    const subject = await onCampaign(request);
    requireRight(subject.caller, `campaigns.${action}`, subject.brandId);
    return subject;
  };

const isOver = (status: Campaign['status']) => status === 'completed' || status === 'archived';

/** When a campaign ended that has this status now; what was over before keeps its end. */
export function endOf(
  status: Campaign['status'],
  before: Campaign,
  at: Instant,
): Pick<Campaign, 'endedAt'> {
  if (!isOver(status)) return {};
  return { endedAt: before.endedAt ?? (isOver(before.status) ? before.updatedAt : at) };
}
