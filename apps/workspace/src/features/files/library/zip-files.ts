import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { uniqueNames } from '@brandroom/domain/file/unique-names';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

import type { Refusal } from '../../../shared/api/run-many';
import { failureMessage } from '../../../shared/api/show-failure';

/** Already compressed types, for which compression takes time and saves nothing. */
const packed = /^image\/(?:png|jpeg|gif)$|openxmlformats|pdf$/u;

/**
 * Packs files into one archive, in sequence and chunk by chunk, so that memory holds only one chunk
 * besides the archive. Unreadable files are left out.
 * @returns null if no file could be read
 */
export async function zipFiles(
  files: readonly FileAsset[],
  read: (file: FileAsset) => Promise<Blob>,
  onProgress: (done: number) => void,
): Promise<{ archive: Blob | null; refused: readonly Refusal<FileAsset>[] }> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const refused: Refusal<FileAsset>[] = [];
  const failures: Error[] = [];
  const zip = new Zip((failure, part) => {
    if (failure) failures.push(failure);
    else parts.push(new Uint8Array(part));
  });
  const names = uniqueNames(files.map(({ name }) => name));
  for (const [at, file] of files.entries()) {
    let bytes: Blob;
    try {
      // In sequence, because all files together would fill the memory.
      bytes = await read(file);
    } catch (error) {
      refused.push({ item: file, reason: failureMessage(error) });
      continue;
    }
    const name = names[at] ?? file.name;
    const entry = packed.test(file.fileType) ? new ZipPassThrough(name) : new ZipDeflate(name);
    entry.mtime = file.createdAt;
    zip.add(entry);
    for await (const chunk of bytes.stream()) entry.push(chunk);
    entry.push(new Uint8Array(), true);
    onProgress(at + 1);
  }
  zip.end();
  if (failures[0]) throw failures[0];
  const isEmpty = refused.length === files.length;
  return { archive: isEmpty ? null : new Blob(parts, { type: 'application/zip' }), refused };
}
