import { contract } from '@brandroom/domain/contract/contract';
import { viewedAs, viewRefusal, viewRefusalMessages } from '@brandroom/domain/rights/view-as';

import { inBrand, signedIn } from '../../pipeline/access';
import { conflict, notFound } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { newToken, publicUser } from '../auth/session';
import { membersOf } from './team-members';

/** Opens a read-only session as a member of the team (docs/decisions/0021-view-as.md). */
export const viewAs = command(contract.team.viewAs, {
  access: inBrand('manageBrand'),
  // A token is sent once and stored only as a hash.
  storedAnswer: () => null,
  delay: 500,
  invalidates: [],
  prepare: async (_, { env }) => newToken(env),
  run: async (transaction, { input, subject: { caller, brandId }, prepared, at }) => {
    const members = await membersOf(transaction, brandId);
    const member = members.find(({ user }) => user.id === input.userId)?.user;
    if (!member) throw notFound();
    const reason = viewRefusal(caller.user, member, brandId);
    if (reason) throw conflict(viewRefusalMessages[reason], { reason });
    const { id: openedFrom, expiresAt } = caller.session;
    await transaction.put('sessions', {
      id: prepared.hash,
      userId: caller.user.id,
      remembered: false,
      createdAt: at,
      lastUsedAt: at,
      expiresAt,
      viewing: { userId: member.id, brandId, openedFrom },
    });
    const user = publicUser(viewedAs(caller.user, member));
    return { token: prepared.token, user, expiresAt, remembered: false };
  },
});

/** Ends the view; in a session of one's own there is nothing to end. */
export const stopViewing = command(contract.team.stopViewing, {
  access: signedIn,
  endsViewing: true,
  delay: 0,
  invalidates: [],
  run: async (transaction, { subject: { caller } }) => {
    if (caller.session.viewing) await transaction.delete('sessions', caller.session.id);
    return null;
  },
});
