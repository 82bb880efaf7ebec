import { channelLabels } from '../content/channel';
import { besideLimit } from '../format/beside-limit';
import { formatDecimal, formatPercent } from '../format/number';
import type { Figures } from './channel-day';
import { ratio, sumFigures } from './channel-day';
import type { ChannelPerformance } from './channel-performance.schema';

/** The thresholds of the recommendations (docs/product/formats-and-limits.md#figures). */
export const performanceThresholds = {
  /** Revenue per dollar spent; below it a channel is alerted. */
  lowRoas: 2,
  /** Percent; a channel that grew by more is pointed out. */
  growth: 10,
} as const;

export interface Recommendation {
  readonly rule: keyof typeof performanceThresholds;
  readonly channel: ChannelPerformance['channel'];
  /** The figure that the rule looked at. */
  readonly value: number;
  readonly threshold: number;
  readonly title: string;
  readonly advice: string;
  /** The rule with the number behind it, e.g. "ROAS is 1.4, below 2". */
  readonly because: string;
}

function lowRoas({ channel, roas, spend }: ChannelPerformance): Recommendation[] {
  const threshold = performanceThresholds.lowRoas;
  // Where nothing was spent there is no return to judge.
  if (spend <= 0 || roas >= threshold) return [];
  return [
    {
      rule: 'lowRoas',
      channel,
      value: roas,
      threshold,
      title: `Low return on ${channelLabels[channel]}`,
      advice: 'Review the audience and the creative, or move budget to a stronger channel.',
      because: `ROAS is ${besideLimit(roas, 'below', threshold, formatDecimal)}`,
    },
  ];
}

function growth(performance: ChannelPerformance): Recommendation[] {
  const { channel, change } = performance;
  const threshold = performanceThresholds.growth;
  if (change === null || change <= threshold) return [];
  return [
    {
      rule: 'growth',
      channel,
      value: change,
      threshold,
      title: `${channelLabels[channel]} is growing`,
      // Never against the alert about the same channel.
      advice:
        lowRoas(performance).length > 0
          ? 'Raise its return before you spend more on it.'
          : 'Invest more in this channel while it grows.',
      because: `Up ${besideLimit(change, 'more than', threshold, formatPercent)}`,
    },
  ];
}

/** The recommendations from the figures, alerts first, each list in the order of the channels. */
export function performanceRecommendations(
  channels: readonly ChannelPerformance[],
): readonly Recommendation[] {
  return [...channels.flatMap(lowRoas), ...channels.flatMap(growth)];
}

export type PerformanceTotals = Omit<ChannelPerformance, 'channel' | 'change'>;

/** The sums of days or channels; the rates are those of the sums, not averages of averages. */
export function performanceTotals(parts: readonly Figures[]): PerformanceTotals {
  const sums = sumFigures(parts);
  return {
    ...sums,
    ctr: ratio(sums.clicks, sums.impressions) * 100,
    cpc: ratio(sums.spend, sums.clicks),
    roas: ratio(sums.revenue, sums.spend),
  };
}

/** The change of a figure in percent; null where there was nothing before. */
export function changeFrom(before: number, now: number): number | null {
  return before === 0 ? null : ((now - before) / before) * 100;
}
