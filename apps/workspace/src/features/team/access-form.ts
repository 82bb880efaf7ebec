import type { FlagRight } from '@brandroom/domain/rights/flags';
import { flagRights } from '@brandroom/domain/rights/flags';
import { flagIn } from '@brandroom/domain/rights/can';
import type { Permissions } from '@brandroom/domain/rights/permissions';
import type { AccessLevel } from '@brandroom/domain/team/member.schema';
import { accessLevels } from '@brandroom/domain/team/member.schema';
import * as v from 'valibot';

/** The values of an access form: the level, and the custom permissions. */
export interface AccessValues {
  accessLevel: AccessLevel;
  rights: readonly FlagRight[];
}

export const accessEntries = {
  accessLevel: v.picklist(accessLevels),
  rights: v.array(v.picklist(flagRights.map(({ right }) => right))),
};

/** Returns the permissions that a matrix allows. */
export function rightsIn(permissions: Permissions): FlagRight[] {
  return flagRights.map(({ right }) => right).filter((right) => flagIn(permissions, right));
}
