import type { User } from '@brandroom/domain/account/user.schema';
import { flagIn } from '@brandroom/domain/rights/can';
import { permissionsWhere } from '@brandroom/domain/rights/presets';

/** The person with custom permissions that lack some rights. */
export function withoutRights(user: User, without: RegExp): User {
  const brandAccess = user.brandAccess.map((access) => ({
    ...access,
    permissions: permissionsWhere(
      (right) => flagIn(access.permissions, right) && !without.test(right),
    ),
  }));
  return { ...user, brandAccess };
}
