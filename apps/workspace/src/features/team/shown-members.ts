import type { TeamMember } from '@brandroom/domain/team/member.schema';

import type { MemberOrder, TeamSearch } from './team-search';

/** Returns whether any of the texts contains the search text. */
export function matches(q: string | undefined, ...texts: readonly string[]): boolean {
  const wanted = (q ?? '').trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}

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
  { q, orderBy = 'name', direction = 'ascending' }: TeamSearch,
): TeamMember[] {
  const key = keys[orderBy];
  const sign = direction === 'ascending' ? 1 : -1;
  return members
    .filter(({ name, email }) => matches(q, name, email))
    .toSorted((a, b) => sign * key(a).localeCompare(key(b), 'en'));
}
