import type { EmailCampaign, EmailCampaignDraft } from '../campaign/email-campaign.schema';
import { startFitting } from '../content/graphemes';

const longestName = 120;

/** Returns the fields of an email that a person edits. */
export function emailDraftOf(email: EmailCampaign): EmailCampaignDraft {
  const { name, subject, preheader, body, template, audience, image, button, footer } = email;
  return {
    name,
    subject,
    preheader,
    body,
    template,
    ...(audience === undefined ? {} : { audience }),
    ...(image === undefined ? {} : { image }),
    ...(button === undefined ? {} : { button }),
    ...(footer === undefined ? {} : { footer }),
  };
}

/** Returns the fields of a copy, with a name that says so. */
export function emailCopyOf(email: EmailCampaign): EmailCampaignDraft {
  return { ...emailDraftOf(email), name: startFitting(`Copy of ${email.name}`, longestName) };
}
