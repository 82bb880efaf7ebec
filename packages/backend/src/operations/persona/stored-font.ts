import type { Typography } from '@brandroom/domain/brand/typography.schema';

import type { StoredFontFile, StoredTypography } from '../../store/collections';
import type { WriteTransaction } from '../../store/store';
import { releaseBlob } from '../blobs';

/** The font as the contract shows it. */
export function toTypography({ blobId: _, older = [], ...font }: StoredTypography): Typography {
  return { ...font, previousFile: older[0]?.fontFile ?? null };
}

/** Returns the file of a font as its previous file; empty if the font has no file. */
export function currentFile(
  { fontFile, blobId }: StoredTypography,
  at: string,
): readonly StoredFontFile[] {
  return fontFile && blobId !== null ? [{ fontFile, blobId, replacedAt: at }] : [];
}

/**
 * Puts a file, or none, in place of the font's own, which becomes its previous file. The bytes of
 * the new file are already stored.
 */
export async function exchangeFile(
  transaction: WriteTransaction,
  row: StoredTypography,
  file: Pick<StoredTypography, 'fontFile' | 'blobId'>,
  at: string,
): Promise<Typography> {
  const kept = [...currentFile(row, at), ...(row.older ?? [])];
  // A file that is uploaded again is not its own previous file.
  const previous = kept.find(({ blobId }) => blobId !== file.blobId);
  for (const each of kept) {
    if (each !== previous) await releaseBlob(transaction, each.blobId);
  }
  const older = previous ? [previous] : [];
  const changed: StoredTypography = { ...row, ...file, older, updatedAt: at };
  await transaction.put('typography', changed);
  return toTypography(changed);
}

/** Releases the bytes of the previous file and removes it from the font. */
export async function withoutPrevious(
  transaction: WriteTransaction,
  { older = [], ...row }: StoredTypography,
): Promise<StoredTypography> {
  for (const { blobId } of older) await releaseBlob(transaction, blobId);
  return row;
}
