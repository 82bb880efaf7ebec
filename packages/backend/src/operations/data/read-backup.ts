import { unzipSync } from 'fflate';
import * as v from 'valibot';

import { sha256 } from '../../digest';
import type { StoredBlob } from '../../store/collections';
import { migrateRow } from '../../store/migrate-rows';
import type { BackupManifest } from './backup-format';
import {
  backupBlob,
  backupManifest,
  backupVersion,
  blobName,
  dataName,
  manifestName,
} from './backup-format';
import type { BackupCollection, BackupRow, BackupRows } from './backup-rows';
import { backupCollections } from './backup-rows';
import { rowSchemas } from './row-schemas';

/** A workspace that was read from an export and may be stored. */
export interface ReadBackup {
  isFit: true;
  exportedAt: string;
  rows: BackupRows;
  blobs: readonly StoredBlob[];
}
export interface RefusedBackup {
  isFit: false;
  message: string;
}

const maxBytes = 2 * 1024 ** 3;
const maxEntries = 20_000;

/** The text of a refusal, for a file's name. */
type Reason = (file: string) => string;

/** A reason for which the file is not imported. */
class Refusal extends Error {
  override name = 'Refusal';
  readonly reason: Reason;
  constructor(reason: Reason | string) {
    super();
    this.reason = typeof reason === 'string' ? () => reason : reason;
  }
}

const foreign: Reason = (file) => `${file} isn’t an export of a Brandroom workspace.`;
const broken =
  (detail = ''): Reason =>
  (file) =>
    `${file} is damaged or incomplete${detail}. Export the workspace again, or use another copy.`;
const tooLarge = 'This export is too large. An export has at most 2 GB and 20,000 files.';
const newer =
  'This export was made with a newer version of Brandroom. Reload the page, then import it again.';
const damaged = (name: string) => broken(`: ${name} isn’t as it was exported`);
const missing = (name: string) => broken(`: ${name} is missing`);
const unexpected = (name: string) => `This export was changed: ${name} doesn’t belong to it.`;
const unreadable = (name: string, id: string) =>
  `This export can’t be read: ${id} in ${name} isn’t a valid record.`;

/** The header of an entry of ours, before its data or in the list at the end. */
const ownEntry = new RegExp(
  `PK([^]{28}|[^]{44})(data/(${backupCollections.join('|')}|blobs)\\.json|blobs/[0-9a-f]{64})`,
  'u',
);

/** Returns the refusal of a file without a manifest: a damaged export, or a file of another program. */
function unrecognized(bytes: Uint8Array): Refusal {
  const ends = [bytes.subarray(0, 65_536), bytes.subarray(-65_536)];
  const isOwn = ends.some((part) => ownEntry.test(new TextDecoder('latin1').decode(part)));
  return new Refusal(isOwn ? broken() : foreign);
}

type Entries = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

function unpack(bytes: Uint8Array): Entries {
  let count = 0;
  let total = 0;
  try {
    // The declared size is the most that an entry is unpacked to.
    const unpacked = unzipSync(bytes, {
      filter: ({ originalSize }) => {
        count += 1;
        total += originalSize;
        if (count > maxEntries || total > maxBytes) throw new Refusal(tooLarge);
        return true;
      },
    });
    return new Map(Object.entries(unpacked).map(([name, part]) => [name, new Uint8Array(part)]));
  } catch (error) {
    throw error instanceof Refusal ? error : unrecognized(bytes);
  }
}

function readJson(entries: Entries, name: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(entries.get(name)));
  } catch {
    return undefined;
  }
}

function readManifest(entries: Entries, bytes: Uint8Array): BackupManifest {
  const json = readJson(entries, manifestName);
  const manifest = v.safeParse(backupManifest, json);
  if (manifest.success) {
    if (manifest.output.version > backupVersion) throw new Refusal(newer);
    return manifest.output;
  }
  throw json === undefined ? unrecognized(bytes) : new Refusal(foreign);
}

