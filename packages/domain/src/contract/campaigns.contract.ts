import * as v from 'valibot';

import { campaignDraft, campaignStatuses, campaignView } from '../campaign/campaign.schema';
import { brandId, campaignId } from '../id.schema';
import { done, operation } from './base';

/** A campaign's content is `content.list` with its id. */
export const campaignsContract = {
  /** Newest first. */
  list: operation
    .input(v.strictObject({ brandId, status: v.optional(v.picklist(campaignStatuses)) }))
    .output(v.array(campaignView)),
  get: operation.input(v.strictObject({ id: campaignId })).output(campaignView),
};

/** Entries that no backend serves yet. */
export const plannedCampaigns = {
  create: operation.input(v.strictObject({ brandId, draft: campaignDraft })).output(campaignView),
  update: operation
    .input(v.strictObject({ id: campaignId, draft: campaignDraft }))
    .output(campaignView),
  /** Moves it to the trash; its content stays and names no campaign until it is restored. */
  delete: operation.input(v.strictObject({ id: campaignId })).output(done),
  restore: operation.input(v.strictObject({ id: campaignId })).output(campaignView),
};
