import { contract } from '@brandroom/domain/contract/contract';

import { hashPassword, passwordFits } from '../../digest';
import { signedIn } from '../../pipeline/access';
import { conflict, invalid } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { findCaller } from '../../pipeline/session';
import type { WriteTransaction } from '../../store/store';
import type { StoredSession } from '../../store/collections';

async function endOtherSessions(transaction: WriteTransaction, kept: StoredSession): Promise<void> {
  const sessions = await transaction.list('sessions', 'byUser', { equals: [kept.userId] });
  for (const { id } of sessions) {
    if (id !== kept.id) await transaction.delete('sessions', id);
  }
}

/**
 * Changes the caller's password and signs out their other sessions. A sample account takes any
 * current password, and afterwards only the new one (docs/decisions/0008-passwords.md).
 */
export const changePassword = command(contract.security.changePassword, {
  access: signedIn,
  // A receipt with a fast hash of the input would make the passwords easy to guess.
  hasSecretInput: true,
  delay: 500,
  invalidates: ['account'],
  prepare: async ({ current, next }, { env, store, sessionId }) => {
    const at = env.now();
    const caller = await store.read((transaction) => findCaller(transaction, sessionId, at));
    if (!caller) return null;
    const hash = caller.user.passwordHash;
    return {
      checkedHash: hash,
      fits: hash === null || (await passwordFits(current, hash)),
      nextHash: await hashPassword(next, env.random(16)),
    };
  },
  run: async (transaction, { prepared, subject: { caller } }) => {
    const { user, session } = caller;
    if (!prepared || user.passwordHash !== prepared.checkedHash) {
      throw conflict('Your password was changed elsewhere. Try again.', { reason: 'changed' });
    }
    if (!prepared.fits) throw invalid('current', 'This isn’t your current password.');
    await transaction.put('users', { ...user, passwordHash: prepared.nextHash });
    await endOtherSessions(transaction, session);
    return null;
  },
});
