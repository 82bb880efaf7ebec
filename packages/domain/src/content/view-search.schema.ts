import * as v from 'valibot';

import { campaignId } from '../id.schema';
import { sortDirections } from '../sort-direction';
import { text } from '../text.schema';
import { plainDate } from '../time.schema';
import { channels } from './channel';
import { contentStatuses, contentTypes } from './content.schema';
import { quickRanges } from './date';
import { gridViews } from './grid';
import { contentOrders } from './order';

/** The filters, sort order and form of a calendar; missing fields are not set. */
export const viewSearch = v.strictObject({
  view: v.optional(v.picklist([...gridViews, 'list'])),
  status: v.optional(v.picklist(contentStatuses)),
  channel: v.optional(v.picklist(channels)),
  type: v.optional(v.picklist(contentTypes)),
  campaign: v.optional(campaignId),
  q: v.optional(text(200)),
  /** Days that move on with the calendar, in place of `start` and `end`. */
  range: v.optional(v.picklist(quickRanges)),
  start: v.optional(plainDate),
  end: v.optional(plainDate),
  orderBy: v.optional(v.picklist(contentOrders)),
  direction: v.optional(v.picklist(sortDirections)),
});
export type ViewSearch = v.InferOutput<typeof viewSearch>;
