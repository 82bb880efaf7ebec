import type { TeamMember } from './member.schema';

/** Why a member's access cannot be changed or taken away. */
export type MemberRefusal = 'self' | 'lastAdmin' | 'admin';

export const memberRefusalMessages: Record<MemberRefusal, string> = {
  self: "You can't change your own access.",
  lastAdmin: 'A brand needs at least one admin.',
  admin: "Admins can't be edited or removed.",
};

type Listed = Pick<TeamMember, 'id' | 'role'>;

/**
 * Returns why no one can change a member's access; null if it can change
 * (docs/product/permissions.md#team).
 */
export function memberRefusal(
  actor: Pick<TeamMember, 'id'>,
  member: Listed,
  members: readonly Listed[],
): MemberRefusal | null {
  if (member.role === 'admin') {
    const admins = members.filter(({ role }) => role === 'admin');
    if (admins.length < 2) return 'lastAdmin';
  }
  if (member.id === actor.id) return 'self';
  return member.role === 'admin' ? 'admin' : null;
}
