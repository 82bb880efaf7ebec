import type { Campaign } from '@brandroom/domain/campaign/campaign.schema';
import type { ChannelDay } from '@brandroom/domain/campaign/channel-day';
import { toCents } from '@brandroom/domain/campaign/channel-day';
import type { Channel } from '@brandroom/domain/content/channel';
import type { Instant, PlainDate } from '@brandroom/domain/time.schema';

import { between, randomFrom, seedFrom } from '../samples/drawing/random';

const day = 24 * 60 * 60 * 1000;
/** The assumed spending of a campaign without a budget, in dollars a day. */
const unpaid = 20;
/** The planned length of a campaign without an end, in days. */
const openLength = 90;

/** The first moment and the end of a campaign's run until `at`, in milliseconds; null before it. */
export function runOf(campaign: Campaign, at: Instant): { from: number; until: number } | null {
  const { status, startDate, endDate, updatedAt, endedAt } = campaign;
  if (status === 'draft') return null;
  const from = Date.parse(startDate);
  const end = endDate === null ? Number.POSITIVE_INFINITY : Date.parse(endDate) + day;
  const changed = Date.parse(updatedAt);
  // A sample says only when it was changed, which may be before its start.
  const ended = changed > from ? changed : Number.POSITIVE_INFINITY;
  const over = endedAt === undefined ? ended : Date.parse(endedAt);
  const stopped = status === 'active' ? Number.POSITIVE_INFINITY : over;
  const until = Math.min(Date.parse(at), end, stopped);
  return until > from ? { from, until } : null;
}

/** The planned length of a campaign in days. */
export function plannedDays({ startDate, endDate }: Campaign): number {
  return endDate === null ? openLength : (Date.parse(endDate) - Date.parse(startDate)) / day + 1;
}

/** Rounds an expected number up with a probability equal to its fraction. */
const whole = (expected: number, chance: number) => Math.floor(expected + chance);

/** The nature of a campaign on a channel, the same on each day. */
function natureOf({ id }: Campaign, channel: Channel) {
  const random = randomFrom(seedFrom(`${id} ${channel}`));
  return {
    weight: between(random, 0.6, 1.4),
    /** Dollars for a thousand impressions. */
    price: between(random, 4, 11),
    clickRate: between(random, 0.012, 0.035),
    conversionRate: between(random, 0.02, 0.08),
    roas: between(random, 1, 4.6),
    period: between(random, 35, 80),
    phase: between(random, 0, 2 * Math.PI),
  };
}

/** The part of a day within a run, from 0 to 1. */
const shareOf = (start: number, { from, until }: { from: number; until: number }) =>
  Math.max(0, Math.min(until, start + day) - Math.max(from, start)) / day;

/**
 * The simulated figures of a campaign for each of its channels and days, from `first` (a day) until
 * `at`: from its id, dates, channels and budget, so the same every time, and never less at a later
 * moment of a day. It never spends more than its budget.
 */
export function campaignDays(campaign: Campaign, at: Instant, first?: PlainDate): ChannelDay[] {
  const run = runOf(campaign, at);
  if (!run) return [];
  const { id, budget, channels } = campaign;
  const natures = channels.map((channel) => ({ channel, ...natureOf(campaign, channel) }));
  const weights = natures.reduce((sum, { weight }) => sum + weight, 0);
  const daily = budget === null ? unpaid : budget / plannedDays(campaign);
  const days: ChannelDay[] = [];
  const begin = Math.max(run.from, first === undefined ? run.from : Date.parse(first));
  // Without an end it runs on, but its budget is for the planned days.
  const planned = run.from + plannedDays(campaign) * day;
  const until = budget === null ? run.until : Math.min(run.until, planned);
  for (let start = begin; start < until; start += day) {
    const date = new Date(start).toISOString().slice(0, 10);
    const share = shareOf(start, run);
    const random = randomFrom(seedFrom(`${id} ${date}`));
    for (const { channel, weight, ...nature } of natures) {
      const wave = Math.sin(((start / day) * 2 * Math.PI) / nature.period + nature.phase);
      const paid = (daily * weight * (between(random, 0.8, 0.9) + 0.1 * wave)) / weights;
      const shown = (paid / nature.price) * 1000 * between(random, 0.9, 1.1);
      const clicked = shown * nature.clickRate * (1 + 0.3 * wave);
      const bought = clicked * nature.conversionRate;
      const earned = paid * nature.roas * between(random, 0.8, 1.2) * (1 + 0.2 * wave);
      const chance = random();
      days.push({
        date,
        channel,
        impressions: whole(shown * share, chance),
        clicks: whole(clicked * share, chance),
        conversions: whole(bought * share, chance),
        // Rounded up, many small amounts would exceed the budget.
        spend: Math.floor(paid * share * 100) / 100,
        revenue: toCents(earned * share),
      });
    }
  }
  return days;
}
