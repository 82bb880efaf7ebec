import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

import { sha256 } from '../../digest';
import type { StoredBlob } from '../../store/collections';
import type { BackupManifest } from './backup-format';
import { backupFormat, backupVersion, blobName, dataName, manifestName } from './backup-format';
import type { BackupRows } from './backup-rows';

/**
 * Packs a workspace into one archive. Files are packed one after another, so that memory holds no
 * more than one beside the archive.
 */
export async function writeBackup(
  rows: BackupRows,
  blobs: readonly StoredBlob[],
  at: string,
): Promise<File> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const failures: Error[] = [];
  const zip = new Zip((failure, part) => {
    if (failure) failures.push(failure);
    else parts.push(new Uint8Array(part));
  });
  const entries: BackupManifest['entries'] = [];

  function add(name: string, bytes: Uint8Array<ArrayBuffer>, isPacked: boolean): void {
    const entry = isPacked ? new ZipDeflate(name) : new ZipPassThrough(name);
    entry.mtime = at;
    zip.add(entry);
    entry.push(bytes, true);
  }
  async function addJson(name: string, value: unknown): Promise<void> {
    const bytes = new Uint8Array(new TextEncoder().encode(JSON.stringify(value, null, 1)));
    entries.push({ name, sha256: await sha256(bytes), size: bytes.byteLength });
    add(name, bytes, true);
  }

  for (const [collection, list] of rows) await addJson(dataName(collection), list);
  const known = blobs.map(({ id, blob: { type }, references }) => ({ id, type, references }));
  await addJson(dataName('blobs'), known);
  for (const { id, blob } of blobs) {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    entries.push({ name: blobName(id), sha256: id, size: bytes.byteLength });
    add(blobName(id), bytes, false);
  }
  const manifest: BackupManifest = {
    format: backupFormat,
    version: backupVersion,
    exportedAt: at,
    entries,
  };
  add(
    manifestName,
    new Uint8Array(new TextEncoder().encode(JSON.stringify(manifest, null, 1))),
    true,
  );
  zip.end();
  if (failures[0]) throw failures[0];
  return new File(parts, `brandroom-${at.slice(0, 10)}.zip`, { type: 'application/zip' });
}
