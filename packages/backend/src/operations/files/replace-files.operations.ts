import { contract } from '@brandroom/domain/contract/contract';
import { viewerKindOf } from '@brandroom/domain/file/viewer';

import { sha256 } from '../../digest';
import { invalid } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { findBlob, storeBlob } from '../blobs';
import { asVersion, nameAs, onFile, toAsset, withBytes } from './stored-file';

const invalidates = ['files'] as const;

/** The name stays, with the extension of the new bytes: links and uses lead to the same file. */
export const replaceFile = command(contract.files.replace, {
  access: onFile('files.edit'),
  delay: 2000,
  invalidates,
  prepare: async ({ file }, { env }) => {
    // The inspection of file formats is over a third of the bundle, so it loads on first use.
    const { inspectFile } = await import('./inspect');
    const inspection = await inspectFile(file, env.services.isDrawable);
    if (!inspection.isFit) return inspection;
    const { mediaType, bytes } = inspection;
    const blob = new Blob([bytes], { type: mediaType });
    return { isFit: true as const, blob, sha256: await sha256(bytes) };
  },
  run: async (transaction, { subject: { file, caller }, prepared, at }) => {
    if (!prepared.isFit) throw invalid('file', prepared.message);
    const { blob } = prepared;
    // Content shows it as a picture.
    if (viewerKindOf(file) === 'picture' && viewerKindOf({ fileType: blob.type }) !== 'picture')
      throw invalid('file', 'An image can only be replaced with an image.');
    await storeBlob(transaction, prepared);
    const name = nameAs(file, blob.type);
    const bytes = { name, fileType: blob.type, size: blob.size, blobId: prepared.sha256 };
    const replaced = withBytes(file, bytes, caller, at);
    await transaction.put('files', replaced);
    return toAsset(replaced);
  },
});

export const restoreFileVersion = command(contract.files.restoreVersion, {
  access: onFile('files.edit'),
  delay: 500,
  invalidates,
  run: async (transaction, { input, subject: { file, caller }, at }) => {
    const { name, fileType, size, blobId } = asVersion(file, input.version);
    const blob = await findBlob(transaction, blobId);
    if (blobId !== null && blob) await storeBlob(transaction, { sha256: blobId, blob });
    const restored = withBytes(file, { name, fileType, size, blobId }, caller, at);
    await transaction.put('files', restored);
    return toAsset(restored);
  },
});
