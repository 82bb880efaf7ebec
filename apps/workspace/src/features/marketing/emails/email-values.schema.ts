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

/**
 * Returns whether a stored value has the current format; text of older versions is not restored.
 */
export function isEmailValues(value: unknown): value is EmailValues {
  return v.is(kept, value);
}

/** Converts the form's values to a draft. */
export const emailForm = v.pipe(
  kept,
  v.transform((values): unknown => draftOf(values)),
  emailCampaignDraft,
);
