import type { GlobalRole, User } from '../account/user.schema';
import type { BrandId } from '../id.schema';
import { can } from './can';
import type { Right } from './flags';
import { budgetRight } from './flags';
import { permissionsWhere, presets } from './presets';

/** One line of the matrix in settings. */
export type RoleMatrixRow = { readonly label: string } & Readonly<Record<GlobalRole, boolean>>;

/** The rights that a role needs for each line; all of them. */
const capabilities: readonly { label: string; needs: readonly Right[] }[] = [
  {
    label: 'Manage Brand Assets',
    needs: ['editAssets', 'logos.create', 'colors.edit', 'messaging.delete'],
  },
  {
    label: 'View Brand Assets',
    needs: ['logos.view', 'colors.view', 'typography.view', 'voice.view', 'messaging.view'],
  },
  { label: 'Create Content', needs: ['social.create', 'email.create', 'blog.create'] },
  {
    label: 'Approve Content',
    needs: ['social.approve', 'email.approve', 'blog.approve', 'social.publish'],
  },
  { label: 'Generate AI Content', needs: ['social.create', 'email.create', 'blog.create'] },
  { label: 'Create Campaigns', needs: ['campaigns.create'] },
  { label: 'Manage Budgets', needs: [budgetRight] },
  { label: 'View Performance', needs: ['analytics.view'] },
  { label: 'Upload Files', needs: ['files.create'] },
  { label: 'Download Files', needs: ['files.download'] },
  { label: 'Delete Files', needs: ['files.delete'] },
  { label: 'Manage Team', needs: ['manageBrand'] },
  { label: 'Invite Members', needs: ['manageBrand'] },
];

const brandId = 'brand_0_matrix' as BrandId;
const noFlags = permissionsWhere(() => false);

/**
 * A person of each role with nothing beyond it: a manager whose own flags are withdrawn, and a
 * member as they join.
 */
const people: Readonly<Record<GlobalRole, Pick<User, 'role' | 'brandAccess'>>> = {
  admin: { role: 'admin', brandAccess: [] },
  manager: {
    role: 'manager',
    brandAccess: [{ brandId, role: 'editor', permissions: noFlags }],
  },
  member: {
    role: 'member',
    brandAccess: [{ brandId, role: 'viewer', permissions: presets.viewer }],
  },
};

function may(role: GlobalRole, needs: readonly Right[]): boolean {
  return needs.every((right) => can(people[role], right, brandId));
}

/** The matrix in settings, read from the enforced rights (docs/product/permissions.md#capabilities-in-settings). */
export function roleMatrix(): readonly RoleMatrixRow[] {
  return capabilities.map(({ label, needs }) => ({
    label,
    admin: may('admin', needs),
    manager: may('manager', needs),
    member: may('member', needs),
  }));
}
