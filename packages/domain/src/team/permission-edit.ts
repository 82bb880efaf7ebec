import { flagIn } from '../rights/can';
import type { FlagRight, PermissionGroup } from '../rights/flags';
import { flagRights } from '../rights/flags';
import type { Permissions } from '../rights/permissions';
import { permissionsWhere, presets } from '../rights/presets';
import type { AccessLevel, InviteDraft, memberRoles } from './member.schema';

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

/** Why a manager has no custom permissions: `can` gives them a manager's rights as editor. */
export const managersKeepRights =
  'Managers keep all their rights as Editor. Choose Viewer to take them away in this brand.';

type MemberRole = (typeof memberRoles)[number];

/** Returns the form's choice for a role with these permissions. */
export function accessLevelOf(role: MemberRole, permissions: Permissions): AccessLevel {
  const isPreset = flagRights.every(
    ({ right }) => flagIn(permissions, right) === flagIn(presets[role], right),
  );
  return isPreset ? role : 'custom';
}

/** Returns the role and the permissions that an invitation gives. */
export function invitedAccess(draft: InviteDraft): { role: MemberRole; permissions: Permissions } {
  if (draft.accessLevel !== 'custom') {
    return { role: draft.accessLevel, permissions: presets[draft.accessLevel] };
  }
  return { role: 'viewer', permissions: editPermissions(presets.viewer, draft.permissions) };
}

/** Returns the permissions after an edit; the groups that follow the role change with it. */
export function editedPermissions(
  before: { role: string; permissions: Permissions },
  role: MemberRole,
  edited: Permissions,
): Permissions {
  return editPermissions(role === before.role ? before.permissions : presets[role], edited);
}
