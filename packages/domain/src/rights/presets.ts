import type { BrandRole } from '../account/user.schema';
import type { FlagRight, RightFlag } from './flags';
import { flagRights } from './flags';
import type { Permissions } from './permissions';

const presetFlags: Record<BrandRole, readonly RightFlag[]> = {
  admin: ['view', 'create', 'edit', 'delete', 'approve', 'publish', 'download'],
  editor: ['view', 'create', 'edit', 'download'],
  viewer: ['view', 'download'],
};

/** Builds a permission matrix from a predicate for each flag. */
export function permissionsWhere(allowed: (right: FlagRight) => boolean): Permissions {
  const matrix: Record<string, Record<string, Record<string, boolean>>> = {};
  for (const { right, group, area, flag } of flagRights) {
    const areas = (matrix[group] ??= {});
    const flags = (areas[area] ??= {});
    flags[flag] = allowed(right);
  }
  return matrix as unknown as Permissions;
}

function preset(role: BrandRole): Permissions {
  const allowed = new Set<FlagRight>(
    flagRights
      .filter(({ group, flag }) =>
        group === 'settings' && role !== 'admin'
          ? flag === 'view'
          : presetFlags[role].includes(flag),
      )
      .map(({ right }) => right),
  );
  return permissionsWhere((right) => allowed.has(right));
}

/** The flags a brand role starts with (docs/product/permissions.md#presets). */
export const presets: Record<BrandRole, Permissions> = {
  admin: preset('admin'),
  editor: preset('editor'),
  viewer: preset('viewer'),
};
