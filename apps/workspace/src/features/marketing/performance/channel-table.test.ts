import type { ChannelPerformance } from '@brandroom/domain/campaign/channel-performance.schema';
import { expect, it } from 'vitest';

import { channelCsv } from './channel-csv';
import { inOrder } from './channel-order';

const row = (
  channel: ChannelPerformance['channel'],
  change: number | null,
): ChannelPerformance => ({
  channel,
  impressions: 3000,
  clicks: 70,
  conversions: 2,
  spend: 10.5,
  revenue: 21,
  ctr: 7 / 3,
  cpc: 0.15,
  roas: 2,
  change,
});
const rows = [row('x', null), row('email', -4), row('blog', 12.5)];

it('channels without a change come last in either direction', () => {
  const order = (direction: 'ascending' | 'descending') =>
    inOrder(rows, { orderBy: 'change', direction }).map(({ channel }) => channel);
  expect(order('ascending')).toEqual(['email', 'blog', 'x']);
  expect(order('descending')).toEqual(['blog', 'email', 'x']);
});

it('the file has every figure of every channel, without units', () => {
  expect(channelCsv(rows.slice(1))).toBe(
    '\uFEFFChannel,Impressions,Clicks,Conversions,Spend,Revenue,CTR,CPC,ROAS,Change (%)\r\n' +
      'Email,3000,70,2,10.5,21,2.3333,0.15,2,-4\r\n' +
      'Blog,3000,70,2,10.5,21,2.3333,0.15,2,12.5\r\n',
  );
});
