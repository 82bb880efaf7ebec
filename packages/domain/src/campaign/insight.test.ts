import { describe, expect, it } from 'vitest';

import type { ChannelPerformance } from './channel-performance.schema';
import { performanceRecommendations, performanceTotals } from './insight';

const steady: ChannelPerformance = {
  channel: 'linkedin',
  impressions: 10_000,
  clicks: 200,
  conversions: 10,
  spend: 400,
  revenue: 1200,
  ctr: 2,
  cpc: 2,
  roas: 3,
  change: 0,
};

const rulesFor = (change: Partial<ChannelPerformance>) =>
  performanceRecommendations([{ ...steady, ...change }]).map(({ rule }) => rule);

describe('what the figures of a channel suggest', () => {
  it.each([
    [{}, []],
    [{ roas: 2 }, []],
    [{ roas: 1.99 }, ['lowRoas']],
    [{ roas: 0, spend: 0 }, []],
    [{ change: 10 }, []],
    [{ change: 10.01 }, ['growth']],
    [{ change: -50 }, []],
    [{ roas: 1, change: 20 }, ['lowRoas', 'growth']],
  ])('%o suggests %j', (change, rules) => {
    expect(rulesFor(change)).toEqual(rules);
  });

  it('comes with the rule and the number behind it, alerts first', () => {
    const found = performanceRecommendations([
      { ...steady, channel: 'email', change: 12.5 },
      { ...steady, channel: 'x', roas: 1.4 },
    ]);
    expect(
      found.map(({ title, because, value, threshold }) => ({ title, because, value, threshold })),
    ).toEqual([
      { title: 'Low return on X', because: 'ROAS is 1.4, below 2', value: 1.4, threshold: 2 },
      { title: 'Email is growing', because: 'Up 12.5%, more than 10%', value: 12.5, threshold: 10 },
    ]);
  });
});

describe('advice about a channel', () => {
  it.each([
    [3, 'Invest more in this channel while it grows.'],
    [1, 'Raise its return before you spend more on it.'],
  ])('that grows at a ROAS of %d is “%s”', (roas, advice) => {
    const found = performanceRecommendations([{ ...steady, roas, change: 20 }]);
    expect(found.at(-1)?.advice).toBe(advice);
  });
});

describe('the totals', () => {
  it('take their rates from the sums', () => {
    const small = { ...steady, impressions: 1000, clicks: 100, spend: 100, revenue: 0 };
    expect(performanceTotals([steady, small])).toEqual({
      impressions: 11_000,
      clicks: 300,
      conversions: 20,
      spend: 500,
      revenue: 1200,
      ctr: (300 / 11_000) * 100,
      cpc: 500 / 300,
      roas: 2.4,
    });
  });

  it('are zero where there is nothing', () => {
    expect(Object.values(performanceTotals([])).every((value) => value === 0)).toBe(true);
  });
});
