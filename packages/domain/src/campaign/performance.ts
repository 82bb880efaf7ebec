import type { Channel } from '../content/channel';
import { channels } from '../content/channel';
import type { PlainDate } from '../time.schema';
import { addDays } from '../time/zone';
import type { Campaign } from './campaign.schema';
import type { ChannelDay, Figures } from './channel-day';
import { sumFigures } from './channel-day';
import type { ChannelPerformance } from './channel-performance.schema';
import { changeFrom, performanceTotals } from './insight';
import type { TimeRange } from './time-range';
import { timeRangeDays } from './time-range-facts';

/** The days of a time range and those of the same number before it; all of them are complete days. */
export interface RangeDays {
  readonly days: readonly PlainDate[];
  readonly before: readonly PlainDate[];
}

/** Returns the days of a range that ends with the day before `today`, oldest first. */
export function rangeDays(range: TimeRange, today: PlainDate): RangeDays {
  const count = timeRangeDays[range];
  const from = (first: number) =>
    Array.from({ length: count }, (_, day) => addDays(today, first + day));
  return { days: from(-count), before: from(-2 * count) };
}

/** The figures of one day over all channels. */
export type DayFigures = Figures & { readonly date: PlainDate };

function grouped<Key>(
  figures: readonly ChannelDay[],
  keyOf: (each: ChannelDay) => Key,
): ReadonlyMap<Key, readonly ChannelDay[]> {
  const groups = new Map<Key, ChannelDay[]>();
  for (const each of figures) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}

function byDay(figures: readonly ChannelDay[], days: readonly PlainDate[]): DayFigures[] {
  const dates = grouped(figures, ({ date }) => date);
  return days.map((date) => ({ date, ...sumFigures(dates.get(date) ?? []) }));
}

export interface PerformanceSummary {
  /** The channels with figures in the range or in the one before it. */
  readonly channels: readonly ChannelPerformance[];
  /** One entry a day, oldest first. */
  readonly days: readonly DayFigures[];
  readonly before: readonly DayFigures[];
}

/** Returns the figures of a range by channel and by day; figures of other days count nowhere. */
export function performanceSummary(
  figures: readonly ChannelDay[],
  { days, before }: RangeDays,
): PerformanceSummary {
  const within = (dates: readonly PlainDate[]) => {
    const set = new Set(dates);
    return grouped(
      figures.filter(({ date }) => set.has(date)),
      ({ channel }) => channel,
    );
  };
  const now = within(days);
  const then = within(before);
  const ofChannel = (channel: Channel): ChannelPerformance => {
    const totals = performanceTotals(now.get(channel) ?? []);
    const { revenue } = sumFigures(then.get(channel) ?? []);
    return { channel, ...totals, change: changeFrom(revenue, totals.revenue) };
  };
  return {
    channels: channels.filter((each) => now.has(each) || then.has(each)).map(ofChannel),
    days: byDay(figures, days),
    before: byDay(figures, before),
  };
}

/** The figures of some days that follow each other. */
export interface Step extends Figures {
  readonly first: PlainDate;
  readonly last: PlainDate;
}

/**
 * Returns items in parts of `length`, counted from the last. The rest before the first part is left
 * out, because a shorter part looks like a fall and a longer one like a rise. Fewer items are one part.
 */
export function partsOf<Item>(items: readonly Item[], length: number): readonly Item[][] {
  const rest = items.length > length ? items.length % length : 0;
  const count = Math.ceil((items.length - rest) / length);
  return Array.from({ length: count }, (_, part) =>
    items.slice(rest + part * length, rest + (part + 1) * length),
  );
}

/** Returns the sums of each `length` days in a row, counted from the last day. */
export function stepsOf(days: readonly DayFigures[], length: number): readonly Step[] {
  return partsOf(days, length).map((part) => {
    const first = part[0]?.date ?? '';
    return { first, last: part.at(-1)?.date ?? first, ...sumFigures(part) };
  });
}

/** The start or the end of a campaign. */
export interface CampaignEvent {
  readonly name: string;
  readonly date: PlainDate;
  readonly kind: 'start' | 'end';
}

type RunningCampaign = Pick<Campaign, 'name' | 'status' | 'startDate' | 'endDate' | 'endedAt'>;

/** Returns the first and last days of campaigns that are among `days`, oldest first; drafts have none. */
export function campaignEvents(
  campaigns: readonly RunningCampaign[],
  days: readonly PlainDate[],
): readonly CampaignEvent[] {
  const within = new Set(days);
  const events = campaigns.flatMap(({ name, status, startDate, endDate, endedAt }) => {
    if (status === 'draft') return [];
    const stopped = endedAt?.slice(0, 10);
    // One that ended before its start never ran.
    if (stopped !== undefined && stopped < startDate) return [];
    const end = [endDate ?? undefined, stopped].filter((day) => day !== undefined).toSorted()[0];
    return [
      { name, date: startDate, kind: 'start' as const },
      ...(end === undefined ? [] : [{ name, date: end, kind: 'end' as const }]),
    ];
  });
  return events
    .filter(({ date }) => within.has(date))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}
