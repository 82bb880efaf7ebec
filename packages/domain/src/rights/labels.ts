import type { BrandRole, GlobalRole, User } from '../account/user.schema';
import type { BrandId } from '../id.schema';
import { accessTo } from './access-to';
import { can, flagIn } from './can';
import type { CheckRight, PermissionArea, PermissionGroup, Right, RightFlag } from './flags';
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

/**
 * The right's name inside a sentence, e.g. "approve", "upload", "download logos". The flags of
 * content and files are named bare: the sentence stands beside the item that it is about.
 */
const rightNames: ReadonlyMap<Right, string> = new Map(
  flagRights.map(({ right, group, area, flag }) => {
    const verb = flagLabel(area, flag).toLowerCase();
    const isBare = group === 'content' || group === 'files';
    return [right, isBare ? verb : `${verb} ${permissionAreaLabels[area].toLowerCase()}`];
  }),
);

/** Do somebody's flags in a brand differ from the preset of their role there? */
export function hasCustomPermissions(user: UserAccess, brandId: BrandId): boolean {
  const access = user.brandAccess.find((entry) => entry.brandId === brandId);
  if (!access) return false;
  return flagRights.some(
    ({ right }) => flagIn(access.permissions, right) !== flagIn(presets[access.role], right),
  );
}

/**
 * The label of a person's role in a brand: "Admin", "Manager", "Editor",
 * "Viewer with custom permissions".
 */
export function roleInBrand(user: UserAccess, brandId: BrandId): string {
  if (user.role === 'admin') return globalRoleLabels.admin;
  const access = accessTo(user, brandId);
  if (!access) return 'without access';
  const label =
    user.role === 'manager' && access.role === 'editor'
      ? globalRoleLabels.manager
      : brandRoleLabels[access.role];
  return hasCustomPermissions(user, brandId) ? `${label} with custom permissions` : label;
}

const checkNeeds: Record<CheckRight, string> = {
  editAssets: 'Needs an editor of this brand',
  manageBrand: 'Needs a manager of this brand',
  switchBrand: 'Needs access to more than one brand',
  createBrand: 'Needs an administrator',
};

/** Why a right with a flag is refused: `name` as in "approve", `role` as in "Editor". */
export function needsRight(name: string, role: string): string {
  return `Needs the ${name} right on this brand; you are ${role}.`;
}

/**
 * Why `can` refuses, as a sentence for the person, e.g. "Needs the approve right on this brand;
 * you are Editor." Null where it allows.
 */
export function denialReason(
  user: UserAccess,
  right: Right,
  brandId: BrandId | null,
): string | null {
  if (can(user, right, brandId)) return null;
  if (right === 'switchBrand') return `${checkNeeds.switchBrand}.`;
  if (right === 'createBrand') {
    return `${checkNeeds.createBrand}; you are ${globalRoleLabels[user.role]}.`;
  }
  if (brandId === null) return 'Select a brand first.';
  if (!accessTo(user, brandId)) return 'You have no access to this brand.';

  const role = roleInBrand(user, brandId);
  if (right === 'editAssets' || right === 'manageBrand') {
    return `${checkNeeds[right]}; you are ${role}.`;
  }
  return needsRight(rightNames.get(right) ?? right, role);
}
