import type { Instant } from '@brandroom/domain/time.schema';
import { viewingRefusal } from '@brandroom/domain/rights/view-as';

import { sha256 } from '../digest';
import type { StoredSession } from '../store/collections';
import type { ReadTransaction, WriteTransaction } from '../store/store';
import type { Caller } from './access';
import type { CallContext } from './backend';
import { forbidden } from './failure';
import { isOpen } from './open-session';
import { viewingCaller } from './viewing';

const renewalInterval = 5 * 60 * 1000;

/** Returns whether a call renews its session, which is not a write each time. */
export function isRenewalDue({ lastUsedAt }: StoredSession, at: Instant): boolean {
  return Date.parse(at) - Date.parse(lastUsedAt) > renewalInterval;
}

/** Stores when a session was last used, where that is due. */
export async function renewSession(
  transaction: WriteTransaction,
  { session }: Caller,
  at: Instant,
): Promise<void> {
  if (!isRenewalDue(session, at)) return;
  // A session that has ended must not be written again.
  const stored = await transaction.get('sessions', session.id);
  if (stored && isRenewalDue(stored, at)) {
    await transaction.put('sessions', { ...stored, lastUsedAt: at });
  }
}

let lastHash: { token: string; id: Promise<string> } | null = null;

/**
 * The id under which the caller's session is stored: only the hash of its token. The last one is
 * kept, so that a call of the same person opens its transaction at once.
 */
export function sessionIdOf({ token }: CallContext): Promise<string> | null {
  if (token === null) return null;
  if (lastHash?.token !== token) lastHash = { token, id: sha256(token) };
  return lastHash.id;
}

/** Returns the caller of a session, or null when the session is unknown, has ended or was idle too long. */
export async function findCaller(
  transaction: ReadTransaction,
  sessionId: string | null,
  at: Instant,
): Promise<Caller | null> {
  if (sessionId === null) return null;
  const session = await transaction.get('sessions', sessionId);
  if (!session || !isOpen(session, at)) return null;
  const user = await transaction.get('users', session.userId);
  if (!user) return null;
  if (session.viewing) return viewingCaller(transaction, user, session, at);
  return { user, session };
}

/** Throws `forbidden` if the caller views as another person, because a viewer changes nothing. */
export function requireOwnSession(caller: Caller | null, definition: { endsViewing?: true }): void {
  if (!caller?.viewer || definition.endsViewing) return;
  throw forbidden(null, viewingRefusal(caller.user.name));
}
