import { contract } from '@brandroom/domain/contract/contract';

import { signedIn } from '../../pipeline/access';
import { query } from '../../pipeline/operation';
import { publicUser } from './session';

/** Who is signed in. The spec gives it no delay: the session is known when the app starts. */
export const me = query(contract.auth.me, {
  access: signedIn,
  delay: 0,
  run: (_, { subject }) => publicUser(subject.asker.user),
});
