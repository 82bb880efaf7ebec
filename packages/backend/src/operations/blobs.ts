import type { ReadTransaction, WriteTransaction } from '../store/store';

/** Bytes that are about to be named by a record: their SHA-256 and the bytes themselves. */
export interface NamedBytes {
  sha256: string;
  blob: Blob;
}

/** Stores bytes that one more record names; the same bytes are stored once. */
export async function storeBlob(
  transaction: WriteTransaction,
  { sha256, blob }: NamedBytes,
): Promise<void> {
  const known = await transaction.get('blobs', sha256);
  const references = (known?.references ?? 0) + 1;
  await transaction.put('blobs', { id: sha256, blob: known?.blob ?? blob, references });
}

/** One record less names these bytes; with the last one they go. A record in the trash counts. */
export async function releaseBlob(transaction: WriteTransaction, id: string): Promise<void> {
  const known = await transaction.get('blobs', id);
  if (!known) return;
  if (known.references <= 1) await transaction.delete('blobs', id);
  else await transaction.put('blobs', { ...known, references: known.references - 1 });
}

/** The stored bytes; null for a sample, whose bytes are made on demand. */
export async function findBlob(
  transaction: ReadTransaction,
  id: string | null,
): Promise<Blob | null> {
  const row = id === null ? undefined : await transaction.get('blobs', id);
  return row?.blob ?? null;
}
