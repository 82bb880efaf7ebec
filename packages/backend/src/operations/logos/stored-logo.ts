import type { Logo } from '@brandroom/domain/brand/logo.schema';
import { logoMediaTypes } from '@brandroom/domain/brand/logo.schema';
import type { Id } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { FlagRight } from '@brandroom/domain/rights/flags';

import { sha256 } from '../../digest';
import type { Env } from '../../env';
import type { Access, BrandSubject, Caller } from '../../pipeline/access';
import { requireCaller, requireRight } from '../../pipeline/access';
import { failed, invalid, notFound } from '../../pipeline/failure';
import type { Answering } from '../../pipeline/prepared-query';
import type { StoredLogo, StoredLogoVersion } from '../../store/collections';
import type { ReadTransaction } from '../../store/store';
import { findBlob } from '../blobs';

/** The logo as the contract shows it. */
export function toLogo({ blobId: _, older: __, ...logo }: StoredLogo): Logo {
  return logo;
}

export interface LogoSubject extends BrandSubject {
  logo: StoredLogo;
}

/** The caller sees the logo and holds the right. */
export function onLogo(right: FlagRight): Access<{ id: Id<'Logo'> }, LogoSubject> {
  return async ({ transaction, input, caller: maybe }) => {
    const caller = requireCaller(maybe);
    const logo = await transaction.get('logos', input.id);
    if (!logo || !can(caller.user, 'logos.view', logo.brandId)) throw notFound();
    requireRight(caller, right, logo.brandId);
    return { caller, brandId: logo.brandId, logo };
  };
}

/** The picture of one version of a logo. */
export type LogoPicture = Pick<StoredLogo, 'name' | 'fileType' | 'size' | 'blobId'>;

/** A cleaned and checked upload, or the reason for refusing it. */
export type PreparedLogo =
  | { isFit: true; picture: LogoPicture; blob: Blob; sha256: string; wasCleaned: boolean }
  | { isFit: false; message: string };

/** Reads an uploaded file outside of the transaction. */
export async function prepareLogo(file: File, env: Env): Promise<PreparedLogo> {
  // The inspection of file formats is over a third of the bundle, so it loads on first use.
  const { inspectLogo } = await import('./inspect-logo');
  const inspection = await inspectLogo(file, env.services.isDrawable);
  if (!inspection.isFit) return inspection;
  const { name, mediaType, bytes, wasCleaned } = inspection;
  const fileType = logoMediaTypes.find((type) => type === mediaType);
  if (!fileType) throw failed();
  const hash = await sha256(bytes);
  const picture = { name, fileType, size: bytes.byteLength, blobId: hash };
  const blob = new Blob([bytes], { type: fileType });
  return { isFit: true, picture, blob, sha256: hash, wasCleaned };
}

/** Throws the reason of a refused upload. */
export function requireFit(prepared: PreparedLogo): PreparedLogo & { isFit: true } {
  if (!prepared.isFit) throw invalid('file', prepared.message);
  return prepared;
}

/** The logo with another picture; the present one goes into its history. */
export function withPicture(
  logo: StoredLogo,
  picture: LogoPicture,
  { user }: Caller,
  at: string,
): StoredLogo {
  const { name, fileType, size, blobId, version, older } = logo;
  const replaced = { replacedAt: at, replacedByName: user.name };
  return {
    ...logo,
    ...picture,
    version: version + 1,
    older: [...older, { name, fileType, size, blobId, version, ...replaced }],
    updatedAt: at,
  };
}

/** The picture of a version; throws `notFound` for one that the logo never had. */
export function pictureOf(logo: StoredLogo, version: number): StoredLogo | StoredLogoVersion {
  const found = [logo, ...logo.older].find((each) => each.version === version);
  if (!found) throw notFound();
  return found;
}

/** A picture with its stored bytes; null for a sample. */
export interface FoundPicture {
  logo: StoredLogo;
  picture: LogoPicture;
  stored: Blob | null;
}

export async function findPicture(
  transaction: ReadTransaction,
  logo: StoredLogo,
  version: number,
): Promise<FoundPicture> {
  const picture = pictureOf(logo, version);
  const stored = await findBlob(transaction, picture.blobId);
  // The row exists without its bytes, which is damage that the person must see.
  if (picture.blobId !== null && !stored) throw failed('The bytes of this logo are damaged.');
  return { logo, picture, stored };
}

/** The bytes of a version, of the type that they were found to be. */
export async function bytesOfPicture(
  { logo, picture, stored }: FoundPicture,
  { env, signal }: Answering,
): Promise<Blob> {
  if (stored) return stored;
  const { name, fileType } = picture;
  const bytes = await env.services.unstoredBytes({ id: logo.id, name, fileType }, signal);
  return new Blob([bytes], { type: fileType });
}
