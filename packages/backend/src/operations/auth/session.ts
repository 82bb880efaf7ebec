import type { Session } from '@brandroom/domain/contract/auth.contract';
import type { User } from '@brandroom/domain/account/user.schema';
import type { Instant } from '@brandroom/domain/time.schema';

import { base64url, sha256 } from '../../digest';
import type { Env } from '../../env';
import type { StoredSession, StoredUser } from '../../store/collections';
import type { WriteTransaction } from '../../store/store';

const day = 24 * 60 * 60 * 1000;
/** How long a session lives at most, whether it is remembered or ends with its tab. */
const lifetime = { remembered: 30 * day, tab: day } as const;

export interface Token {
  token: string;
  hash: string;
}

/** A new session token of 256 random bits, with the hash under which it is stored. */
export async function newToken(env: Env): Promise<Token> {
  const token = base64url(env.random(32));
  return { token, hash: await sha256(token) };
}

/** The public fields of a person, without those that only the backend knows. */
export function publicUser({
  passwordHash: _,
  lastActive: __,
  formerAccess: ___,
  ...user
}: StoredUser): User {
  return user;
}

/** Opens a session and returns it as its owner's browser keeps it. */
export async function openSession(
  transaction: WriteTransaction,
  user: StoredUser,
  { token, hash }: Token,
  remembered: boolean,
  at: Instant,
): Promise<Session> {
  const lives = remembered ? lifetime.remembered : lifetime.tab;
  const expiresAt = new Date(Date.parse(at) + lives).toISOString();
  await transaction.put('sessions', {
    id: hash,
    userId: user.id,
    remembered,
    createdAt: at,
    lastUsedAt: at,
    expiresAt,
  });
  return { token, user: publicUser(user), expiresAt, remembered };
}

/** Ends a session for good, with the views opened from it; when it was last used stays known. */
export async function endSession(
  transaction: WriteTransaction,
  { id, userId, lastUsedAt }: StoredSession,
): Promise<void> {
  await transaction.delete('sessions', id);
  for (const other of await transaction.list('sessions', 'byUser', { equals: [userId] })) {
    if (other.viewing?.openedFrom === id) await transaction.delete('sessions', other.id);
  }
  const user = await transaction.get('users', userId);
  if (!user || (user.lastActive ?? '') >= lastUsedAt) return;
  await transaction.put('users', { ...user, lastActive: lastUsedAt });
}
