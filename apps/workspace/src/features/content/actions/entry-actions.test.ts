import type { BrandRole, User } from '@brandroom/domain/account/user.schema';
import type { ContentItem, ContentStatus } from '@brandroom/domain/content/content.schema';
import type { BrandId, ContentId, UserId } from '@brandroom/domain/id.schema';
import { presets } from '@brandroom/domain/rights/presets';
import { expect, test } from 'vitest';

import { unavailableReason } from './entry-actions';
import { dateError, dateRule, fixedReason } from './move-rules';

const here = 'brand_1_a' as BrandId;
const now = '2026-06-15T10:00:00.000Z';
const clock = () => Date.parse(now);

const userAs = (role: BrandRole): User => ({
  id: 'user_1_x' as UserId,
  name: 'Somebody',
  email: 'somebody@example.com',
  role: 'member',
  brandAccess: [{ brandId: here, role, permissions: presets[role] }],
});
const itemIn = (status: ContentStatus, scheduledFor: string | null = null): ContentItem => ({
  id: 'content_1_x' as ContentId,
  brandId: here,
  version: 1,
  type: 'social',
  platform: 'bluesky',
  title: 'Summer launch',
  description: '',
  body: 'Words.',
  images: [],
  campaignId: null,
  tags: [],
  status,
  scheduledFor,
  approvedAt: null,
  approvedBy: null,
  publishedAt: null,
  createdBy: 'user_1_x' as UserId,
  createdAt: now,
  updatedAt: now,
  updatedBy: 'user_1_x' as UserId,
});

test('a key that does nothing on an item says what the item or the person lacks', () => {
  const why = (...[id]: [Parameters<typeof unavailableReason>[1]]) =>
    unavailableReason(itemIn('approved'), id, { user: userAs('editor'), clock });
  expect(why('APPROVE')).toBe(
    'This item is approved; only an item that is pending can be approved.',
  );
  expect(why('UNSCHEDULE')).toBe(
    'This item is approved; only an item that is scheduled can be unscheduled.',
  );
  expect(why('delete')).toBe('Editors can’t delete content on this brand.');
  expect(why('clear')).toBe('The item has no date.');
});

test('the date of a scheduled item is not removed, and the message says to unschedule it first', () => {
  const item = itemIn('scheduled', '2026-06-20T10:00:00.000Z');
  const context = { user: userAs('admin'), now };
  expect(dateError(item, null, context)).toBe('Already scheduled. Unschedule it first.');
  expect(dateError(item, now, context)).toBe('Choose a date and time in the future.');
});

test('a refused move leads to the rule that refuses it, if there is one', () => {
  const ruleOf = (role: BrandRole, status: ContentStatus) => {
    const item = itemIn(status);
    return dateRule(item, fixedReason(item, { user: userAs(role), now }));
  };
  expect(ruleOf('editor', 'draft')).toEqual([]);
  expect(ruleOf('viewer', 'draft')).toEqual([{ id: 'EDIT', label: 'Move' }]);
  expect(ruleOf('editor', 'rejected')).toEqual([{ id: 'EDIT', label: 'Move' }]);
  // A published item has no date to change.
  expect(ruleOf('admin', 'published')).toEqual([]);
});
