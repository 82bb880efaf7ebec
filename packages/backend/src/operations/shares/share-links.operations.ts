import { contract } from '@brandroom/domain/contract/contract';
import type { FlagRight } from '@brandroom/domain/rights/flags';

import { hashPassword } from '../../digest';
import { stillHolding } from '../../pipeline/access';
import { invalid } from '../../pipeline/failure';
import { command, query } from '../../pipeline/operation';
import type { StoredShareLink } from '../../store/collections';
import { newToken } from '../auth/session';
import { onAsset, onLink, toLink } from './stored-link';

const delay = 500;

/** A link gives its reader the bytes, so sharing needs the download right. */
const sharing: readonly FlagRight[] = ['files.edit', 'files.download'];

/** Newest first, without the revoked ones. */
export const listShareLinks = query(contract.shares.list, {
  access: onAsset(...sharing),
  delay: 0,
  run: async (transaction, { input }) => {
    const range = { equals: [input.assetId] };
    const newestFirst = { direction: 'descending' } as const;
    const links = await transaction.list('shares', 'byAsset', range, newestFirst);
    return links.filter(({ revokedAt }) => revokedAt === undefined).map(toLink);
  },
});

/** Only this answer has the token; its SHA-256 is stored. */
export const createShareLink = command(contract.shares.create, {
  access: onAsset(...sharing),
  delay,
  invalidates: ['shares'],
  prepare: async ({ passphrase }, { env }) => ({
    token: await newToken(env),
    ...(passphrase === undefined
      ? {}
      : { passphraseHash: await hashPassword(passphrase, env.random(16)) }),
  }),
  run: async (transaction, { input, prepared, at, env }) => {
    const { assetId, isPublic, passphrase, expiresAt } = input;
    const { token, ...secret } = prepared;
    if (expiresAt !== null && expiresAt <= at) {
      throw invalid('expiresAt', 'Choose a time in the future.');
    }
    if (isPublic && passphrase !== undefined) {
      throw invalid('passphrase', 'A public link has no passphrase.');
    }
    const link: StoredShareLink = {
      id: env.id('ShareLink'),
      assetId,
      url: null,
      isPublic,
      expiresAt,
      createdAt: at,
      tokenHash: token.hash,
      ...secret,
    };
    await transaction.put('shares', link);
    return { ...toLink(link), url: `/share/${token.token}` };
  },
  storedAnswer: (link) => ({ answer: { ...link, url: null } }),
});

export const deleteShareLink = command(contract.shares.delete, {
  access: onLink,
  accessOnRetry: stillHolding('files.edit'),
  delay,
  invalidates: ['shares'],
  run: async (transaction, { subject, at }) => {
    // Kept, so that people who follow it learn that it was revoked.
    const { link } = subject;
    await transaction.put('shares', { ...link, revokedAt: link.revokedAt ?? at });
    return null;
  },
});
