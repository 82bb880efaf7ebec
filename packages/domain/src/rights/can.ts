import type { User } from '../account/user.schema';
import type { BrandId } from '../id.schema';
import type { CheckRight, FlagRight, PermissionGroup, Right } from './flags';
import { checkRights, flagRights } from './flags';
import type { Permissions } from './permissions';

type UserAccess = Pick<User, 'role' | 'brandAccess'>;

/**
 * The flags of a global manager (docs/product/permissions.md#managers).
 */
const managerGroups: Record<PermissionGroup, readonly string[]> = {
  assets: ['view', 'create', 'edit', 'delete', 'download'],
  content: ['view', 'create', 'edit', 'delete', 'approve', 'publish'],
  marketing: ['view', 'create', 'edit'],
  team: ['view', 'create', 'edit', 'delete'],
  files: ['view', 'create', 'edit', 'delete', 'download'],
  settings: ['view'],
};

const places = new Map(flagRights.map((entry) => [entry.right, entry]));

function isManagers(right: FlagRight): boolean {
  const place = places.get(right);
  return place !== undefined && managerGroups[place.group].includes(place.flag);
}

/** Returns whether this flag is on in a matrix. */
export function flagIn(permissions: Permissions, right: FlagRight): boolean {
  const place = places.get(right);
  if (!place) return false;
  const areas: Record<string, Record<string, boolean>> = permissions[place.group];
  return areas[place.area]?.[place.flag] === true;
}

function isCheck(right: Right): right is CheckRight {
  return checkRights.some((check) => check === right);
}

/**
 * Returns whether a person has a right in a brand (docs/product/permissions.md#permission-matrix). Screens and backend
 * both use it.
 *
 * `brandId` is null for rights outside of a brand; only `createBrand` and `switchBrand` do.
 */
export function can(user: UserAccess, right: Right, brandId: BrandId | null): boolean {
  if (right === 'switchBrand') return user.role === 'admin' || user.brandAccess.length > 1;
  if (user.role === 'admin') return true;
  if (right === 'createBrand' || brandId === null) return false;

  const access = user.brandAccess.find((each) => each.brandId === brandId);
  if (!access) return false;

  const managesHere = user.role === 'manager' && access.role !== 'viewer';
  if (isCheck(right)) {
    return right === 'editAssets'
      ? access.role !== 'viewer'
      : access.role === 'admin' || managesHere;
  }
  return flagIn(access.permissions, right) || (managesHere && isManagers(right));
}
