import {
  emailAudiences,
  emailCampaignDraft,
  emailTemplates,
} from '@brandroom/domain/campaign/email-campaign.schema';
import { fileId } from '@brandroom/domain/id.schema';
import * as v from 'valibot';

import type { EmailValues } from './email-values';
import { draftOf } from './email-values';

const kept = v.object({
  name: v.string(),
  subject: v.string(),
  preheader: v.string(),
  body: v.string(),
  template: v.picklist(emailTemplates),
  audience: v.picklist(emailAudiences),
  image: v.object({ fileId: v.nullable(fileId), alt: v.string() }),
  button: v.object({ label: v.string(), address: v.string() }),
  footer: v.string(),
});

/** Is this what the form kept? Text kept by an older version is left alone. */
export function isEmailValues(value: unknown): value is EmailValues {
  return v.is(kept, value);
}

/** The form's values as a draft. */
export const emailForm = v.pipe(
  kept,
  v.transform((values): unknown => draftOf(values)),
  emailCampaignDraft,
);
