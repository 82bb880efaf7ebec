import { canSeeContent } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import type {
  WordPressConnection,
  WordPressLogEntry,
} from '@brandroom/domain/integration/wordpress.schema';

import type { Access, Caller } from '../../pipeline/access';
import { conflict } from '../../pipeline/failure';
import type { Preparing } from '../../pipeline/operation';
import { findCaller } from '../../pipeline/session';
import type { StoredContent, StoredWordPress } from '../../store/collections';
import type { ReadTransaction, WriteTransaction } from '../../store/store';
import type { SignedSite } from './wordpress-site';

/** The log keeps so many entries. */
const logSize = 50;

/** The connection of a brand; a disconnected one where there was never any. */
export async function findWordPress(
  transaction: ReadTransaction,
  brandId: BrandId,
): Promise<StoredWordPress> {
  const stored = await transaction.get('wordPress', brandId);
  const none = { url: '', username: '', lastSync: null, posts: 0, pages: 0 };
  return stored ?? { id: brandId, brandId, status: 'disconnected', ...none };
}

/** The site with its token; null while it is not connected. */
export function siteOf({ url, token, status }: StoredWordPress): SignedSite | null {
  return status === 'connected' && token !== undefined ? { url, token } : null;
}

/** Throws if the site is no longer connected. */
export function requireSite(row: StoredWordPress): SignedSite {
  const site = siteOf(row);
  if (!site) throw conflict('WordPress isn’t connected.', { reason: 'notConnected' });
  return site;
}

/** The approved blog posts that the person sees, oldest first. */
export async function waitingPosts(
  transaction: ReadTransaction,
  brandId: BrandId,
  { user }: Caller,
): Promise<StoredContent[]> {
  const equals = [brandId, 'approved', 'blog'];
  const approved = await transaction.list('content', 'byBrandStatusChannel', { equals });
  return approved.filter((item) => canSeeContent(user, item));
}

/** The connection as the contract shows it: without the token. */
export async function toWordPress(
  transaction: ReadTransaction,
  { id: _, token: __, log: ___, ...connection }: StoredWordPress,
  caller: Caller,
): Promise<WordPressConnection> {
  const waiting = await waitingPosts(transaction, connection.brandId, caller);
  return { ...connection, waiting: waiting.length };
}

/** Stores the connection with one more line of its log. */
export async function storeWordPress(
  transaction: WriteTransaction,
  row: StoredWordPress,
  entry: Omit<WordPressLogEntry, 'id'>,
): Promise<void> {
  const { log = [] } = row;
  // Entries are never removed but from the front, so the last number is the highest.
  const id = String(Number(log.at(-1)?.id ?? 0) + 1);
  await transaction.put('wordPress', { ...row, log: [...log, { ...entry, id }].slice(-logSize) });
}

/**
 * Returns the result of `read` for a person who has access, before the transaction of a command
 * opens; null for others, whom the command itself then refuses.
 */
export async function beforehand<Input, Subject, Found>(
  access: Access<Input, Subject>,
  { input, world }: { input: Input; world: Preparing },
  read: (transaction: ReadTransaction, subject: Subject) => Promise<Found>,
): Promise<Found | null> {
  const { env, store, sessionId } = world;
  return store.read(async (transaction) => {
    const caller = await findCaller(transaction, sessionId, env.now());
    const subject = await access({ transaction, input, caller }).catch(() => null);
    return subject === null ? null : read(transaction, subject);
  });
}
