import type {
  EmailAudience,
  EmailCampaign,
  EmailCampaignDraft,
  EmailTemplate,
} from '@brandroom/domain/campaign/email-campaign.schema';
import { defaultFooter, footerOf } from '@brandroom/domain/email/mail-message';
import type { FileId } from '@brandroom/domain/id.schema';

/** The values of the form: a draft in which fields may still be empty. */
export interface EmailValues {
  name: string;
  subject: string;
  preheader: string;
  body: string;
  template: EmailTemplate;
  audience: EmailAudience;
  image: { fileId: FileId | null; alt: string };
  button: { label: string; address: string };
  footer: string;
}

/** Returns the initial values of a brand's new email. */
export function newValues(brandName: string): EmailValues {
  return {
    name: '',
    subject: '',
    preheader: '',
    body: '',
    template: 'newsletter',
    audience: 'everyone',
    image: { fileId: null, alt: '' },
    button: { label: '', address: '' },
    footer: defaultFooter(brandName),
  };
}

export function valuesOf(email: EmailCampaign, brandName: string): EmailValues {
  const { name, subject, preheader, body, template, audience = 'everyone' } = email;
  return {
    name,
    subject,
    preheader,
    body,
    template,
    audience,
    image: email.image ?? { fileId: null, alt: '' },
    button: email.button ?? { label: '', address: '' },
    footer: footerOf(email, brandName),
  };
}

/** Returns the draft of the form's values, without an empty image or button. */
export function draftOf({ image, button, ...values }: EmailValues): EmailCampaignDraft {
  const { fileId, alt } = image;
  const hasButton = button.label.trim() !== '' || button.address.trim() !== '';
  return {
    ...values,
    ...(fileId === null ? {} : { image: { fileId, alt } }),
    ...(hasButton ? { button } : {}),
  };
}
