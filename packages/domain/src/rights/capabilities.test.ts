import { describe, expect, it } from 'vitest';

import type { User } from '../account/user.schema';
import type { BrandId } from '../id.schema';
import { can } from './can';
import { capabilities } from './capabilities';
import type { Right } from './flags';
import { permissionsWhere, presets } from './presets';

const here = 'brand_1_a' as BrandId;

/** The rights that carry a line of the matrix; budgets have none of their own. */
const carriers: readonly (readonly [label: string, ...rights: Right[]])[] = [
  ['Manage Brand Assets', 'editAssets', 'logos.create', 'colors.edit', 'messaging.delete'],
  ['View Brand Assets', 'logos.view', 'colors.view', 'typography.view', 'voice.view'],
  ['Create Content', 'social.create', 'email.create', 'blog.create'],
  ['Approve Content', 'social.approve', 'email.approve', 'blog.approve'],
  ['Create Campaigns', 'campaigns.create'],
  ['View Performance', 'analytics.view'],
  ['Upload Files', 'files.create'],
  ['Download Files', 'files.download'],
  ['Delete Files', 'files.delete'],
  ['Manage Team', 'manageBrand'],
  ['Invite Members', 'manageBrand'],
];

/** A manager who edits here and whose own flags are all withdrawn: only the column is left. */
const manager: Pick<User, 'role' | 'brandAccess'> = {
  role: 'manager',
  brandAccess: [{ brandId: here, role: 'editor', permissions: permissionsWhere(() => false) }],
};
const viewer: Pick<User, 'role' | 'brandAccess'> = {
  role: 'member',
  brandAccess: [{ brandId: here, role: 'viewer', permissions: presets.viewer }],
};
const admin: Pick<User, 'role' | 'brandAccess'> = { role: 'admin', brandAccess: [] };

describe('the matrix that settings show', () => {
  it('gives every line to admins', () => {
    expect(capabilities.every((line) => line.admin)).toBe(true);
  });

  it.each(carriers)('is what people can do: %s', (label, ...carried) => {
    const line = capabilities.find((each) => each.label === label);
    for (const right of carried) {
      expect([right, can(admin, right, here)]).toEqual([right, line?.admin]);
      expect([right, can(manager, right, here)]).toEqual([right, line?.manager]);
      expect([right, can(viewer, right, here)]).toEqual([right, line?.member]);
    }
  });
});
