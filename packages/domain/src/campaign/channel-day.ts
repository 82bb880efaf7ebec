import type { Channel } from '../content/channel';
import type { PlainDate } from '../time.schema';

/** The figures that can be summed; `spend` and `revenue` in US dollars. */
export interface Figures {
  readonly impressions: number;
  readonly clicks: number;
  readonly conversions: number;
  readonly spend: number;
  readonly revenue: number;
}

/** The figures of one channel on one day. */
export interface ChannelDay extends Figures {
  readonly date: PlainDate;
  readonly channel: Channel;
}

/** An amount rounded to whole cents, as sums of cents drift otherwise. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

/** Returns the sums of each figure; dollars in whole cents. In one pass, for there may be many. */
export function sumFigures(days: readonly Figures[]): Figures {
  const sums = { impressions: 0, clicks: 0, conversions: 0, spend: 0, revenue: 0 };
  for (const { impressions, clicks, conversions, spend, revenue } of days) {
    sums.impressions += impressions;
    sums.clicks += clicks;
    sums.conversions += conversions;
    sums.spend += spend;
    sums.revenue += revenue;
  }
  return { ...sums, spend: toCents(sums.spend), revenue: toCents(sums.revenue) };
}

/** A part of a whole; 0 where there is no whole. */
export function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
