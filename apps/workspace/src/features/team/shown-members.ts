import { compareNames } from '@brandroom/domain/format/compare-names';
import { anyIncludes } from '@brandroom/domain/format/fold';
import type { TeamMember } from '@brandroom/domain/team/member.schema';

import type { MemberOrder, TeamSearch } from './team-search';

const keys: Record<MemberOrder, (member: TeamMember) => string> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  access: ({ role }) => role,
  // A person who has never signed in comes first.
  lastActive: ({ lastActive }) => lastActive ?? '',
};

/** Returns the members of an address in its order. */
export function shownMembers(
  members: readonly TeamMember[],
  { q = '', orderBy = 'name', direction = 'ascending' }: TeamSearch,
): TeamMember[] {
  const key = keys[orderBy];
  const sign = direction === 'ascending' ? 1 : -1;
  return members
    .filter(({ name, email }) => anyIncludes([name, email], q))
    .toSorted((a, b) => sign * compareNames(key(a), key(b)));
}
