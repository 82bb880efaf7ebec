import * as v from 'valibot';

import { channelPerformance, timeRanges } from '../campaign/channel-performance.schema';
import { brandId } from '../id.schema';
import { plainDate } from '../time.schema';
import { operation } from './base';

/** The sums of one day over all channels; `spend` and `revenue` in US dollars. */
export const performanceDay = v.strictObject({
  date: plainDate,
  impressions: v.number(),
  clicks: v.number(),
  conversions: v.number(),
  spend: v.number(),
  revenue: v.number(),
});
export type PerformanceDay = v.InferOutput<typeof performanceDay>;

/**
 * Figures that follow the campaigns. Totals and recommendations are made from
 * them by `campaign/insight`.
 */
export const performanceContract = {
  summary: operation.input(v.strictObject({ brandId, range: v.picklist(timeRanges) })).output(
    v.strictObject({
      channels: v.array(channelPerformance),
      /** One entry a day, oldest first. */
      days: v.array(performanceDay),
    }),
  ),
};
