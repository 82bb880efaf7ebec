import type { Campaign, CampaignDraft } from '@brandroom/domain/campaign/campaign.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { budgetRight } from '@brandroom/domain/rights/flags';
import { roleInBrand, roleRefusal } from '@brandroom/domain/rights/labels';

import { failureMessage } from '../../../shared/api/show-failure';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useAutosave } from '../../../shared/form/use-autosave';
import { useForm } from '../../../shared/form/use-form';
import type { CampaignValues } from './campaign-values';
import { campaignsMessages } from './campaigns.messages';

interface CampaignFormOptions {
  brandId: BrandId;
  initial: CampaignValues;
  /** The key of the form among the person's unsent texts. */
  key: string;
  send: (draft: CampaignDraft) => Promise<Campaign>;
  /** Leaves the page after the campaign was stored. */
  onSaved: (campaign: Campaign) => void;
}

/** The form of a campaign; unsent text is stored. */
export function useCampaignForm({ brandId, initial, key, send, onSaved }: CampaignFormOptions) {
  const { user } = useWorkspace();
  const budgetDenial = can(user, budgetRight, brandId)
    ? null
    : roleRefusal(campaignsMessages.form.setBudgets, roleInBrand(user, brandId));
  const form = useForm<CampaignValues, CampaignDraft>({
    schema: async () => (await import('@brandroom/domain/campaign/campaign.schema')).campaignDraft,
    initial,
    onSubmit: async (draft) => {
      const saved = await send(draft);
      await autosave.forget();
      onSaved(saved);
    },
    failure: failureMessage,
  });
  const autosave = useAutosave(form, {
    key: `${user.id}/${key}`,
    readValues: async (value) => {
      const { isCampaignValues } = await import('./campaign-values.schema');
      if (!isCampaignValues(value)) return null;
      // The permission may have been withdrawn since.
      return budgetDenial === null ? value : { ...value, budget: initial.budget };
    },
  });
  return { form, autosave, budgetDenial };
}
