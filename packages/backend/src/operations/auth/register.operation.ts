import { contract } from '@brandroom/domain/contract/contract';
import type { BrandAccess } from '@brandroom/domain/account/user.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { accessTo } from '@brandroom/domain/rights/access-to';
import { presets } from '@brandroom/domain/rights/presets';

import { hashPassword } from '../../digest';
import { anyone } from '../../pipeline/access';
import { conflict } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import type { StoredUser } from '../../store/collections';
import type { WriteTransaction } from '../../store/store';
import { acceptInvitations } from '../team/accept-invitations';
import { putAccess } from '../team/team-members';
import { newToken, openSession } from './session';

/** Adds viewer access to the brand of every newcomer, unless they were invited to it. */
async function withFirstBrand(
  transaction: WriteTransaction,
  user: StoredUser,
  brandId: BrandId,
): Promise<StoredUser> {
  if (accessTo(user, brandId) || !(await transaction.get('brands', brandId))) return user;
  const access: BrandAccess = { brandId, role: 'viewer', permissions: presets.viewer };
  return putAccess(transaction, user, brandId, { access });
}

/** A registered account is a member with viewer access to brand 1 (docs/product/permissions.md#accounts-and-sessions). */
export const register = command(contract.auth.register, {
  access: anyone,
  // A token is sent once and stored only as a hash.
  storedAnswer: () => null,
  delay: 1000,
  invalidates: ['account', 'team'],
  prepare: async ({ password }, { env }) => ({
    token: await newToken(env),
    passwordHash: await hashPassword(password, env.random(16)),
  }),
  run: async (transaction, { input, prepared, at, env }) => {
    const { name, email } = input;
    if ((await transaction.count('users', 'byEmail', { equals: [email] })) > 0) {
      throw conflict('Email already exists', { reason: 'emailTaken' });
    }
    const newcomer: StoredUser = {
      id: env.id('User'),
      name,
      email,
      role: 'member',
      brandAccess: [],
      passwordHash: prepared.passwordHash,
    };
    await transaction.put('users', newcomer);
    const user = await withFirstBrand(
      transaction,
      await acceptInvitations(transaction, newcomer, { at, env }),
      env.services.newcomerBrandId,
    );
    return openSession(transaction, user, prepared.token, false, at);
  },
});
