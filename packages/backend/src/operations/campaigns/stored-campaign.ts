import type { Campaign, CampaignDraft } from '@brandroom/domain/campaign/campaign.schema';
import type { BrandId, CampaignId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { budgetRight } from '@brandroom/domain/rights/flags';
import type { Instant } from '@brandroom/domain/time.schema';

import type { Access, BrandSubject } from '../../pipeline/access';
import { inBrand, requireCaller, requireRight } from '../../pipeline/access';
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

/** The caller may create a campaign, and set its budget where it has one. */
export const mayCreateCampaign: Access<
  { brandId: BrandId; draft: CampaignDraft },
  BrandSubject
> = async (request) => {
  const subject = await inBrand('campaigns.create')(request);
  if (request.input.draft.budget !== null) requireBudgetRight(subject);
  return subject;
};

/** The caller may edit the campaign, and set its budget where the draft has another one. */
export const mayUpdateCampaign: Access<
  { id: CampaignId; updatedAt: Instant; draft: CampaignDraft },
  BrandSubject & { campaign: Campaign }
> = async (request) => {
  const subject = await mayChangeCampaign('edit')(request);
  const { draft, updatedAt } = request.input;
  const { campaign } = subject;
  // The draft of an older version may have the budget of then, which is a conflict.
  const isCurrent = updatedAt === campaign.updatedAt;
  if (isCurrent && draft.budget !== campaign.budget) requireBudgetRight(subject);
  return subject;
};

function requireBudgetRight({ caller, brandId }: BrandSubject): void {
  requireRight(caller, budgetRight, brandId);
}

const isOver = (status: Campaign['status']) => status === 'completed' || status === 'archived';

/** Returns when a campaign of this status ended; one that was over before keeps its end. */
export function endOf(
  status: Campaign['status'],
  before: Campaign,
  at: Instant,
): Pick<Campaign, 'endedAt'> {
  if (!isOver(status)) return {};
  return { endedAt: before.endedAt ?? (isOver(before.status) ? before.updatedAt : at) };
}
