import { contract } from '@brandroom/domain/contract/contract';

import { anyone } from '../../pipeline/access';
import { command } from '../../pipeline/operation';

/** Ends the session for good; without one there is nothing to end. */
export const signOut = command(contract.auth.signOut, {
  access: anyone,
  delay: 0,
  invalidates: ['account'],
  run: async (transaction, { subject }) => {
    if (subject.caller) await transaction.delete('sessions', subject.caller.session.id);
    return null;
  },
});
