import { contract } from '@brandroom/domain/contract/contract';

import { signedIn } from '../../pipeline/access';
import type { Caller } from '../../pipeline/access';
import { notFound } from '../../pipeline/failure';
import { command, query } from '../../pipeline/operation';
import { isOpen } from '../../pipeline/open-session';
import type { StoredSession } from '../../store/collections';
import type { ReadTransaction } from '../../store/store';
import { endSession } from '../auth/session';

/** A part of the token's hash is enough to name a session. */
const publicId = ({ id }: StoredSession) => id.slice(0, 16);

function sessionsOf(transaction: ReadTransaction, { user }: Caller): Promise<StoredSession[]> {
  return transaction.list('sessions', 'byUser', { equals: [user.id] });
}

export const listSessions = query(contract.security.sessions, {
  isPrivate: true,
  access: signedIn,
  delay: 500,
  run: async (transaction, { subject: { caller }, at }) =>
    (await sessionsOf(transaction, caller))
      // A view belongs to the session that it was opened from.
      .filter((session) => isOpen(session, at) && !session.viewing)
      .map((session) => {
        const { remembered, createdAt, lastUsedAt, expiresAt } = session;
        const isCurrent = session.id === caller.session.id;
        const times = { createdAt, lastUsedAt: isCurrent ? at : lastUsedAt, expiresAt };
        return { id: publicId(session), isCurrent, remembered, ...times };
      })
      .toSorted((one, other) => other.lastUsedAt.localeCompare(one.lastUsedAt)),
});

const definition = { access: signedIn, delay: 500, invalidates: ['account'] } as const;

export const endOneSession = command(contract.security.endSession, {
  ...definition,
  run: async (transaction, { input, subject: { caller } }) => {
    const sessions = await sessionsOf(transaction, caller);
    const session = sessions.find((each) => publicId(each) === input.id);
    if (!session) throw notFound();
    await endSession(transaction, session);
    return null;
  },
});

export const endOtherSessions = command(contract.security.endOtherSessions, {
  ...definition,
  run: async (transaction, { subject: { caller }, at }) => {
    const others = (await sessionsOf(transaction, caller)).filter(
      ({ id }) => id !== caller.session.id,
    );
    for (const session of others) await endSession(transaction, session);
    return others.filter((session) => isOpen(session, at) && !session.viewing).length;
  },
});
