// Performance: a brand's campaigns by channel in a time range.

import type { Recommendation } from '@brandroom/domain/campaign/insight';

import type { CampaignEvent } from '@brandroom/domain/campaign/performance';

import type { Measure } from './measures';

/** Every visible string of this room. */
export const performanceMessages = {
  title: 'Performance',
  noBrand: 'Please select a brand to see its performance.',
  loading: 'Loading performance',
  updating: 'Updating performance',
  range: 'Time range',
  rangeShown: (range: string, revenue: string) => `${range}, revenue ${revenue}`,
  period: (now: string, before: string) => `${now}, compared with ${before}. Complete days only.`,
  days: (first: string, last: string) => `${first} – ${last}`,
  measures: {
    impressions: 'Impressions',
    clicks: 'Clicks',
    conversions: 'Conversions',
    spend: 'Spend',
    revenue: 'Revenue',
    ctr: 'CTR',
    cpc: 'CPC',
    roas: 'ROAS',
  } satisfies Record<Measure, string>,
  totals: {
    title: 'Totals',
    nothingBefore: 'No earlier data',
  },
  chart: {
    title: 'Trend',
    loading: 'Loading the chart',
    measure: 'Measure',
    day: 'Day',
    week: 'Week',
    campaigns: 'Campaigns',
    events: {
      start: (name: string) => `${name} starts`,
      end: (name: string) => `${name} ends`,
    } satisfies Record<CampaignEvent['kind'], (name: string) => string>,
    byDay: (measure: string) => `${measure} by day`,
    byWeek: (measure: string) => `${measure} by week`,
    before: (measure: string) => `${measure} in the previous period`,
  },
  table: {
    title: 'Channels',
    channel: 'Channel',
    change: 'Change',
    none: 'New',
    download: 'Download CSV',
    changeOfRevenue: 'Change compares revenue with the previous period.',
    downloaded: (name: string) => `${name} downloaded`,
    file: (range: string, last: string) => `performance-${range}-${last}.csv`,
  },
  recommendations: {
    title: 'Recommendations',
    none: 'No recommendations',
    noneHelp: 'No channel has a ROAS below 2 or revenue growth above 10%.',
    kinds: {
      lowRoas: 'Low ROAS',
      growth: 'Growth',
    } satisfies Record<Recommendation['rule'], string>,
  },
  empty: {
    title: 'No results in this range',
    description: 'Results appear once a campaign runs.',
    campaigns: 'Go to campaigns',
  },
} as const;
