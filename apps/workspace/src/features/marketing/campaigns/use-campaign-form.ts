import type { Campaign, CampaignDraft } from '@brandroom/domain/campaign/campaign.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { budgetRight } from '@brandroom/domain/rights/flags';
import { roleInBrand, roleRefusal } from '@brandroom/domain/rights/labels';

import { useWorkspace } from '../../../shared/brand/workspace';
import type { RecordFormOptions } from '../../../shared/record/use-record-form';
import { useRecordForm } from '../../../shared/record/use-record-form';
import type { CampaignValues } from './campaign-values';
import { campaignsMessages } from './campaigns.messages';

interface CampaignFormOptions extends RecordFormOptions<CampaignValues, CampaignDraft, Campaign> {
  brandId: BrandId;
}

/** The form of a campaign; unsent text is stored. */
export function useCampaignForm({ brandId, ...options }: CampaignFormOptions) {
  const { user } = useWorkspace();
  const budgetDenial = can(user, budgetRight, brandId)
    ? null
    : roleRefusal(campaignsMessages.form.setBudgets, roleInBrand(user, brandId));
  const form = useRecordForm({
    ...options,
    schema: async () => (await import('@brandroom/domain/campaign/campaign.schema')).campaignDraft,
    readValues: async (value) => {
      const { isCampaignValues } = await import('./campaign-values.schema');
      if (!isCampaignValues(value)) return null;
      // The permission may have been withdrawn since.
      return budgetDenial === null ? value : { ...value, budget: options.initial.budget };
    },
  });
  return { ...form, budgetDenial };
}
