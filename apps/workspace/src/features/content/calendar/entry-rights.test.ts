import type { BrandRole, User } from '@brandroom/domain/account/user.schema';
import type { BrandId, UserId } from '@brandroom/domain/id.schema';
import type { FlagRight } from '@brandroom/domain/rights/flags';
import { permissionsWhere, presets } from '@brandroom/domain/rights/presets';
import { describe, expect, it } from 'vitest';

import { actionsOpenTo } from './entry-rights';

const here = 'brand_1_a' as BrandId;
const clock = () => Date.parse('2026-06-15T10:00:00Z');

function open(role: BrandRole, flags?: readonly FlagRight[]): readonly string[] {
  const permissions = flags ? permissionsWhere((right) => flags.includes(right)) : presets[role];
  const user: User = {
    id: 'user_1_x' as UserId,
    name: 'Somebody',
    email: 'somebody@example.com',
    role: 'member',
    brandAccess: [{ brandId: here, role, permissions }],
  };
  return [...actionsOpenTo(user, here, clock)];
}

describe('the actions that a person can take in a brand', () => {
  it('is everything for an admin, and nothing for a viewer', () => {
    expect(open('admin')).toHaveLength(10);
    expect(open('viewer')).toEqual([]);
  });

  it('is writing and submitting for an editor', () => {
    expect(open('editor').toSorted()).toEqual(['SUBMIT', 'clear', 'copy', 'move']);
  });

  it('is what custom permissions for one type add', () => {
    expect(open('viewer', ['blog.view', 'blog.publish']).toSorted()).toEqual([
      'PUBLISH',
      'SCHEDULE',
      'UNSCHEDULE',
    ]);
    expect(open('viewer', ['email.approve', 'social.delete']).toSorted()).toEqual([
      'APPROVE',
      'REJECT',
      'delete',
    ]);
  });
});
