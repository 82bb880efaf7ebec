import * as v from 'valibot';

import { brandId, campaignId, savedViewId } from '../id.schema';
import { sortDirections } from '../sort-direction';
import { requiredText, text } from '../text.schema';
import { instant, plainDate } from '../time.schema';
import { channels } from './channel';
import { contentStatuses, contentTypes } from './content.schema';
import { quickRanges } from './date';
import { gridViews } from './grid';
import { contentOrders } from './order';

/** The filters, sort order and form of a calendar; what it lacks is not set. */
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

export const viewName = requiredText(40, 'Enter a name for the view.');

/** The most views that a person has in one brand. */
export const maxSavedViews = 20;

/** A calendar that a person keeps under a name, seen by nobody else. */
export const savedView = v.strictObject({
  id: savedViewId,
  brandId,
  name: viewName,
  search: viewSearch,
  createdAt: instant,
});
export type SavedView = v.InferOutput<typeof savedView>;
