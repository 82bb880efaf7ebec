import * as v from 'valibot';

import { colorRoles } from '../brand/color.schema';
import { logoTypes } from '../brand/logo.schema';
import { campaignStatuses } from '../campaign/campaign.schema';
import { contentStatuses, contentTypes } from '../content/content.schema';
import { fileCategories } from '../file/file.schema';
import { brandId, campaignId, colorId, contentId, fileId, logoId, ruleId } from '../id.schema';
import { text } from '../text.schema';
import { operation } from './base';

const named = { name: v.string(), brandId };

/** A search result, with the fields of its link and its line. */
export const searchResult = v.variant('kind', [
  v.strictObject({ kind: v.literal('brand'), ...named }),
  v.strictObject({
    kind: v.literal('content'),
    id: contentId,
    ...named,
    type: v.picklist(contentTypes),
    status: v.picklist(contentStatuses),
  }),
  v.strictObject({
    kind: v.literal('file'),
    id: fileId,
    ...named,
    category: v.picklist(fileCategories),
  }),
  v.strictObject({
    kind: v.literal('color'),
    id: colorId,
    ...named,
    hex: v.string(),
    role: v.picklist(colorRoles),
  }),
  v.strictObject({
    kind: v.literal('logo'),
    id: logoId,
    ...named,
    type: v.picklist(logoTypes),
  }),
  v.strictObject({ kind: v.literal('rule'), id: ruleId, ...named }),
  v.strictObject({
    kind: v.literal('campaign'),
    id: campaignId,
    ...named,
    status: v.picklist(campaignStatuses),
  }),
]);
export type SearchResult = v.InferOutput<typeof searchResult>;

/** Finds only records the person can see; the app searches its screens itself. */
export const searchContract = {
  /** The best first, at most `limit` of each kind; brands from all, the rest from this brand. */
  find: operation
    .input(
      v.strictObject({
        brandId: v.nullable(brandId),
        text: text(200),
        limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 5),
      }),
    )
    .output(v.array(searchResult)),
};
