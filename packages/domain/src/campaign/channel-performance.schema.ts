import * as v from 'valibot';

import { channels } from '../content/channel';

/**
 * The figures of one channel in a range. `spend`, `revenue`, `cpc` in US dollars, `ctr` and
 * `change` in percent, `roas` as a ratio. `change` is that of the revenue against the previous
 * range; null if that had no revenue.
 */
export const channelPerformance = v.strictObject({
  channel: v.picklist(channels),
  impressions: v.number(),
  clicks: v.number(),
  conversions: v.number(),
  spend: v.number(),
  revenue: v.number(),
  ctr: v.number(),
  cpc: v.number(),
  roas: v.number(),
  change: v.nullable(v.number()),
});
export type ChannelPerformance = v.InferOutput<typeof channelPerformance>;
