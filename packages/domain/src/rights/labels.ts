import type { BrandRole, GlobalRole, User } from '../account/user.schema';
import type { BrandId } from '../id.schema';
import { accessTo } from './access-to';
import { can, flagIn } from './can';
import type {
  CheckRight,
  FlagRight,
  PermissionArea,
  PermissionGroup,
  Right,
  RightFlag,
} from './flags';
import { flagRights } from './flags';
import { presets } from './presets';
import { brandRoleLabels, globalRoleLabels } from './role-labels';

type UserAccess = Pick<User, 'role' | 'brandAccess'>;

export const globalRoleDescriptions: Record<GlobalRole, string> = {
  admin: 'Has full access',
  manager: 'Can manage brands and team members',
  member: 'Has basic access to assigned brands',
};

export const brandRoleDescriptions: Record<BrandRole, string> = {
  admin: 'Can do everything in this brand',
  editor: 'Can edit brand assets and create content',
  viewer: 'Can view brand assets and content',
};

export const permissionGroupLabels: Record<PermissionGroup, string> = {
  assets: 'Brand assets',
  content: 'Content',
  marketing: 'Marketing',
  team: 'Team',
  files: 'Files',
  settings: 'Settings',
};

export const permissionAreaLabels: Record<PermissionArea, string> = {
  logos: 'Logos',
  colors: 'Colors',
  typography: 'Typography',
  voice: 'Tone of voice',
  messaging: 'Messaging',
  social: 'Social posts',
  email: 'Emails',
  blog: 'Blog posts',
  campaigns: 'Campaigns',
  advertising: 'Advertising',
  analytics: 'Analytics',
  team: 'Team members',
  files: 'Files',
  settings: 'Settings',
};

const flagLabels: Record<RightFlag, string> = {
  view: 'View',
  create: 'Create',
  edit: 'Edit',
  delete: 'Delete',
  approve: 'Approve',
  publish: 'Publish',
  download: 'Download',
};

/** Returns the label of a flag in the matrix; creating a file is called uploading. */
export function flagLabel(area: PermissionArea, flag: RightFlag): string {
  return area === 'files' && flag === 'create' ? 'Upload' : flagLabels[flag];
}

const checkLabels: Record<CheckRight, string> = {
  editAssets: 'Edit brand assets',
  manageBrand: 'Manage the brand',
  switchBrand: 'Switch brand',
  createBrand: 'Create brands',
};

/** The label of a right, e.g. "Approve social posts", "Upload files". */
export const rightLabels: Readonly<Record<Right, string>> = {
  ...(Object.fromEntries(
    flagRights.map(({ right, area, flag }) => [
      right,
      `${flagLabel(area, flag)} ${permissionAreaLabels[area].toLowerCase()}`,
    ]),
  ) as Record<Exclude<Right, CheckRight>, string>),
  ...checkLabels,
};

/** Returns the action that a content flag allows, such as "approve content". */
export function contentActionName(flag: RightFlag): string {
  return `${flag} content`;
}

/** The action that each right allows: "approve content", "upload files", "add fonts". */
const actionNames: ReadonlyMap<Right, string> = new Map([
  ...flagRights.map(({ right, group, area, flag }): [Right, string] => [
    right,
    group === 'content'
      ? contentActionName(flag)
      : `${flagLabel(area, flag)} ${permissionAreaLabels[area]}`.toLowerCase(),
  ]),
  ['logos.create', 'add logos'],
  ['colors.create', 'add colors'],
  ['typography.create', 'add fonts'],
  ['voice.create', 'add tones'],
  ['messaging.create', 'add messages'],
]);

/** Returns whether a person's flags in a brand differ from the preset of their role there. */
export function hasCustomPermissions(user: UserAccess, brandId: BrandId): boolean {
  const access = user.brandAccess.find((entry) => entry.brandId === brandId);
  if (!access) return false;
  return flagRights.some(
    ({ right }) => flagIn(access.permissions, right) !== flagIn(presets[access.role], right),
  );
}

const withoutAccess = 'without access';
const customSuffix = ' with custom permissions';

/** Returns whether a role's label is that of a person with custom permissions. */
export function isCustomRole(role: string): boolean {
  return role.endsWith(customSuffix);
}

/**
 * The label of a person's role in a brand: "Admin", "Manager", "Editor",
 * "Viewer with custom permissions".
 */
export function roleInBrand(user: UserAccess, brandId: BrandId): string {
  if (user.role === 'admin') return globalRoleLabels.admin;
  const access = accessTo(user, brandId);
  if (!access) return withoutAccess;
  const label =
    user.role === 'manager' && access.role === 'editor'
      ? globalRoleLabels.manager
      : brandRoleLabels[access.role];
  return hasCustomPermissions(user, brandId) ? `${label}${customSuffix}` : label;
}

const noAccess = 'You don’t have access to this brand.';

/**
 * Why a role doesn't allow an action on a brand, e.g. "Editors can’t approve content on this
 * brand." The role is a label from `roleInBrand`.
 */
export function roleRefusal(action: string, role: string): string {
  if (role === withoutAccess) return noAccess;
  return isCustomRole(role)
    ? `Your permissions on this brand don’t let you ${action}.`
    : `${role}s can’t ${action} ${/^(?:add|upload) /u.test(action) ? 'to' : 'on'} this brand.`;
}

/**
 * Why `can` refuses, as a sentence for the person, e.g. "Editors can’t approve content on this
 * brand." Null where it allows.
 *
 * @param managed the thing that `manageBrand` is needed for
 */
export function denialReason(
  user: UserAccess,
  right: Right,
  brandId: BrandId | null,
  managed = 'this brand',
): string | null {
  if (can(user, right, brandId)) return null;
  if (right === 'switchBrand') return 'You need access to more than one brand to switch.';
  if (right === 'createBrand') return 'Only admins can create brands.';
  if (brandId === null) return 'Select a brand first.';
  const access = accessTo(user, brandId);
  if (!access) return noAccess;
  // These two follow the role alone, so custom permissions are no reason.
  if (right === 'editAssets') return `${brandRoleLabels[access.role]}s can’t edit brand assets.`;
  if (right === 'manageBrand') return `${brandRoleLabels[access.role]}s can’t manage ${managed}.`;

  return roleRefusal(actionNames.get(right) ?? right, roleInBrand(user, brandId));
}

/**
 * Says whom to ask for a missing permission, e.g. "You’re a viewer on this brand. Ask a brand
 * manager for editor access." It follows a sentence that says what the person can't do.
 */
export function accessAdvice(user: UserAccess, right: FlagRight, brandId: BrandId): string {
  const role = roleInBrand(user, brandId);
  if (role === withoutAccess) return `${noAccess} Ask a brand manager to invite you.`;
  if (isCustomRole(role)) return 'Ask a brand manager to change your permissions.';
  const article = /^[AE]/u.test(role) ? 'an' : 'a';
  const request = flagIn(presets.editor, right) ? 'for editor access' : 'to change your role';
  return `You’re ${article} ${role.toLowerCase()} on this brand. Ask a brand manager ${request}.`;
}
