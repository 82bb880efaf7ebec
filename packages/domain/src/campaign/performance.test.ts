import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { channels } from '../content/channel';
import { addDays } from '../time/zone';
import type { ChannelDay } from './channel-day';
import { sumFigures } from './channel-day';
import { performanceTotals } from './insight';
import { campaignEvents, performanceSummary, rangeDays, stepsOf } from './performance';
import { timeRanges } from './time-range';

const today = '2026-03-02';
const range = fc.constantFrom(...timeRanges);
const cents = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((each) => each / 100);

/** Figures of any day of the last three years, on any channel. */
const channelDay: fc.Arbitrary<ChannelDay> = fc.record({
  date: fc.integer({ min: -1100, max: 30 }).map((day) => addDays(today, day)),
  channel: fc.constantFrom(...channels),
  impressions: fc.nat(100_000),
  clicks: fc.nat(5000),
  conversions: fc.nat(500),
  spend: cents(2000),
  revenue: cents(9000),
});
const figures = fc.array(channelDay, { maxLength: 60 });

describe('a range', () => {
  it.each([
    ['7d', '2026-02-23', '2026-03-01', '2026-02-16'],
    ['30d', '2026-01-31', '2026-03-01', '2026-01-01'],
    ['90d', '2025-12-02', '2026-03-01', '2025-09-03'],
    ['12m', '2025-03-02', '2026-03-01', '2024-03-02'],
  ] as const)('of %s has complete days, and as many before', (each, first, last, firstBefore) => {
    const { days, before } = rangeDays(each, today);
    expect([days[0], days.at(-1), before[0]]).toEqual([first, last, firstBefore]);
    expect(before.length).toBe(days.length);
  });

  it('is the sum of its days, by day and by channel', () => {
    fc.assert(
      fc.property(figures, range, (all, each) => {
        const span = rangeDays(each, today);
        const { channels: rows, days } = performanceSummary(all, span);
        const within = sumFigures(all.filter(({ date }) => span.days.includes(date)));
        expect(sumFigures(days)).toEqual(within);
        expect(sumFigures(rows)).toEqual(within);
      }),
    );
  });

  it('has steps that are the sums of their days, all of the same length', () => {
    fc.assert(
      fc.property(figures, range, fc.integer({ min: 1, max: 40 }), (all, each, length) => {
        const { days } = performanceSummary(all, rangeDays(each, today));
        const steps = stepsOf(days, length);
        const left = days.length < length ? 0 : days.length % length;
        expect(sumFigures(steps)).toEqual(sumFigures(days.slice(left)));
        expect(steps.map(({ first }) => first)).toEqual(
          steps.map((_, at) => days[left + at * length]?.date),
        );
      }),
    );
  });

  it('of a year has 52 whole weeks, without the day before them', () => {
    const { days } = performanceSummary([], rangeDays('12m', today));
    const weeks = stepsOf(days, 7);
    expect(weeks).toHaveLength(52);
    expect(weeks[0]).toMatchObject({ first: '2025-03-03', last: '2025-03-09' });
    expect(weeks[1]).toMatchObject({ first: '2025-03-10', last: '2025-03-16' });
    expect(weeks.at(-1)?.last).toBe('2026-03-01');
  });

  it('shorter than a step is one step', () => {
    const { days } = performanceSummary([], rangeDays('7d', today));
    expect(stepsOf(days, 40)).toMatchObject([{ first: days[0]?.date, last: days.at(-1)?.date }]);
    expect(stepsOf([], 7)).toEqual([]);
  });

  it('comes after the range before it', () => {
    fc.assert(
      fc.property(figures, range, (all, each) => {
        const { days, before } = rangeDays(each, today);
        const earlier = performanceSummary(all, { days: before, before: [] });
        expect(performanceSummary(all, { days, before }).before).toEqual(earlier.days);
      }),
    );
  });
});

it('rates are those of the sums', () => {
  fc.assert(
    fc.property(fc.array(channelDay), (all) => {
      const { impressions, clicks, spend, revenue, ctr, cpc, roas } = performanceTotals(all);
      expect(ctr).toBe(impressions === 0 ? 0 : (clicks / impressions) * 100);
      expect(cpc).toBe(clicks === 0 ? 0 : spend / clicks);
      expect(roas).toBe(spend === 0 ? 0 : revenue / spend);
    }),
  );
});

it('the change of a channel is that of its revenue, and null where it had none', () => {
  const { days, before } = rangeDays('7d', today);
  const day = { impressions: 10, clicks: 1, conversions: 0, spend: 1 };
  const rows: ChannelDay[] = [
    { ...day, channel: 'x', date: before[0] ?? '', revenue: 40 },
    { ...day, channel: 'x', date: days[0] ?? '', revenue: 50 },
    { ...day, channel: 'email', date: days[1] ?? '', revenue: 50 },
  ];
  const { channels: found } = performanceSummary(rows, { days, before });
  expect(found.map(({ channel, change }) => [channel, change])).toEqual([
    ['x', 25],
    ['email', null],
  ]);
});

describe('the events of campaigns', () => {
  const { days } = rangeDays('7d', today);
  const run = { name: 'Spring', status: 'active', startDate: '2026-02-24', endDate: '2026-02-28' };
  const eventsOf = (campaign: object) =>
    campaignEvents([{ ...run, ...campaign } as Parameters<typeof campaignEvents>[0][number]], days);

  it('are its first and its last day within the range, oldest first', () => {
    expect(eventsOf({})).toEqual([
      { name: 'Spring', date: '2026-02-24', kind: 'start' },
      { name: 'Spring', date: '2026-02-28', kind: 'end' },
    ]);
    expect(eventsOf({ startDate: '2026-02-22', endDate: '2026-03-02' })).toEqual([]);
    expect(eventsOf({ endDate: null })).toHaveLength(1);
  });

  it('end with the day on which the campaign was completed, where that came first', () => {
    const [, end] = eventsOf({ status: 'completed', endedAt: '2026-02-26T10:00:00.000Z' });
    expect(end).toMatchObject({ date: '2026-02-26', kind: 'end' });
    const [, planned] = eventsOf({ status: 'completed', endedAt: '2026-03-01T10:00:00.000Z' });
    expect(planned).toMatchObject({ date: '2026-02-28' });
  });

  it('are those of campaigns that ran, not of drafts', () => {
    expect(eventsOf({ status: 'draft' })).toEqual([]);
    expect(eventsOf({ status: 'archived', endedAt: '2026-02-20T10:00:00.000Z' })).toEqual([]);
  });
});
