import { contract } from '@brandroom/domain/contract/contract';
import { can } from '@brandroom/domain/rights/can';

import { sha256 } from '../../digest';
import type { Caller } from '../../pipeline/access';
import { anyone } from '../../pipeline/access';
import { notFound, unauthenticated } from '../../pipeline/failure';
import { preparedQuery } from '../../pipeline/prepared-query';
import type { StoredFile, StoredShareLink } from '../../store/collections';
import { asDownload, findBytes, toAsset } from '../files/stored-file';

/** Unknown and revoked tokens get the same answer, because revoked links are deleted. */
const unknown = () => notFound('This link was revoked or never existed.');
const expired = () => notFound('This link has expired.');

/** Only who could open the link learns that it has expired. */
function requireOpenable(
  link: StoredShareLink,
  file: StoredFile,
  caller: Caller | null,
  at: string,
): void {
  if (!link.isPublic) {
    if (!caller) throw unauthenticated('Sign in to open this link.');
    if (!can(caller.user, 'files.view', file.brandId)) throw unknown();
  }
  if (link.expiresAt !== null && link.expiresAt <= at) throw expired();
}

/** Opens a file read-only by the token of its share link. */
export const openShareLink = preparedQuery(contract.shares.open, {
  access: anyone,
  delay: 0,
  prepare: ({ token }) => sha256(token),
  run: async (transaction, { subject, prepared: tokenHash, at }) => {
    const [link] = await transaction.list('shares', 'byToken', { equals: [tokenHash] });
    const file = link && (await transaction.get('files', link.assetId));
    if (!link || !file) throw unknown();
    requireOpenable(link, file, subject.caller, at);
    return findBytes(transaction, file);
  },
  answer: async (found, world) => ({
    file: toAsset(found.file),
    content: await asDownload(found, world),
  }),
});
