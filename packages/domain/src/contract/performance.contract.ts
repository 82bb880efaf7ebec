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

/** Of the last 30 days. */
const recent = v.strictObject({
  figure: v.number(),
  /** In percent of the 30 days before; null where they had none. */
  change: v.nullable(v.number()),
});

/** One figure of each marketing area; null where the person may not see the area. */
const marketingFigures = v.strictObject({
  activeCampaigns: v.nullable(v.number()),
  sentEmails: v.nullable(v.number()),
  printItems: v.nullable(v.number()),
  /** In dollars. */
  revenue: v.nullable(recent),
  searchClicks: v.nullable(recent),
});

/**
 * Figures that follow the campaigns, of complete days: a range ends yesterday (UTC). Totals and
 * recommendations are made from them by `campaign/insight`.
 */
export const performanceContract = {
  /** For the dashboard, which needs no lists. */
  overview: operation.input(v.strictObject({ brandId })).output(marketingFigures),
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
