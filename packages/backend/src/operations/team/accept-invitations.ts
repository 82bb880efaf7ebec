import { accessTo } from '@brandroom/domain/rights/access-to';

import type { StoredUser } from '../../store/collections';
import type { WriteTransaction } from '../../store/store';
import type { Env } from '../../env';
import { notifyOfJoining } from '../dashboard/notify';
import { putAccess } from './team-members';

/**
 * Gives a person the access that their address is invited to, in place of any lesser access, and
 * notifies the managers. Returns the changed person.
 */
export async function acceptInvitations(
  transaction: WriteTransaction,
  user: StoredUser,
  call: { at: string; env: Env },
): Promise<StoredUser> {
  const invitations = await transaction.list('invitations', 'byEmail', { equals: [user.email] });
  let joined = user;
  for (const { id, brandId, role, permissions } of invitations) {
    await transaction.delete('invitations', id);
    if (!accessTo(user, brandId) && (await transaction.get('brands', brandId))) {
      joined = await putAccess(transaction, joined, brandId, {
        access: { brandId, role, permissions },
      });
      await notifyOfJoining(transaction, brandId, { by: joined, ...call });
    }
  }
  return joined;
}
