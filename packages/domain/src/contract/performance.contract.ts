import * as v from 'valibot';

import { channelPerformance } from '../campaign/channel-performance.schema';
import { timeRanges } from '../campaign/time-range';
import { brandId } from '../id.schema';
import { plainDate } from '../time.schema';
import { operation } from './base';

/** The sums of one day over all channels; `spend` and `revenue` in US dollars. */
const performanceDay = v.strictObject({
  date: plainDate,
  impressions: v.number(),
  clicks: v.number(),
  conversions: v.number(),
  spend: v.number(),
  revenue: v.number(),
});

const campaignEvent = v.strictObject({
  name: v.string(),
  date: plainDate,
  kind: v.picklist(['start', 'end']),
});

/**
 * Figures that follow the campaigns, of complete days: a range ends yesterday (UTC). Totals and
 * recommendations are made from them by `campaign/insight`.
 */
export const performanceContract = {
  summary: operation.input(v.strictObject({ brandId, range: v.picklist(timeRanges) })).output(
    v.strictObject({
      channels: v.array(channelPerformance),
      /** One entry a day, oldest first. */
      days: v.array(performanceDay),
      /** As many days before these. */
      before: v.array(performanceDay),
      /** The starts and ends of campaigns in the range, oldest first; none for a person who sees no campaigns. */
      events: v.array(campaignEvent),
    }),
  ),
};
