import { contract } from '@brandroom/domain/contract/contract';
import type { BrandAccess } from '@brandroom/domain/account/user.schema';
import { presets } from '@brandroom/domain/rights/presets';

import { hashPassword } from '../../digest';
import { anyone } from '../../pipeline/access';
import { conflict } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { newToken, openSession } from './session';

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
    const { newcomerBrandId } = env.services;
    const first: BrandAccess = {
      brandId: newcomerBrandId,
      role: 'viewer',
      permissions: presets.viewer,
    };
    const user = {
      id: env.id('User'),
      name,
      email,
      role: 'member' as const,
      brandAccess: (await transaction.get('brands', newcomerBrandId)) ? [first] : [],
      passwordHash: prepared.passwordHash,
    };
    await transaction.put('users', user);
    return openSession(transaction, user, prepared.token, false, at);
  },
});
