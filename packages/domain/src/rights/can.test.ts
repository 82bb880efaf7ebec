import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { BrandAccess, BrandRole, GlobalRole, User } from '../account/user.schema';
import type { BrandId } from '../id.schema';
import { can } from './can';
import type { FlagRight, Right } from './flags';
import { flagRights, rights } from './flags';
import { permissionsWhere, presets } from './presets';
import type { Permissions } from './permissions';

const here = 'brand_1_a' as BrandId;
const elsewhere = 'brand_2_b' as BrandId;

type Person = Pick<User, 'role' | 'brandAccess'>;

function person(role: GlobalRole, ...brandAccess: BrandAccess[]): Person {
  return { role, brandAccess };
}

function access(role: BrandRole, permissions: Permissions = presets[role]): BrandAccess {
  return { brandId: here, role, permissions };
}

/** May view, write and approve social posts and upload, but take no file or logo away. */
const customFlags: readonly FlagRight[] = [
  'logos.view',
  'social.view',
  'social.create',
  'social.edit',
  'social.approve',
  'campaigns.create',
  'files.view',
  'files.create',
];
const custom = permissionsWhere((right) => customFlags.includes(right));

/** Editing withdrawn from an editor's matrix: the role's checks stay, the flags go. */
const nothing = permissionsWhere(() => false);

const people = {
  admin: person('admin'),
  mgrAdmin: person('manager', access('admin')),
  mgrEditor: person('manager', access('editor')),
  mgrViewer: person('manager', access('viewer')),
  brandAdmin: person('member', access('admin')),
  editor: person('member', access('editor')),
  viewer: person('member', access('viewer')),
  custom: person('member', access('viewer', custom)),
  stripped: person('member', access('editor', nothing)),
  stranger: person('member', { ...access('admin'), brandId: elsewhere }),
  mgrStranger: person('manager', { ...access('admin'), brandId: elsewhere }),
};

/*
 * Written by hand from docs/product/permissions.md#permission-matrix, never generated. The columns:
 *
 * A  global admin              MA manager, brand admin      ME manager, brand editor
 * MV manager, brand viewer     BA member, brand admin       ED member, brand editor
 * VI member, brand viewer      CU viewer, custom flags      ST editor, all flags withdrawn
 * NO member of another brand   MN manager of another brand
 */
const table = `
                      A  MA ME MV BA ED VI CU ST NO MN
  logos.view          y  y  y  y  y  y  y  y  -  -  -
  logos.create        y  y  y  -  y  y  -  -  -  -  -
  logos.edit          y  y  y  -  y  y  -  -  -  -  -
  logos.delete        y  y  y  -  y  -  -  -  -  -  -
  logos.download      y  y  y  y  y  y  y  -  -  -  -
  colors.view         y  y  y  y  y  y  y  -  -  -  -
  colors.create       y  y  y  -  y  y  -  -  -  -  -
  colors.edit         y  y  y  -  y  y  -  -  -  -  -
  colors.delete       y  y  y  -  y  -  -  -  -  -  -
  colors.download     y  y  y  y  y  y  y  -  -  -  -
  typography.view     y  y  y  y  y  y  y  -  -  -  -
  typography.create   y  y  y  -  y  y  -  -  -  -  -
  typography.edit     y  y  y  -  y  y  -  -  -  -  -
  typography.delete   y  y  y  -  y  -  -  -  -  -  -
  voice.view          y  y  y  y  y  y  y  -  -  -  -
  voice.create        y  y  y  -  y  y  -  -  -  -  -
  voice.edit          y  y  y  -  y  y  -  -  -  -  -
  voice.delete        y  y  y  -  y  -  -  -  -  -  -
  messaging.view      y  y  y  y  y  y  y  -  -  -  -
  messaging.create    y  y  y  -  y  y  -  -  -  -  -
  messaging.edit      y  y  y  -  y  y  -  -  -  -  -
  messaging.delete    y  y  y  -  y  -  -  -  -  -  -
  social.view         y  y  y  y  y  y  y  y  -  -  -
  social.create       y  y  y  -  y  y  -  y  -  -  -
  social.edit         y  y  y  -  y  y  -  y  -  -  -
  social.delete       y  y  y  -  y  -  -  -  -  -  -
  social.approve      y  y  y  -  y  -  -  y  -  -  -
  social.publish      y  y  y  -  y  -  -  -  -  -  -
  email.view          y  y  y  y  y  y  y  -  -  -  -
  email.create        y  y  y  -  y  y  -  -  -  -  -
  email.edit          y  y  y  -  y  y  -  -  -  -  -
  email.delete        y  y  y  -  y  -  -  -  -  -  -
  email.approve       y  y  y  -  y  -  -  -  -  -  -
  email.publish       y  y  y  -  y  -  -  -  -  -  -
  blog.view           y  y  y  y  y  y  y  -  -  -  -
  blog.create         y  y  y  -  y  y  -  -  -  -  -
  blog.edit           y  y  y  -  y  y  -  -  -  -  -
  blog.delete         y  y  y  -  y  -  -  -  -  -  -
  blog.approve        y  y  y  -  y  -  -  -  -  -  -
  blog.publish        y  y  y  -  y  -  -  -  -  -  -
  campaigns.view      y  y  y  y  y  y  y  -  -  -  -
  campaigns.create    y  y  y  -  y  y  -  y  -  -  -
  campaigns.edit      y  y  y  -  y  y  -  -  -  -  -
  campaigns.delete    y  y  -  -  y  -  -  -  -  -  -
  campaigns.approve   y  y  -  -  y  -  -  -  -  -  -
  advertising.view    y  y  y  y  y  y  y  -  -  -  -
  advertising.create  y  y  y  -  y  y  -  -  -  -  -
  advertising.edit    y  y  y  -  y  y  -  -  -  -  -
  advertising.delete  y  y  -  -  y  -  -  -  -  -  -
  advertising.approve y  y  -  -  y  -  -  -  -  -  -
  analytics.view      y  y  y  y  y  y  y  -  -  -  -
  analytics.create    y  y  y  -  y  y  -  -  -  -  -
  analytics.edit      y  y  y  -  y  y  -  -  -  -  -
  analytics.delete    y  y  -  -  y  -  -  -  -  -  -
  analytics.approve   y  y  -  -  y  -  -  -  -  -  -
  team.view           y  y  y  y  y  y  y  -  -  -  -
  team.create         y  y  y  -  y  y  -  -  -  -  -
  team.edit           y  y  y  -  y  y  -  -  -  -  -
  team.delete         y  y  y  -  y  -  -  -  -  -  -
  files.view          y  y  y  y  y  y  y  y  -  -  -
  files.create        y  y  y  -  y  y  -  y  -  -  -
  files.edit          y  y  y  -  y  y  -  -  -  -  -
  files.delete        y  y  y  -  y  -  -  -  -  -  -
  files.download      y  y  y  y  y  y  y  -  -  -  -
  settings.view       y  y  y  y  y  y  y  -  -  -  -
  settings.create     y  y  -  -  y  -  -  -  -  -  -
  settings.edit       y  y  -  -  y  -  -  -  -  -  -
  settings.delete     y  y  -  -  y  -  -  -  -  -  -
  editAssets          y  y  y  -  y  y  -  -  y  -  -
  manageBrand         y  y  y  -  y  -  -  -  -  -  -
  switchBrand         y  -  -  -  -  -  -  -  -  -  -
  createBrand         y  -  -  -  -  -  -  -  -  -  -
`;

