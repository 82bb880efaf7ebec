import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { safeFileName } from '@brandroom/domain/file/file-name';
import { extensionsOf } from '@brandroom/domain/file/upload-types';
import type { FileId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { FlagRight } from '@brandroom/domain/rights/flags';

import type { Access, Caller, BrandSubject } from '../../pipeline/access';
import { requireCaller, requireRight } from '../../pipeline/access';
import { failed, notFound } from '../../pipeline/failure';
import type { Answering } from '../../pipeline/prepared-query';
import type { StoredFile } from '../../store/collections';
import type { ReadTransaction } from '../../store/store';
import { findBlob } from '../blobs';

export interface FileSubject extends BrandSubject {
  file: StoredFile;
}

/** The file as the contract shows it. */
export function toAsset(row: StoredFile): FileAsset {
  const { blobId: _, older: __, tags = [], alt = '', version = 1, ...file } = row;
  return { ...file, tags: [...tags], alt, version };
}

/** The contents of one version of a file. */
export type FileBytes = Pick<StoredFile, 'name' | 'fileType' | 'size' | 'blobId'>;

/** The file with other bytes; the present ones go into its history. */
export function withBytes(
  file: StoredFile,
  bytes: FileBytes,
  { user }: Caller,
  at: string,
): StoredFile {
  const { name, fileType, size, blobId, version = 1, older = [] } = file;
  const replaced = { replacedAt: at, replacedByName: user.name };
  return {
    ...file,
    ...bytes,
    version: version + 1,
    older: [...older, { name, fileType, size, blobId, version, ...replaced }],
  };
}

/** The name of a file or logo once it holds bytes of a type, with an extension that fits them. */
export function nameAs(
  { name, fileType }: Pick<StoredFile, 'name' | 'fileType'>,
  type: string,
): string {
  const stem = type === fileType ? name : name.replace(/\.\w{1,5}$/u, '');
  return safeFileName(stem, extensionsOf(type));
}

/** A file as it was in a version; throws `notFound` for one that it never had. */
export function asVersion(file: StoredFile, version: number | undefined): StoredFile {
  if (version === undefined || version === (file.version ?? 1)) return file;
  const found = file.older?.find((each) => each.version === version);
  if (!found) throw notFound();
  const { name, fileType, size, blobId } = found;
  return { ...file, name, fileType, size, blobId };
}

/** The file, where the caller sees it; throws `notFound` otherwise. */
export async function visibleFile(
  transaction: ReadTransaction,
  { user }: Caller,
  id: FileId,
): Promise<StoredFile> {
  const file = await transaction.get('files', id);
  if (!file || !can(user, 'files.view', file.brandId)) throw notFound();
  return file;
}

/** The caller sees the file, and holds the rights when some are given. */
export function onFile(...rights: FlagRight[]): Access<{ id: FileId }, FileSubject> {
  return async ({ transaction, input, caller: maybe }) => {
    const caller = requireCaller(maybe);
    const file = await visibleFile(transaction, caller, input.id);
    for (const right of rights) requireRight(caller, right, file.brandId);
    return { caller, brandId: file.brandId, file };
  };
}

/** A file with its stored bytes; null for a sample. */
export interface FoundFile {
  file: StoredFile;
  stored: Blob | null;
}

export async function findBytes(
  transaction: ReadTransaction,
  file: StoredFile,
): Promise<FoundFile> {
  const stored = await findBlob(transaction, file.blobId);
  // The row exists without its bytes, which is damage that the person must see.
  if (file.blobId !== null && !stored) throw failed('The bytes of this file are damaged.');
  return { file, stored };
}

/** The bytes of a file, of the type that they were found to be. */
export async function bytesOf(
  { file, stored }: FoundFile,
  { env, signal }: Answering,
): Promise<Blob> {
  if (stored) return stored;
  return new Blob([await env.services.unstoredBytes(toAsset(file), signal)], {
    type: file.fileType,
  });
}

/** The bytes under the file's own name, for a download. */
export async function asDownload(found: FoundFile, world: Answering): Promise<File> {
  const { name, fileType } = found.file;
  return new File([await bytesOf(found, world)], name, { type: fileType });
}
