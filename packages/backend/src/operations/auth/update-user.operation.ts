import { contract } from '@brandroom/domain/contract/contract';

import { signedIn } from '../../pipeline/access';
import { invalid } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { publicUser } from './session';

/** Merges the given fields into the caller's own account. */
export const updateUser = command(contract.auth.updateUser, {
  access: signedIn,
  delay: 500,
  invalidates: ['account', 'team'],
  run: async (transaction, { input, subject }) => {
    const { user } = subject.caller;
    if (input.email !== undefined && input.email !== user.email) {
      const taken = await transaction.count('users', 'byEmail', { equals: [input.email] });
      if (taken > 0) throw invalid('email', 'Another account has this email address.');
    }
    const updated = {
      ...user,
      name: input.name ?? user.name,
      email: input.email ?? user.email,
      ...(input.bio === undefined ? {} : { bio: input.bio }),
    };
    await transaction.put('users', updated);
    return publicUser(updated);
  },
});
