import type { ShareLink, SharedFile } from '@brandroom/domain/file/file.schema';
import type { FileId, Id } from '@brandroom/domain/id.schema';
import type { FlagRight } from '@brandroom/domain/rights/flags';

import type { Access, BrandSubject } from '../../pipeline/access';
import { requireCaller, requireRight } from '../../pipeline/access';
import { notFound } from '../../pipeline/failure';
import type { StoredFile, StoredShareLink } from '../../store/collections';
import type { FileSubject } from '../files/stored-file';
import { onFile, visibleFile } from '../files/stored-file';

/** The link as the contract defines it, without its hashes and the protection of its passphrase. */
export function toLink(stored: StoredShareLink): ShareLink {
  const { id, assetId, url, isPublic, expiresAt, createdAt } = stored;
  const { passphraseHash, openCount = 0, lastOpenedAt = null } = stored;
  const hasPassphrase = passphraseHash !== undefined;
  return {
    id,
    assetId,
    url,
    isPublic,
    hasPassphrase,
    expiresAt,
    createdAt,
    openCount,
    lastOpenedAt,
  };
}

/** The file as people who follow a link see it. */
export function toShared({ name, fileType, size, category }: StoredFile): SharedFile {
  return { name, fileType, size, category };
}

/** The caller sees the file that is shared, and holds the rights. */
export function onAsset(...rights: FlagRight[]): Access<{ assetId: FileId }, FileSubject> {
  const access = onFile(...rights);
  return ({ input, ...question }) => access({ ...question, input: { id: input.assetId } });
}

/** The caller may edit the file that the link opens. */
export const onLink: Access<
  { id: Id<'ShareLink'> },
  BrandSubject & { link: StoredShareLink }
> = async ({ transaction, input, caller: maybe }) => {
  const caller = requireCaller(maybe);
  const link = await transaction.get('shares', input.id);
  if (!link) throw notFound();
  const { brandId } = await visibleFile(transaction, caller, link.assetId);
  requireRight(caller, 'files.edit', brandId);
  return { caller, brandId, link };
};
