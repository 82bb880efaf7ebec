import { expect, it } from 'vitest';

import { testBackend } from '../../testing/test-backend';
import { brandId, emailOf, otherBrandId, testWorld } from '../../testing/test-world';

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
