import { changeFrom } from '@brandroom/domain/campaign/insight';
import { describe, expect, it } from 'vitest';

import { testBackend } from '../../testing/test-backend';
import {
  brandId,
  emailOf,
  grantCustom,
  otherBrandId,
  runningCampaignId,
  testWorld,
} from '../../testing/test-world';

it('has the figures of the campaigns of one brand in the range and before it', async () => {
  const backend = testBackend({ store: await testWorld() });
  const admin = await backend.as(emailOf('admin'));
  // The service has figures from the first day of the request on, 60 days ago.
  const { channels, days, before } = await admin.performance.summary({ brandId, range: '30d' });
  expect(days).toHaveLength(30);
  expect(before).toHaveLength(30);
  expect(before[0]).toMatchObject({ impressions: 100, spend: 4, revenue: 12 });
  expect(channels).toMatchObject([{ channel: 'linkedin', revenue: 0, change: -100 }]);

  const other = await admin.performance.summary({ brandId: otherBrandId, range: '7d' });
  expect(other.channels).toEqual([]);
  backend.close();
});

it('follows a campaign that is deleted and restored', async () => {
  const backend = testBackend({ store: await testWorld() });
  const admin = await backend.as(emailOf('admin'));
  const summary = () => admin.performance.summary({ brandId, range: '30d' });
  const first = await summary();
  expect(first.channels).not.toEqual([]);

  await admin.campaigns.delete({ id: runningCampaignId });
  const { channels, events, before } = await summary();
  expect(channels).toEqual([]);
  expect(events).toEqual([]);
  expect(before.some(({ impressions }) => impressions > 0)).toBe(false);

  await admin.campaigns.restore({ id: runningCampaignId });
  expect(await summary()).toEqual(first);
  backend.close();
});

it('names the campaigns of the range only to those who see campaigns', async () => {
  const store = await testWorld();
  const backend = testBackend({ store });
  const eventsFor = async (...rights: Parameters<typeof grantCustom>[1][]) => {
    await grantCustom(store, ...rights);
    const client = await backend.as(emailOf('custom'));
    return (await client.performance.summary({ brandId, range: '90d' })).events;
  };
  expect(await eventsFor('analytics.view', 'campaigns.view')).toEqual([
    { name: 'Running', date: '2026-01-01', kind: 'start' },
  ]);
  expect(await eventsFor('analytics.view')).toEqual([]);
  backend.close();
});

describe('the marketing figures', () => {
  it('are those of the lists and summaries', async () => {
    const backend = testBackend({ store: await testWorld() });
    const admin = await backend.as(emailOf('admin'));
    const sent = (await admin.emails.list({ brandId })).find(({ status }) => status === 'sent');
    if (!sent) throw new Error('The world has no sent email.');
    // An archived email still counts as sent.
    await admin.emails.archive({ id: sent.id, isArchived: true });
    const [figures, campaigns, emails, prints, performance, keywords] = await Promise.all([
      admin.performance.overview({ brandId }),
      admin.campaigns.list({ brandId, status: 'active' }),
      admin.emails.list({ brandId }),
      admin.print.list({ brandId }),
      admin.performance.summary({ brandId, range: '30d' }),
      admin.keywords.summary({ brandId, range: '30d' }),
    ]);
    const revenueOf = (days: readonly { revenue: number }[]) =>
      days.reduce((sum, { revenue }) => sum + revenue, 0);
    const { current, previous } = keywords;
    expect(figures).toEqual({
      activeCampaigns: campaigns.length,
      sentEmails: emails.filter(({ sentAt }) => sentAt !== null).length,
      printItems: prints.length,
      revenue: {
        figure: revenueOf(performance.days),
        change: changeFrom(revenueOf(performance.before), revenueOf(performance.days)),
      },
      searchClicks: {
        figure: current.metrics.totalClicks,
        change: changeFrom(previous.metrics.totalClicks, current.metrics.totalClicks),
      },
    });
    expect(figures.activeCampaigns).toBeGreaterThan(0);
    backend.close();
  });

  it('leave out areas that the person may not see', async () => {
    const backend = testBackend({ store: await testWorld() });
    const custom = await backend.as(emailOf('custom'));
    expect(await custom.performance.overview({ brandId })).toEqual({
      activeCampaigns: null,
      sentEmails: null,
      printItems: null,
      revenue: null,
      searchClicks: null,
    });
    backend.close();
  });
});
