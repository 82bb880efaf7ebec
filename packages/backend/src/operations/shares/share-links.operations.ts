import { contract } from '@brandroom/domain/contract/contract';
import type { ShareLink } from '@brandroom/domain/file/file.schema';
import type { FileId, Id } from '@brandroom/domain/id.schema';
import type { FlagRight } from '@brandroom/domain/rights/flags';

import type { Access, BrandSubject } from '../../pipeline/access';
import { requireCaller, requireRight, stillHolding } from '../../pipeline/access';
import { invalid, notFound } from '../../pipeline/failure';
import { command, query } from '../../pipeline/operation';
import type { StoredShareLink } from '../../store/collections';
import { newToken } from '../auth/session';
import type { FileSubject } from '../files/stored-file';
import { onFile, visibleFile } from '../files/stored-file';

const delay = 500;

/** A link gives its reader the bytes, so creating one needs the download right. */
const sharing: readonly FlagRight[] = ['files.edit', 'files.download'];

/** The link as the contract shows it: without the hash of its token. */
function toLink({ tokenHash: _, ...link }: StoredShareLink): ShareLink {
  return link;
}

function onAsset(...rights: FlagRight[]): Access<{ assetId: FileId }, FileSubject> {
  const access = onFile(...rights);
  return ({ input, ...question }) => access({ ...question, input: { id: input.assetId } });
}

const onLink: Access<{ id: Id<'ShareLink'> }, BrandSubject & { link: StoredShareLink }> = async ({
  transaction,
  input,
  caller: maybe,
}) => {
  const caller = requireCaller(maybe);
  const link = await transaction.get('shares', input.id);
  if (!link) throw notFound();
  const { brandId } = await visibleFile(transaction, caller, link.assetId);
  requireRight(caller, 'files.edit', brandId);
  return { caller, brandId, link };
};

/** Newest first. Whose token is not known any more has no address. */
export const listShareLinks = query(contract.shares.list, {
  access: onAsset(),
  delay: 0,
  run: async (transaction, { input }) => {
    const range = { equals: [input.assetId] };
    const newestFirst = { direction: 'descending' } as const;
    const links = await transaction.list('shares', 'byAsset', range, newestFirst);
    return links.map(toLink);
  },
});

/** Only this answer has the token; its SHA-256 is stored. */
export const createShareLink = command(contract.shares.create, {
  access: onAsset(...sharing),
  delay,
  invalidates: ['shares'],
  prepare: (_, { env }) => newToken(env),
  run: async (transaction, { input, prepared, at, env }) => {
    const { assetId, isPublic, expiresAt } = input;
    if (expiresAt !== null && expiresAt <= at) {
      throw invalid('expiresAt', 'Choose a time in the future.');
    }
    const link = { id: env.id('ShareLink'), assetId, isPublic, expiresAt, createdAt: at };
    await transaction.put('shares', { ...link, url: null, tokenHash: prepared.hash });
    return { ...link, url: `/share/${prepared.token}` };
  },
  storedAnswer: (link) => ({ answer: { ...link, url: null } }),
});

export const deleteShareLink = command(contract.shares.delete, {
  access: onLink,
  accessOnRetry: stillHolding('files.edit'),
  delay,
  invalidates: ['shares'],
  run: async (transaction, { subject }) => {
    await transaction.delete('shares', subject.link.id);
    return null;
  },
});
