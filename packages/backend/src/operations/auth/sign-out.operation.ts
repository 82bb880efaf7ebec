import { contract } from '@brandroom/domain/contract/contract';

import { anyone } from '../../pipeline/access';
import { command } from '../../pipeline/operation';
import { endSession } from './session';

/** Ends the session for good, and with a view the one it was opened from; without one there is nothing to end. */
export const signOut = command(contract.auth.signOut, {
  access: anyone,
  delay: 0,
  invalidates: ['account'],
  endsViewing: true,
  run: async (transaction, { subject: { caller }, at }) => {
    if (!caller) return null;
    const { viewing } = caller.session;
    // Signing out while viewing as another person also ends the viewer's own session.
    const source = viewing && (await transaction.get('sessions', viewing.openedFrom));
    for (const session of source ? [source, caller.session] : [caller.session]) {
      await endSession(transaction, { ...session, lastUsedAt: at });
    }
    return null;
  },
});
