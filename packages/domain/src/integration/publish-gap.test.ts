import { expect, it } from 'vitest';

import type { BrandId } from '../id.schema';
import { publishGap } from './publish-gap';
import type { SocialConnection } from './social-connection.schema';

const page = { id: 'x-1', name: '@brand', isSelected: true };
const onX: SocialConnection = {
  brandId: 'brand_1_1' as BrandId,
  platform: 'x',
  isConnected: true,
  connectedAt: '2026-03-01T09:00:00.000Z',
  pages: [page],
};

it('says what a platform lacks for publishing', () => {
  expect(publishGap([onX], 'x')).toBeNull();
  expect(publishGap([{ ...onX, pages: [{ ...page, isSelected: false }] }], 'x')).toBe('noPage');
  expect(publishGap([{ ...onX, isConnected: false }], 'x')).toBe('notConnected');
  expect(publishGap([onX], 'bluesky')).toBe('notConnected');
});
