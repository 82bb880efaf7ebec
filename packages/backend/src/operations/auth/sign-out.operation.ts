import { contract } from '@brandroom/domain/contract/contract';

import { anyone } from '../../pipeline/access';
import { command } from '../../pipeline/operation';
import { endSession } from './session';

/** Ends the session for good; without one there is nothing to end. */
export const signOut = command(contract.auth.signOut, {
  access: anyone,
  delay: 0,
  invalidates: ['account'],
  run: async (transaction, { subject, at }) => {
    if (subject.caller)
      await endSession(transaction, { ...subject.caller.session, lastUsedAt: at });
    return null;
  },
});
