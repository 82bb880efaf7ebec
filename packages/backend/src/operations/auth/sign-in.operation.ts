import { contract } from '@brandroom/domain/contract/contract';

import { passwordFits } from '../../digest';
import { anyone } from '../../pipeline/access';
import { unauthenticated } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { acceptInvitations } from '../team/accept-invitations';
import { newToken, openSession } from './session';

/** Sample accounts take any password, registered ones only their own (docs/decisions/0008-passwords.md). */
export const signIn = command(contract.auth.signIn, {
  access: anyone,
  // A token is sent once and stored only as a hash.
  storedAnswer: () => null,
  delay: 1000,
  invalidates: [],
  prepare: async ({ email, password }, { env, store }) => {
    const [user] = await store.read((transaction) =>
      transaction.list('users', 'byEmail', { equals: [email] }),
    );
    const hash = user?.passwordHash ?? null;
    return {
      token: await newToken(env),
      checkedHash: hash,
      fits: hash === null || (await passwordFits(password, hash)),
    };
  },
  run: async (transaction, { input, prepared, at, env }) => {
    const [user] = await transaction.list('users', 'byEmail', { equals: [input.email] });
    if (!user || !prepared.fits || user.passwordHash !== prepared.checkedHash) {
      throw unauthenticated('Invalid credentials');
    }
    const joined = await acceptInvitations(transaction, user, { at, env });
    return openSession(transaction, joined, prepared.token, input.remember, at);
  },
});
