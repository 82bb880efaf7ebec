import { uniqueNames } from '@brandroom/domain/file/unique-names';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

import type { Refusal } from '../api/run-many';
import { failureMessage } from '../api/show-failure';

/** Already compressed types, for which compression takes time and saves nothing. */
const packed = /\.(?:png|jpe?g|gif|pdf|docx|pptx)$/iu;

interface Packed {
  readonly createdAt: string;
}

export interface ZipSource<Item> {
  /** The name of an item's file, with its extension. */
  readonly fileName: (item: Item) => string;
  /** Resolves with the bytes, or with the reason why the item has none. */
  readonly read: (item: Item) => Promise<Blob | string>;
}

/**
 * Packs items into one archive, in sequence and chunk by chunk, so that memory holds only one chunk
 * besides the archive. Unreadable items are left out.
 * @returns null if no item could be read
 */
export async function zipFiles<Item extends Packed>(
  items: readonly Item[],
  { fileName, read }: ZipSource<Item>,
  onProgress: (done: number) => void,
): Promise<{ archive: Blob | null; refused: readonly Refusal<Item>[] }> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const refused: Refusal<Item>[] = [];
  const failures: Error[] = [];
  const zip = new Zip((failure, part) => {
    if (failure) failures.push(failure);
    else parts.push(new Uint8Array(part));
  });
  const names = uniqueNames(items.map(fileName));
  for (const [at, item] of items.entries()) {
    // In sequence, because all files together would fill the memory.
    const bytes = await read(item).catch(failureMessage);
    if (typeof bytes === 'string') {
      refused.push({ item, reason: bytes });
      continue;
    }
    const name = names[at] ?? fileName(item);
    const entry = packed.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name);
    entry.mtime = item.createdAt;
    zip.add(entry);
    for await (const chunk of bytes.stream()) entry.push(chunk);
    entry.push(new Uint8Array(), true);
    onProgress(at + 1);
  }
  zip.end();
  if (failures[0]) throw failures[0];
  const isEmpty = refused.length === items.length;
  return { archive: isEmpty ? null : new Blob(parts, { type: 'application/zip' }), refused };
}
