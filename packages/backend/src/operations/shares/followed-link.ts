import { can } from '@brandroom/domain/rights/can';

import type { Caller } from '../../pipeline/access';
import { notFound, unauthenticated } from '../../pipeline/failure';
import type { StoredFile, StoredShareLink } from '../../store/collections';
import type { ReadTransaction } from '../../store/store';

export const unknown = () => notFound('This link was revoked or never existed.');
export const expired = () => notFound('This link has expired.');

/**
 * Returns the link of a token with its file, for a person who could open it. Others learn nothing
 * about it: `notFound`, or `unauthenticated` if signing in may help.
 */
export async function findFollowed(
  transaction: ReadTransaction,
  tokenHash: string,
  caller: Caller | null,
): Promise<{ link: StoredShareLink; file: StoredFile }> {
  const [link] = await transaction.list('shares', 'byToken', { equals: [tokenHash] });
  const file = link && (await transaction.get('files', link.assetId));
  const brand = file && (await transaction.get('brands', file.brandId));
  // The links of an archived brand work again once it is restored.
  if (!link || !file || brand?.archivedAt) throw unknown();
  if (!link.isPublic && link.passphraseHash === undefined) {
    if (!caller) throw unauthenticated('Sign in to open this link.');
    if (!can(caller.user, 'files.view', file.brandId)) throw unknown();
  }
  return { link, file };
}
