import type { Brand } from '@brandroom/domain/brand/brand.schema';
import type { BrandId, Id, UserId } from '@brandroom/domain/id.schema';

import type { EventSample } from '../statechart/event-sample';
import type { QuickBuildEvent, QuickBuildRequest } from './quick-build.events';

export const request: QuickBuildRequest = { url: 'https://north-light.com/about' };
export const otherRequest: QuickBuildRequest = { url: 'fernhill.org' };

export const sampleBrand: Brand = {
  id: 'brand_1_1' as BrandId,
  name: 'North Light',
  description: '',
  createdAt: '2026-03-02T10:00:00.000Z',
  updatedAt: '2026-03-02T10:00:00.000Z',
  ownerId: 'user_1_1' as UserId,
  agencyId: 'agency_1_1' as Id<'Agency'>,
};

/** Every event, with the payloads that make a difference. */
export const quickBuildSamples: readonly EventSample<QuickBuildEvent>[] = [
  { name: 'north-light.com', event: { type: 'START', request } },
  { name: 'Not an address', event: { type: 'START', request: { url: 'north light' } } },
  { name: 'Two steps are done', event: { type: 'PROGRESS', done: 2 } },
  { name: 'No step is done', event: { type: 'PROGRESS', done: 0 } },
  { name: 'Half a step is done', event: { type: 'PROGRESS', done: 2.5 } },
  { name: 'Too many steps are done', event: { type: 'PROGRESS', done: 6 } },
  { name: 'Cancel', event: { type: 'CANCEL' } },
  { name: 'Try again', event: { type: 'RETRY' } },
];
