import { contract } from '@brandroom/domain/contract/contract';
import { categoryOf } from '@brandroom/domain/file/category';
import type { FileAsset } from '@brandroom/domain/file/file.schema';
import type { BrandId } from '@brandroom/domain/id.schema';

import { sha256 } from '../../digest';
import { inBrand } from '../../pipeline/access';
import { invalid } from '../../pipeline/failure';
import { streamedCommand } from '../../pipeline/stream';
import type { StoredFile } from '../../store/collections';
import type { WriteTransaction } from '../../store/store';
import { storeBlob, releaseBlob } from '../blobs';
import { notifyOfUpload } from '../dashboard/notify';
import { isNamed } from '../is-named';
import { toAsset } from './stored-file';

/** Takes the file out again, unless it was changed, shared, used or deleted since it was stored. */
async function takeOut(transaction: WriteTransaction, asset: FileAsset): Promise<BrandId | null> {
  const { id, brandId, name, category, isTemplate } = asset;
  const row = await transaction.get('files', id);
  if (row?.older || row?.alt) return null;
  if (!row || row.name !== name || row.category !== category || row.isTemplate !== isTemplate)
    return null;
  if (row.tags && row.tags.length > 0) return null;
  // The upload itself gave notice of the file.
  const isUsed = await isNamed(
    transaction,
    id,
    (collection, { id: rowId }) => rowId === id || collection === 'notices',
  );
  if (isUsed) return null;
  await transaction.delete('files', id);
  if (row.blobId !== null) await releaseBlob(transaction, row.blobId);
  return brandId;
}

/** The uploader is the caller; the type is the one the bytes show. */
export const uploadFile = streamedCommand(contract.files.upload, {
  access: inBrand('files.create'),
  delay: 2000,
  invalidates: ['files'],
  total: ({ file }) => file.size,
  prepare: async ({ file }, { env }) => {
    // The inspection of file formats is over a third of the bundle, so it loads on first use.
    const { inspectFile } = await import('./inspect');
    const inspection = await inspectFile(file, env.services.isDrawable);
    if (!inspection.isFit) return inspection;
    const { name, mediaType, bytes } = inspection;
    const blob = new Blob([bytes], { type: mediaType });
    return { isFit: true as const, name, blob, sha256: await sha256(bytes) };
  },
  run: async (transaction, { subject, prepared, at, env }) => {
    // Refused here and not while it was read, because the right to upload is checked first.
    if (!prepared.isFit) throw invalid('file', prepared.message);
    const { name, blob } = prepared;
    const { user } = subject.caller;
    await storeBlob(transaction, prepared);
    const file: StoredFile = {
      id: env.id('File'),
      brandId: subject.brandId,
      name,
      fileType: blob.type,
      size: blob.size,
      category: categoryOf(name),
      isTemplate: false,
      createdAt: at,
      createdBy: user.id,
      createdByName: user.name,
      blobId: prepared.sha256,
    };
    await transaction.put('files', file);
    await notifyOfUpload(transaction, file, { by: user, at, env });
    return toAsset(file);
  },
  cancel: takeOut,
});
