import type {
  EmailCampaign,
  EmailCampaignDraft,
} from '@brandroom/domain/campaign/email-campaign.schema';

import type { RecordFormOptions } from '../../../shared/record/use-record-form';
import { useRecordForm } from '../../../shared/record/use-record-form';
import type { EmailValues } from './email-values';

/** The form of an email; unsent text is stored. */
export function useEmailForm(
  options: RecordFormOptions<EmailValues, EmailCampaignDraft, EmailCampaign>,
) {
  return useRecordForm({
    ...options,
    schema: async () => (await import('./email-values.schema')).emailForm,
    readValues: async (value) => {
      const { isEmailValues } = await import('./email-values.schema');
      return isEmailValues(value) ? value : null;
    },
  });
}
