import * as v from 'valibot';

import { emailCampaign, emailCampaignDraft } from '../campaign/email-campaign.schema';
import { brandId, emailCampaignId } from '../id.schema';
import { done, operation } from './base';

export const emailsContract = {
  /** Newest first. */
  list: operation.input(v.strictObject({ brandId })).output(v.array(emailCampaign)),
  get: operation.input(v.strictObject({ id: emailCampaignId })).output(emailCampaign),
  create: operation
    .input(v.strictObject({ brandId, draft: emailCampaignDraft }))
    .output(emailCampaign),
  /** Only a draft can be changed; `conflict` otherwise. */
  update: operation
    .input(v.strictObject({ id: emailCampaignId, draft: emailCampaignDraft }))
    .output(emailCampaign),
  /** Only a draft can be sent; answers with the simulated figures. */
  send: operation.input(v.strictObject({ id: emailCampaignId })).output(emailCampaign),
  /** A copy as draft, without figures. */
  duplicate: operation.input(v.strictObject({ id: emailCampaignId })).output(emailCampaign),
  delete: operation.input(v.strictObject({ id: emailCampaignId })).output(done),
  restore: operation.input(v.strictObject({ id: emailCampaignId })).output(emailCampaign),
};
