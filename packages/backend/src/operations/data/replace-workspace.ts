import type { ImportReport } from '@brandroom/domain/contract/data.contract';

import type { CollectionName, Collections, StoredBlob } from '../../store/collections';
import type { WriteTransaction } from '../../store/store';
import type { BackupCollection, KnownRows } from './backup-rows';
import { backupCollections } from './backup-rows';

type Kind = ImportReport['kinds'][number];

/** The rows that a collection is to have. */
export type NextRows = ReadonlyMap<BackupCollection, readonly Collections[BackupCollection][]>;

interface Difference {
  added: readonly Collections[CollectionName][];
  changed: readonly Collections[CollectionName][];
  removed: readonly string[];
}

/** Returns the same text for equal rows, regardless of the order of their fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function differenceOf(
  known: ReadonlyMap<string, object>,
  next: readonly Collections[BackupCollection][],
): Difference {
  const kept = new Set(next.map(({ id }) => id));
  return {
    added: next.filter(({ id }) => !known.has(id)),
    changed: next.filter((row) => {
      const before = known.get(row.id);
      return before !== undefined && canonical(before) !== canonical(row);
    }),
    removed: [...known.keys()].filter((id) => !kept.has(id)),
  };
}

/** Returns the differences in each collection. */
export function differences(
  known: KnownRows,
  next: NextRows,
): ReadonlyMap<BackupCollection, Difference> {
  return new Map(
    backupCollections.map((name) => [name, differenceOf(known.of(name), next.get(name) ?? [])]),
  );
}

/** The counts of each kind that changes. */
export function kindsOf(found: ReadonlyMap<BackupCollection, Difference>): Kind[] {
  return [...found]
    .map(([kind, { added, changed, removed }]) => ({
      kind,
      added: added.length,
      changed: changed.length,
      removed: removed.length,
    }))
    .filter(({ added, changed, removed }) => added + changed + removed > 0);
}

async function replaceBlobs(
  transaction: WriteTransaction,
  next: readonly StoredBlob[],
): Promise<void> {
  const kept = new Set(next.map(({ id }) => id));
  const known = new Map((await transaction.all('blobs')).map((row) => [row.id, row]));
  for (const id of known.keys()) if (!kept.has(id)) await transaction.delete('blobs', id);
  for (const row of next) {
    const before = known.get(row.id);
    if (before?.references === row.references && before.blob.type === row.blob.type) continue;
    await transaction.put('blobs', row);
  }
}

/** Sessions of accounts that are gone end. */
async function endLostSessions(transaction: WriteTransaction): Promise<void> {
  for (const { id, userId } of await transaction.all('sessions')) {
    if (!(await transaction.get('users', userId))) await transaction.delete('sessions', id);
  }
}

const groupSize = 500;

/** Replaces the stored rows with others; equal rows are not touched. */
export async function replaceWorkspace(
  transaction: WriteTransaction,
  found: ReadonlyMap<BackupCollection, Difference>,
  { blobs, at }: { blobs: readonly StoredBlob[]; at: string },
): Promise<void> {
  await replaceBlobs(transaction, blobs);
  for (const [name, { added, changed, removed }] of found) {
    for (const id of removed) await transaction.delete(name, id);
    const rows = [...added, ...changed];
    // Many at a time, for the round trips; not all at a time, for the memory.
    for (let from = 0; from < rows.length; from += groupSize) {
      const group = rows.slice(from, from + groupSize);
      await Promise.all(group.map((row) => transaction.put(name, row as never)));
    }
  }
  await endLostSessions(transaction);
  const meta = await transaction.get('meta', 'workspace');
  if (meta) await transaction.put('meta', { ...meta, seededAt: at });
}

/** Whether a person has no account in the rows. */
export function isMissing(next: NextRows, userId: string): boolean {
  return !next.get('users')?.some(({ id }) => id === userId);
}
