import { describe, expect, it } from 'vitest';

import type { User } from '../account/user.schema';
import type { BrandId } from '../id.schema';
import { can } from './can';
import { capabilities } from './capabilities';
import type { Right } from './flags';
import { permissionsWhere, presets } from './presets';

const here = 'brand_1_a' as BrandId;

/** The rights that carry a line of the matrix; budgets have none of their own. */
const carriers: readonly { label: string; carried: readonly Right[] }[] = [
  {
    label: 'Manage Brand Assets',
    carried: ['editAssets', 'logos.create', 'colors.edit', 'messaging.delete'],
  },
  {
    label: 'View Brand Assets',
    carried: ['logos.view', 'colors.view', 'typography.view', 'voice.view'],
  },
  { label: 'Create Content', carried: ['social.create', 'email.create', 'blog.create'] },
  { label: 'Approve Content', carried: ['social.approve', 'email.approve', 'blog.approve'] },
  { label: 'Create Campaigns', carried: ['campaigns.create'] },
  { label: 'View Performance', carried: ['analytics.view'] },
  { label: 'Upload Files', carried: ['files.create'] },
  { label: 'Download Files', carried: ['files.download'] },
  { label: 'Delete Files', carried: ['files.delete'] },
  { label: 'Manage Team', carried: ['manageBrand'] },
  { label: 'Invite Members', carried: ['manageBrand'] },
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

  it.each(carriers)('is what people can do: $label', ({ label, carried }) => {
    const line = capabilities.find((each) => each.label === label);
    for (const right of carried) {
      expect([right, can(admin, right, here)]).toEqual([right, line?.admin]);
      expect([right, can(manager, right, here)]).toEqual([right, line?.manager]);
      expect([right, can(viewer, right, here)]).toEqual([right, line?.member]);
    }
  });
});
