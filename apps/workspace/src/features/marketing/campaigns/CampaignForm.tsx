import { RecordForm } from '../../../shared/record/RecordForm';
import { CampaignFields } from './CampaignFields';
import type { useCampaignForm } from './use-campaign-form';

/** The form of a new or stored campaign; the page's bar submits it. */
export function CampaignForm({ form, autosave, budgetDenial }: ReturnType<typeof useCampaignForm>) {
  return (
    <RecordForm form={form} autosave={autosave} data-first-content="">
      <CampaignFields form={form} budgetDenial={budgetDenial} />
    </RecordForm>
  );
}
