import type { BrandAccess } from '@brandroom/domain/account/user.schema';
import type { BrandId, UserId } from '@brandroom/domain/id.schema';
import { accessTo } from '@brandroom/domain/rights/access-to';
import type { TeamMember } from '@brandroom/domain/team/member.schema';
import { memberRefusal, memberRefusalMessages } from '@brandroom/domain/team/member-refusal';
import type { Instant } from '@brandroom/domain/time.schema';
import { compareNames } from '@brandroom/domain/format/compare-names';

import type { Caller } from '../../pipeline/access';
import { conflict, notFound } from '../../pipeline/failure';
import type { StoredUser } from '../../store/collections';
import type { ReadTransaction, WriteTransaction } from '../../store/store';

async function lastActiveOf(
  transaction: ReadTransaction,
  { id, lastActive }: StoredUser,
): Promise<Instant | null> {
  const sessions = await transaction.list('sessions', 'byUser', { equals: [id] });
  const uses = sessions.map(({ lastUsedAt }) => lastUsedAt);
  return (lastActive ? [...uses, lastActive] : uses).toSorted().at(-1) ?? null;
}

/** The person as the brand's team shows them. */
export async function toMember(
  transaction: ReadTransaction,
  user: StoredUser,
  { role, permissions }: BrandAccess,
): Promise<TeamMember> {
  const { id, name, email, avatar = null } = user;
  const lastActive = await lastActiveOf(transaction, user);
  const isManager = user.role === 'manager';
  return { id, name, email, role, isManager, avatar, permissions, lastActive };
}

/** Everybody with access to a brand, by name. */
export async function membersOf(
  transaction: ReadTransaction,
  brandId: BrandId,
): Promise<{ user: StoredUser; access: BrandAccess }[]> {
  return (await transaction.all('users'))
    .flatMap((user) => {
      const access = accessTo(user, brandId);
      return access ? [{ user, access }] : [];
    })
    .toSorted((a, b) => compareNames(a.user.name, b.user.name));
}

/** A member whose access the caller can change; throws `notFound` or `conflict` otherwise. */
export async function changeableMember(
  transaction: ReadTransaction,
  { user: actor }: Caller,
  brandId: BrandId,
  userId: UserId,
): Promise<{ user: StoredUser; access: BrandAccess }> {
  const members = await membersOf(transaction, brandId);
  const member = members.find(({ user }) => user.id === userId);
  if (!member) throw notFound();
  const listed = ({ user, access }: typeof member) => ({ id: user.id, role: access.role });
  const reason = memberRefusal(actor, listed(member), members.map(listed));
  if (reason) throw conflict(memberRefusalMessages[reason], { reason });
  return member;
}

/** Gives a person access to a brand, or takes it away; the access before is kept on removal. */
export async function putAccess(
  transaction: WriteTransaction,
  user: StoredUser,
  brandId: BrandId,
  next: { access: BrandAccess } | { removedAt: Instant },
): Promise<StoredUser> {
  const isHere = (access: BrandAccess) => access.brandId === brandId;
  const before = user.brandAccess.find(isHere);
  const former = (user.formerAccess ?? []).filter(({ access }) => !isHere(access));
  const changed: StoredUser =
    'access' in next
      ? {
          ...user,
          brandAccess: before
            ? user.brandAccess.map((access) => (isHere(access) ? next.access : access))
            : [...user.brandAccess, next.access],
          formerAccess: former,
        }
      : {
          ...user,
          brandAccess: user.brandAccess.filter((access) => !isHere(access)),
          formerAccess: before
            ? [...former, { access: before, removedAt: next.removedAt }]
            : former,
        };
  await transaction.put('users', changed);
  return changed;
}
