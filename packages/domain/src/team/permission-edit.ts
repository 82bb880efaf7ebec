import { flagIn } from '../rights/can';
import type { FlagRight, PermissionGroup } from '../rights/flags';
import { flagRights } from '../rights/flags';
import type { Permissions } from '../rights/permissions';
import { permissionsWhere } from '../rights/presets';

/**
 * The groups that custom permissions can change (docs/product/permissions.md#permission-matrix). Team and
 * settings follow the role.
 */
export const editableGroups = [
  'assets',
  'content',
  'marketing',
  'files',
] as const satisfies readonly PermissionGroup[];

const editable = new Set<FlagRight>(
  flagRights
    .filter(({ group }) => editableGroups.some((name) => name === group))
    .map(({ right }) => right),
);

/** A matrix with one flag set, all others as they are. */
export function withFlag(permissions: Permissions, right: FlagRight, isOn: boolean): Permissions {
  return permissionsWhere((each) => (each === right ? isOn : flagIn(permissions, each)));
}

/** Returns the edited permission matrix: editable groups from the edit, the others unchanged. */
export function editPermissions(before: Permissions, edited: Permissions): Permissions {
  return permissionsWhere((right) => flagIn(editable.has(right) ? edited : before, right));
}