/** Every entry is one of the manifest, unchanged, and none is missing. */
async function requireWhole(entries: Entries, manifest: BackupManifest): Promise<void> {
  const listed = new Set(manifest.entries.map(({ name }) => name));
  for (const name of entries.keys()) {
    if (name !== manifestName && !listed.has(name)) throw new Refusal(unexpected(name));
  }
  for (const { name, size, sha256: expected } of manifest.entries) {
    const bytes = entries.get(name);
    if (!bytes) throw new Refusal(missing(name));
    if (bytes.byteLength !== size || (await sha256(bytes)) !== expected) {
      throw new Refusal(damaged(name));
    }
  }
}

function readRows(
  entries: Entries,
  collection: BackupCollection,
  version: number,
): readonly BackupRow[] {
  const name = dataName(collection);
  // A version without this collection.
  if (!entries.has(name)) return [];
  const json = readJson(entries, name);
  if (!Array.isArray(json)) throw new Refusal(damaged(name));
  const ids = new Set<string>();
  return json.map((value: unknown, at) => {
    const isObject = typeof value === 'object' && value !== null;
    const row = isObject ? migrateRow(collection, value, version) : value;
    const read = v.safeParse(rowSchemas[collection], collectionShape(collection, row));
    const id = isObject && 'id' in value ? String(value.id) : `row ${at + 1}`;
    if (!read.success || ids.has(id)) throw new Refusal(unreadable(name, id));
    ids.add(id);
    return read.output;
  });
}

/** A migrated item has the keys of its indexes, which an export does not have. */
function collectionShape(collection: BackupCollection, row: unknown): unknown {
  if (collection !== 'content' || typeof row !== 'object' || row === null) return row;
  const derived = ['date', 'dated', 'undated', 'channel', 'titleKey'];
  return Object.fromEntries(Object.entries(row).filter(([key]) => !derived.includes(key)));
}

function readBlobs(entries: Entries): StoredBlob[] {
  const name = dataName('blobs');
  const list = v.safeParse(v.array(backupBlob), readJson(entries, name) ?? []);
  if (!list.success) throw new Refusal(damaged(name));
  return list.output.map(({ id, type, references }) => {
    const bytes = entries.get(blobName(id));
    if (!bytes) throw new Refusal(missing(blobName(id)));
    return { id, references, blob: new Blob([bytes], { type }) };
  });
}

/** The ids of stored bytes that a row names, at any depth. */
function* namedBlobs(value: unknown): Iterable<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (key === 'blobId' && typeof part === 'string') yield part;
    else yield* namedBlobs(part);
  }
}

function requireBytes(rows: BackupRows, blobs: readonly StoredBlob[]): void {
  const stored = new Set(blobs.map(({ id }) => id));
  for (const [collection, list] of rows) {
    for (const row of list) {
      for (const blobId of namedBlobs(row)) {
        if (!stored.has(blobId)) throw new Refusal(unreadable(dataName(collection), row.id));
      }
    }
  }
}

function requireAdmin(rows: BackupRows): void {
  const isAdmin = ({ role }: BackupRow) => role === 'admin';
  if (!rows.get('users')?.some(isAdmin)) {
    throw new Refusal('This export has no admin account, so no one could manage it.');
  }
}

/** Reads an export. Everything is checked before anything may be stored. */
export async function readBackup(file: File): Promise<ReadBackup | RefusedBackup> {
  try {
    if (file.size > maxBytes) throw new Refusal(tooLarge);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const entries = unpack(bytes);
    const manifest = readManifest(entries, bytes);
    await requireWhole(entries, manifest);
    const known = new Set([...backupCollections, 'blobs'].map(dataName));
    const stray = manifest.entries.find(
      ({ name }) => !known.has(name) && !name.startsWith('blobs/'),
    );
    if (stray) throw new Refusal(unexpected(stray.name));
    const rows: BackupRows = new Map(
      backupCollections.map((name) => [name, readRows(entries, name, manifest.version)]),
    );
    const blobs = readBlobs(entries);
    requireBytes(rows, blobs);
    requireAdmin(rows);
    return { isFit: true, exportedAt: manifest.exportedAt, rows, blobs };
  } catch (error) {
    if (error instanceof Refusal) return { isFit: false, message: error.reason(file.name) };
    throw error;
  }
}
