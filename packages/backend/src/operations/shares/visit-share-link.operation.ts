import { contract } from '@brandroom/domain/contract/contract';
import type { ShareVisit } from '@brandroom/domain/contract/files.contract';
import { can } from '@brandroom/domain/rights/can';

import { passwordFits, sha256 } from '../../digest';
import { anyone } from '../../pipeline/access';
import { command } from '../../pipeline/operation';
import { newToken } from '../auth/session';
import { findFollowed, unknown } from './followed-link';
import { toShared } from './stored-link';
import { withTicket } from './ticket';
import { refuse } from './wrong-passphrase';

/** Follows a link, and counts it where it opens (docs/product/files.md#share-links). */
export const visitShareLink = command(contract.shares.visit, {
  access: anyone,
  delay: 500,
  invalidates: ['shares'],
  // A ticket is sent once and stored only as a hash.
  storedAnswer: (visit) => ({
    answer: visit.state === 'open' ? { ...visit, ticket: null } : visit,
  }),
  prepare: async ({ token, passphrase }, { env, store }) => {
    const tokenHash = await sha256(token);
    const [link] = await store.read((transaction) =>
      transaction.list('shares', 'byToken', { equals: [tokenHash] }),
    );
    const checked = link?.passphraseHash;
    const isTried = checked !== undefined && passphrase !== undefined;
    return {
      tokenHash,
      checked,
      ticket: await newToken(env),
      fits: isTried && (await passwordFits(passphrase, checked)),
    };
  },
  accessOnRetry: async ({ transaction, caller, brandId, prepared: { tokenHash } }) => {
    if (brandId !== null && !(caller && can(caller.user, 'files.view', brandId))) throw unknown();
    const range = { equals: [tokenHash] };
    const [link] = await transaction.list('shares', 'byToken', range, { limit: 1 });
    const file = link && (await transaction.get('files', link.assetId));
    return file ? { brandId: file.brandId } : {};
  },
  brandOf: async (visit, { transaction, subject, prepared }) => {
    if (visit.state !== 'open' || !visit.isForTeam) return null;
    return (await findFollowed(transaction, prepared.tokenHash, subject.caller)).file.brandId;
  },
  run: async (transaction, { input, subject, prepared, at }): Promise<ShareVisit> => {
    const { tokenHash, ticket, fits, checked } = prepared;
    const { link, file } = await findFollowed(transaction, tokenHash, subject.caller);
    if (link.revokedAt !== undefined) return { state: 'revoked', at: link.revokedAt };
    if (link.expiresAt !== null && link.expiresAt <= at) {
      return { state: 'expired', at: link.expiresAt };
    }
    const isProtected = link.passphraseHash !== undefined;
    if (isProtected) {
      const retryAt = link.retryAt !== undefined && link.retryAt > at ? link.retryAt : null;
      if (retryAt !== null || input.passphrase === undefined) {
        return { state: 'passphrase', isWrong: false, retryAt };
      }
      if (!fits || checked !== link.passphraseHash) {
        const refused = refuse(link, at);
        await transaction.put('shares', refused.link);
        return refused.visit;
      }
    }
    const { wrongTries: _, retryAt: __, ...rest } = link;
    await transaction.put('shares', {
      ...rest,
      openCount: (link.openCount ?? 0) + 1,
      lastOpenedAt: at,
      ...(isProtected ? { tickets: withTicket(link, ticket.hash, at) } : {}),
    });
    return {
      state: 'open',
      file: toShared(file),
      isForTeam: !link.isPublic && !isProtected,
      expiresAt: link.expiresAt,
      ticket: isProtected ? ticket.token : null,
    };
  },
});
