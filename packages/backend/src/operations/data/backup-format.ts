import * as v from 'valibot';

import { schemaVersion } from '../../store/migrate-rows';

/** The name by which an export is known. */
export const backupFormat = 'brandroom-workspace';
export const manifestName = 'manifest.json';
export const dataName = (collection: string) => `data/${collection}.json`;
export const blobName = (sha256: string) => `blobs/${sha256}`;

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u));
const size = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The manifest of an export, which is read first: its other files, and their sizes and digests. */
export const backupManifest = v.strictObject({
  format: v.literal(backupFormat),
  /** The schema version of the rows. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  exportedAt: v.pipe(v.string(), v.isoTimestamp()),
  entries: v.array(v.strictObject({ name: v.string(), sha256, size })),
});
export type BackupManifest = v.InferOutput<typeof backupManifest>;

/** A row of `data/blobs.json`: all of a stored file but its bytes. */
export const backupBlob = v.strictObject({
  id: sha256,
  type: v.string(),
  references: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export { schemaVersion as backupVersion };
