import { describe, expect, it } from 'vitest';

import type { BrandRole, GlobalRole, User } from '../account/user.schema';
import type { BrandId, UserId } from '../id.schema';
import { can } from './can';
import { rights } from './flags';
import { permissionsWhere, presets } from './presets';
import { viewedAs, viewRefusal } from './view-as';

const here = 'brand_1_a' as BrandId;
const there = 'brand_2_b' as BrandId;

type Person = Pick<User, 'id' | 'role' | 'brandAccess'>;

function person(name: string, role: GlobalRole, ...roles: BrandRole[]): Person {
  return {
    id: `user_${name}` as UserId,
    role,
    brandAccess: roles.map((each, index) => ({
      brandId: index === 0 ? here : there,
      role: each,
      permissions: presets[each],
    })),
  };
}

const admin = person('admin', 'admin');
const manager = person('manager', 'manager', 'editor');
const brandAdmin = person('brandAdmin', 'member', 'admin');
const editor = person('editor', 'member', 'editor', 'viewer');
const viewer = person('viewer', 'member', 'viewer');
const custom: Person = {
  ...person('custom', 'member', 'viewer'),
  brandAccess: [
    {
      brandId: here,
      role: 'viewer',
      permissions: permissionsWhere((right) => right === 'campaigns.approve'),
    },
  ],
};
const everybody = [admin, manager, brandAdmin, editor, viewer, custom];

describe('viewing as someone else', () => {
  it.each([
    [admin, manager, null],
    [admin, person('second', 'admin'), null],
    [admin, admin, 'self'],
    [admin, person('former', 'member'), 'noAccess'],
    [manager, editor, null],
    [manager, viewer, null],
    [manager, admin, 'more'],
    [manager, brandAdmin, 'more'],
    // A manager can't approve campaigns.
    [manager, custom, 'more'],
    [brandAdmin, editor, null],
    [brandAdmin, custom, null],
    [brandAdmin, manager, 'more'],
    [editor, viewer, 'right'],
  ] as const)('is refused or not: %#', (one, other, refusal) => {
    expect(viewRefusal(one, other, here)).toBe(refusal);
  });

  it('never gives a right in any brand that the viewer lacks', () => {
    for (const one of everybody) {
      for (const other of everybody) {
        if (viewRefusal(one, other, here) !== null) continue;
        const seen = viewedAs(one, other);
        for (const brandId of [here, there]) {
          const gained = rights.filter(
            (right) =>
              right !== 'switchBrand' && can(seen, right, brandId) && !can(one, right, brandId),
          );
          expect(gained).toEqual([]);
        }
      }
    }
  });

  it('leaves out the brands that the viewer does not manage', () => {
    expect(viewedAs(manager, editor).brandAccess.map(({ brandId }) => brandId)).toEqual([here]);
    expect(viewedAs(admin, editor)).toEqual(editor);
  });
});
