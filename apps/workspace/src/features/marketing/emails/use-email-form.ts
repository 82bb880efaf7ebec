import type {
  EmailCampaign,
  EmailCampaignDraft,
} from '@brandroom/domain/campaign/email-campaign.schema';

import { failureMessage } from '../../../shared/api/show-failure';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useAutosave } from '../../../shared/form/use-autosave';
import { useForm } from '../../../shared/form/use-form';
import type { EmailValues } from './email-values';

interface EmailFormOptions {
  initial: EmailValues;
  /** The key of the form among the person's unsent texts. */
  key: string;
  send: (draft: EmailCampaignDraft) => Promise<EmailCampaign>;
  /** Leaves the page after the email was stored. */
  onSaved: (email: EmailCampaign) => void;
}

/** The form of an email; unsent text is stored. */
export function useEmailForm({ initial, key, send, onSaved }: EmailFormOptions) {
  const { user } = useWorkspace();
  const form = useForm<EmailValues, EmailCampaignDraft>({
    schema: async () => (await import('./email-values.schema')).emailForm,
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
      const { isEmailValues } = await import('./email-values.schema');
      return isEmailValues(value) ? value : null;
    },
  });
  return { form, autosave };
}
