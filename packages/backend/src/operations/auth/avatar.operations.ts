import { contract } from '@brandroom/domain/contract/contract';
import { accessTo } from '@brandroom/domain/rights/access-to';

import { signedIn } from '../../pipeline/access';
import { invalid, notFound } from '../../pipeline/failure';
import { command, query } from '../../pipeline/operation';
import type { StoredUser } from '../../store/collections';
import type { WriteTransaction } from '../../store/store';
import { findBlob, releaseBlob, storeBlob } from '../blobs';
import { publicUser } from './session';

const definition = {
  access: signedIn,
  delay: 500,
  // Teams show it too.
  invalidates: ['account', 'team'],
} as const;

async function without(transaction: WriteTransaction, user: StoredUser): Promise<StoredUser> {
  const { avatar, ...bare } = user;
  if (avatar !== undefined) await releaseBlob(transaction, avatar);
  return bare;
}

export const setAvatar = command(contract.auth.setAvatar, {
  ...definition,
  prepare: async ({ file }, { env }) => {
    const { inspectAvatar } = await import('./inspect-avatar');
    return inspectAvatar(file, env.services.isDrawable);
  },
  run: async (transaction, { prepared, subject: { caller } }) => {
    if (typeof prepared === 'string') throw invalid('file', prepared);
    const bare = await without(transaction, caller.user);
    await storeBlob(transaction, prepared);
    const updated = { ...bare, avatar: prepared.sha256 };
    await transaction.put('users', updated);
    return publicUser(updated);
  },
});

export const removeAvatar = command(contract.auth.removeAvatar, {
  ...definition,
  run: async (transaction, { subject: { caller } }) => {
    const updated = await without(transaction, caller.user);
    await transaction.put('users', updated);
    return publicUser(updated);
  },
});

/** The picture of the caller, or of a person they meet in a brand. */
export const readAvatar = query(contract.auth.avatar, {
  access: signedIn,
  delay: 0,
  run: async (transaction, { input, subject: { caller } }) => {
    const { user } = caller;
    const isMet = (other: StoredUser) =>
      other.id === user.id ||
      other.role === 'admin' ||
      user.role === 'admin' ||
      other.brandAccess.some(({ brandId }) => accessTo(user, brandId));
    const shown = (await transaction.all('users')).some(
      (other) => other.avatar === input.id && isMet(other),
    );
    const blob = shown ? await findBlob(transaction, input.id) : null;
    if (!blob) throw notFound();
    return blob;
  },
});
