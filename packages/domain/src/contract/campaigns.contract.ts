import * as v from 'valibot';

import { campaign, campaignDetail, campaignDraft, campaignView } from '../campaign/campaign.schema';
import { campaignStatuses } from '../campaign/status';
import { brandId, campaignId } from '../id.schema';
import { instant } from '../time.schema';
import { done, operation } from './base';

/** A campaign's content is `content.list` with its id. */
export const campaignsContract = {
  /** Newest first. */
  list: operation
    .input(v.strictObject({ brandId, status: v.optional(v.picklist(campaignStatuses)) }))
    .output(v.array(campaignView)),
  get: operation.input(v.strictObject({ id: campaignId })).output(campaignDetail),
  create: operation.input(v.strictObject({ brandId, draft: campaignDraft })).output(campaign),
  /** A `conflict` where the campaign was changed after `updatedAt`, the moment of the version that was edited. */
  update: operation
    .input(v.strictObject({ id: campaignId, updatedAt: instant, draft: campaignDraft }))
    .output(campaign),
  /** Moves it to the trash; its content stays and shows no campaign until it is restored. */
  delete: operation.input(v.strictObject({ id: campaignId })).output(done),
  restore: operation.input(v.strictObject({ id: campaignId })).output(campaign),
};
