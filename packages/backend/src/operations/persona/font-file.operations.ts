import { fontMediaTypes } from '@brandroom/domain/brand/typography.schema';
import { contract } from '@brandroom/domain/contract/contract';
import { defaultDropRules } from '@brandroom/domain/file/drop-zone';
import { fontUploadTypes } from '@brandroom/domain/file/upload-types';

import { sha256 } from '../../digest';
import type { Env } from '../../env';
import { failed, invalid, notFound } from '../../pipeline/failure';
import { command, query } from '../../pipeline/operation';
import type { StoredTypography } from '../../store/collections';
import { findBlob, storeBlob } from '../blobs';
import { onAsset } from './asset-commands';
import { currentFile, exchangeFile, toTypography } from './stored-font';

const shared = { delay: 500, invalidates: ['typography'] } as const;
const onEditable = onAsset('typography', 'edit');
const onVisible = onAsset('typography', 'view');
const rules = { ...defaultDropRules, types: fontUploadTypes };

/** Decides by its bytes whether a file may be kept, outside of the transaction. */
async function prepareFont(file: File, { services }: Env) {
  // The inspection of file formats is over a third of the bundle, so it loads on first use.
  const { inspectFile } = await import('../files/inspect');
  const inspection = await inspectFile(file, services.isDrawable, rules);
  if (!inspection.isFit) return inspection;
  const { name, mediaType, bytes } = inspection;
  const fileType = fontMediaTypes.find((type) => type === mediaType);
  if (!fileType) throw failed();
  const fontFile = { name, fileType, size: bytes.byteLength };
  const blob = new Blob([bytes], { type: fileType });
  return { isFit: true as const, fontFile, blob, sha256: await sha256(bytes) };
}

export const attachFont = command(contract.typography.attachFont, {
  ...shared,
  access: onEditable,
  prepare: ({ file }, { env }) => prepareFont(file, env),
  run: async (transaction, { subject: { row }, prepared, at }) => {
    if (!prepared.isFit) throw invalid('file', prepared.message);
    await storeBlob(transaction, prepared);
    const { fontFile, sha256: blobId } = prepared;
    return exchangeFile(transaction, row, { fontFile, blobId }, at);
  },
});

export const detachFont = command(contract.typography.detachFont, {
  ...shared,
  access: onEditable,
  run: (transaction, { subject: { row }, at }) =>
    exchangeFile(transaction, row, { fontFile: null, blobId: null }, at),
});

export const reattachFont = command(contract.typography.reattachFont, {
  ...shared,
  access: onEditable,
  run: async (transaction, { subject: { row }, at }) => {
    const [previous] = row.older ?? [];
    if (!previous) throw notFound();
    const { fontFile, blobId } = previous;
    const older = currentFile(row, at);
    const restored: StoredTypography = { ...row, fontFile, blobId, older, updatedAt: at };
    await transaction.put('typography', restored);
    return toTypography(restored);
  },
});

/** Everyone who sees the fonts can load their font files. */
export const fontBytes = query(contract.typography.font, {
  access: onVisible,
  delay: 0,
  run: async (transaction, { subject: { row } }) => {
    if (row.fontFile === null) throw notFound();
    const blob = await findBlob(transaction, row.blobId);
    // The row exists without its bytes, which is damage that the person must see.
    if (!blob) throw failed('The bytes of this font are damaged.');
    return blob;
  },
});
