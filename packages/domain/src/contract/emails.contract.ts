import * as v from 'valibot';

import { emailCampaign, emailCampaignDraft } from '../campaign/email-campaign.schema';
import { brandId, emailCampaignId } from '../id.schema';
import { instant } from '../time.schema';
import { done, operation } from './base';

const onEmail = v.strictObject({ id: emailCampaignId });

/**
 * Every answer has the opens and clicks that arrived until now, and of a draft the present number
 * of its recipients.
 */
export const emailsContract = {
  /** Newest first. */
  list: operation.input(v.strictObject({ brandId })).output(v.array(emailCampaign)),
  get: operation.input(onEmail).output(emailCampaign),
  create: operation
    .input(v.strictObject({ brandId, draft: emailCampaignDraft }))
    .output(emailCampaign),
  /**
   * Only a draft can be changed, and not after a change since `updatedAt`, the moment of the version
   * that was edited; `conflict` otherwise.
   */
  update: operation
    .input(v.strictObject({ id: emailCampaignId, updatedAt: instant, draft: emailCampaignDraft }))
    .output(emailCampaign),
  /** Begins to send a draft that passes the check; `deliver` sends its batches. */
  send: operation.input(onEmail).output(emailCampaign),
  /**
   * Sends the next batch after the first `delivered` recipients. Where another tab was faster it
   * sends nothing and answers how far it got.
   */
  deliver: operation
    .input(
      v.strictObject({
        id: emailCampaignId,
        delivered: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
    )
    .output(emailCampaign),
  /** Sends a draft that passes the check at a later moment. */
  schedule: operation
    .input(v.strictObject({ id: emailCampaignId, at: instant }))
    .output(emailCampaign),
  /** Makes a scheduled email a draft again. */
  unschedule: operation.input(onEmail).output(emailCampaign),
  /** Moves a sent email to the archive, or back. */
  archive: operation
    .input(v.strictObject({ id: emailCampaignId, isArchived: v.boolean() }))
    .output(emailCampaign),
  /** A copy as draft, without figures. */
  duplicate: operation.input(onEmail).output(emailCampaign),
  /** Moves it to the trash; not while it is being sent. */
  delete: operation.input(onEmail).output(done),
  restore: operation.input(onEmail).output(emailCampaign),
};
