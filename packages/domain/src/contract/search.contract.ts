import * as v from 'valibot';

import { brandRoles } from '../account/user.schema';
import { emailStatuses } from '../campaign/email-status';
import { printTypes } from '../campaign/print-type';
import { campaignStatuses } from '../campaign/status';
import { colorRoles } from '../brand/color.schema';
import { logoTypes } from '../brand/logo-type';
import { messageTypes } from '../brand/message.schema';
import { channels } from '../content/channel';
import { contentStatuses, contentTypes } from '../content/content.schema';
import { fileCategories } from '../file/file.schema';
import {
  brandId,
  campaignId,
  colorId,
  contentId,
  emailCampaignId,
  fileId,
  guidelineId,
  keywordGroupId,
  logoId,
  messageId,
  printItemId,
  ruleId,
  typographyId,
  userId,
  voiceToneId,
} from '../id.schema';
import { emailAddress, text } from '../text.schema';
import { operation } from './base';

const named = { name: v.string(), brandId };

/** A search result, with the fields of its link and its line. */
export const searchResult = v.variant('kind', [
  v.strictObject({ kind: v.literal('brand'), id: brandId, ...named }),
  v.strictObject({
    kind: v.literal('content'),
    id: contentId,
    ...named,
    type: v.picklist(contentTypes),
    channel: v.picklist(channels),
    status: v.picklist(contentStatuses),
  }),
  v.strictObject({
    kind: v.literal('file'),
    id: fileId,
    ...named,
    category: v.picklist(fileCategories),
  }),
  v.strictObject({ kind: v.literal('logo'), id: logoId, ...named, type: v.picklist(logoTypes) }),
  v.strictObject({
    kind: v.literal('color'),
    id: colorId,
    ...named,
    hex: v.string(),
    role: v.picklist(colorRoles),
  }),
  v.strictObject({ kind: v.literal('font'), id: typographyId, ...named, family: v.string() }),
  v.strictObject({ kind: v.literal('tone'), id: voiceToneId, ...named }),
  v.strictObject({
    kind: v.literal('message'),
    id: messageId,
    ...named,
    type: v.picklist(messageTypes),
  }),
  v.strictObject({ kind: v.literal('rule'), id: ruleId, ...named }),
  v.strictObject({ kind: v.literal('guideline'), id: guidelineId, ...named }),
  v.strictObject({
    kind: v.literal('campaign'),
    id: campaignId,
    ...named,
    status: v.picklist(campaignStatuses),
  }),
  v.strictObject({
    kind: v.literal('email'),
    id: emailCampaignId,
    ...named,
    status: v.picklist(emailStatuses),
  }),
  v.strictObject({
    kind: v.literal('print'),
    id: printItemId,
    ...named,
    type: v.picklist(printTypes),
  }),
  v.strictObject({ kind: v.literal('keywords'), id: keywordGroupId, ...named }),
  v.strictObject({
    kind: v.literal('person'),
    id: userId,
    ...named,
    email: emailAddress,
    role: v.picklist(brandRoles),
  }),
]);
export type SearchResult = v.InferOutput<typeof searchResult>;
export type SearchKind = SearchResult['kind'];

/** Finds only records the person can see; the app searches its screens itself. */
export const searchContract = {
  /**
   * The best first, at most `limit` of each kind; brands from all, the rest from this brand. Words
   * with typos match where nothing else does. No text finds nothing.
   */
  find: operation
    .input(
      v.strictObject({
        brandId: v.nullable(brandId),
        text: text(200),
        limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 5),
      }),
    )
    .output(v.array(searchResult)),
  /** Earlier results as they are now, in this order, without those that are gone or hidden. */
  recall: operation
    .input(
      v.strictObject({
        brandId,
        ids: v.pipe(v.array(text(100)), v.maxLength(10)),
      }),
    )
    .output(v.array(searchResult)),
};