const columns: readonly (keyof typeof people)[] = [
  'admin',
  'mgrAdmin',
  'mgrEditor',
  'mgrViewer',
  'brandAdmin',
  'editor',
  'viewer',
  'custom',
  'stripped',
  'stranger',
  'mgrStranger',
];

const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(/\s+/))
  .map(([right = '', ...marks]) => ({ right: right as Right, marks }));

describe('permissions in a brand', () => {
  it('has one row for every right and one mark for every person', () => {
    expect(rows.map((row) => row.right)).toEqual([...rights]);
    expect(rows.every((row) => row.marks.length === columns.length)).toBe(true);
  });

  it.each(columns.map((name, column) => ({ name, column })))(
    'is as the table says for $name',
    ({ name, column }) => {
      const decided = rows.map(({ right }) => [right, can(people[name], right, here) ? 'y' : '-']);
      expect(decided).toEqual(rows.map(({ right, marks }) => [right, marks[column]]));
    },
  );

  it('lets nobody but a global admin do anything where no brand is chosen', () => {
    for (const name of columns) {
      const allowed = rights.filter((right) => can(people[name], right, null));
      expect(allowed).toEqual(name === 'admin' ? [...rights] : []);
    }
  });

  it('lets someone with access to two brands switch between them', () => {
    const both = person('member', access('viewer'), { ...access('viewer'), brandId: elsewhere });
    expect(can(both, 'switchBrand', null)).toBe(true);
    expect(can(both, 'switchBrand', here)).toBe(true);
  });
});

const anyRole = fc.constantFrom<GlobalRole>('admin', 'manager', 'member');
const anyBrandRole = fc.constantFrom<BrandRole>('admin', 'editor', 'viewer');
const anyFlags = fc
  .uniqueArray(fc.constantFrom(...flagRights.map((entry) => entry.right)))
  .map((on) => new Set(on));
const anyRight = fc.constantFrom(...rights);

describe('rights as a whole', () => {
  it('never lose one by a flag that is added', () => {
    fc.assert(
      fc.property(anyRole, anyBrandRole, anyFlags, anyFlags, (role, brandRole, flags, more) => {
        const before = person(
          role,
          access(
            brandRole,
            permissionsWhere((r) => flags.has(r)),
          ),
        );
        const after = person(
          role,
          access(
            brandRole,
            permissionsWhere((r) => flags.has(r) || more.has(r)),
          ),
        );
        expect(rights.filter((r) => can(before, r, here) && !can(after, r, here))).toEqual([]);
      }),
    );
  });

  it('are none in a brand without access to it, regardless of rights elsewhere', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<GlobalRole>('manager', 'member'),
        anyBrandRole,
        anyFlags,
        anyRight,
        (role, brandRole, flags, right) => {
          const elsewhereOnly: BrandAccess = {
            brandId: elsewhere,
            role: brandRole,
            permissions: permissionsWhere((r) => flags.has(r)),
          };
          expect(can(person(role, elsewhereOnly), right, here)).toBe(false);
        },
      ),
    );
  });

  it("are a member's flags exactly, where a flag decides", () => {
    fc.assert(
      fc.property(anyBrandRole, anyFlags, (brandRole, flags) => {
        const member = person(
          'member',
          access(
            brandRole,
            permissionsWhere((r) => flags.has(r)),
          ),
        );
        for (const { right } of flagRights) {
          expect(can(member, right, here)).toBe(flags.has(right));
        }
      }),
    );
  });
});
