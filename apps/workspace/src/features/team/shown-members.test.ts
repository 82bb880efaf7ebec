import type { UserId } from '@brandroom/domain/id.schema';
import { presets } from '@brandroom/domain/rights/presets';
import type { TeamMember } from '@brandroom/domain/team/member.schema';
import { expect, it } from 'vitest';

import { shownMembers } from './shown-members';

const member = (name: string): TeamMember => ({
  id: `user_1_${name}` as UserId,
  name,
  email: `${name.charCodeAt(0)}@example.com`,
  role: 'viewer',
  isManager: false,
  avatar: null,
  permissions: presets.viewer,
  lastActive: null,
});
const names = (given: readonly string[], search: Parameters<typeof shownMembers>[1]) =>
  shownMembers(given.map(member), search).map(({ name }) => name);

it('finds a name however its accent is stored', () => {
  expect(names(['Zo\u00EB', 'Ada'], { q: 'zoe\u0308' })).toEqual(['Zo\u00EB']);
});

it('sorts by name, in the direction of the address', () => {
  const sorted = ['Ada', 'Émile', 'Zoe'];
  expect(names(sorted.toReversed(), {})).toEqual(sorted);
  expect(names(sorted, { direction: 'descending' })).toEqual(sorted.toReversed());
});
