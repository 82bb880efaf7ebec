import { contract } from '@brandroom/domain/contract/contract';

import { signedIn } from '../../pipeline/access';
import { query } from '../../pipeline/operation';
import { publicUser } from './session';

/** Returns the signed-in person, without delay: every page waits for it at start. */
export const me = query(contract.auth.me, {
  access: signedIn,
  delay: 0,
  run: (_, { subject }) => publicUser(subject.caller.user),
});
