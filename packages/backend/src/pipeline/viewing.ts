import { viewedAs, viewRefusal } from '@brandroom/domain/rights/view-as';
import type { Instant } from '@brandroom/domain/time.schema';

import type { StoredSession, StoredUser } from '../store/collections';
import type { ReadTransaction } from '../store/store';
import type { Caller } from './access';
import { isOpen } from './open-session';

/**
 * Returns the caller of a session in which a viewer views as another person, with that person's
 * rights; null when the view has ended: the session it was opened from has, one of the two people is
 * gone from the brand, or the viewer may no longer view as the other (docs/product/permissions.md#view-as).
 */
export async function viewingCaller(
  transaction: ReadTransaction,
  viewer: StoredUser,
  session: StoredSession,
  at: Instant,
): Promise<Caller | null> {
  const { viewing } = session;
  if (!viewing) return null;
  const source = await transaction.get('sessions', viewing.openedFrom);
  if (!source || !isOpen(source, at)) return null;
  const member = await transaction.get('users', viewing.userId);
  if (!member || viewRefusal(viewer, member, viewing.brandId) !== null) return null;
  return { user: viewedAs(viewer, member), session, viewer };
}
