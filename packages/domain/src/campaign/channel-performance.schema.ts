import * as v from 'valibot';

import { channels } from '../content/channel';

/** The time ranges of the performance and keyword screens. */
export const timeRanges = ['7d', '30d', '90d', '12m'] as const;
export type TimeRange = (typeof timeRanges)[number];

/** The number of days in a time range (docs/product/formats-and-limits.md#figures). */
export const timeRangeDays: Record<TimeRange, number> = {
  '7d': 7,
  '30d': 30,
  '90d': 90,
  '12m': 365,
};

export const timeRangeLabels: Record<TimeRange, string> = {
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  '12m': 'Last 12 months',
};

/**
 * The figures of one channel in a range. `spend`, `revenue`, `cpc` in US
 * dollars, `ctr` and `change` in percent, `roas` as a ratio; `change` is against the range before.
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
  change: v.number(),
});
export type ChannelPerformance = v.InferOutput<typeof channelPerformance>;
