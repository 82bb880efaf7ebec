import { expect, it } from 'vitest';

import { testBackend } from '../../testing/test-backend';
import { brandId, emailOf, grantCustom, otherBrandId, testWorld } from '../../testing/test-world';

it('has the figures of the campaigns of one brand in the range and before it', async () => {
  const backend = testBackend({ store: await testWorld() });
  const admin = await backend.as(emailOf('admin'));
  // The service has figures of the first day that it is asked about, 60 days ago.
  const { channels, days, before } = await admin.performance.summary({ brandId, range: '30d' });
  expect(days).toHaveLength(30);
  expect(before).toHaveLength(30);
  expect(before[0]).toMatchObject({ impressions: 100, spend: 4, revenue: 12 });
  expect(channels).toMatchObject([{ channel: 'linkedin', revenue: 0, change: -100 }]);

  const other = await admin.performance.summary({ brandId: otherBrandId, range: '7d' });
  expect(other.channels).toEqual([]);
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
