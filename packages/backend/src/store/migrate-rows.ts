import type { CollectionName, StoredContent, TrashEntry } from './collections';
import { contentKeys } from './content-keys';

/** Raised with each change of `collections.ts` that a stored database or an export must follow. */
export const schemaVersion = 12;

interface Rewriting {
  collection: CollectionName;
  /** Rows of an earlier version have another shape. */
  until: number;
  rewrite(row: object): object;
}

const rewritings: readonly Rewriting[] = [
  {
    // Versions 2 and 5: content knows for the indexes its dates, its channel and how its title is ordered.
    collection: 'content',
    until: 5,
    rewrite: (row) => ({ ...contentKeys(row as StoredContent), ...row }),
  },
  {
    // Version 8: logos count their pictures and keep those that were replaced.
    collection: 'logos',
    until: 8,
    rewrite: (row) => ({ version: 1, older: [], ...row }),
  },
];

/** The collections whose rows have another shape since a version, and the trash, which may hold such rows. */
export function collectionsToRewrite(from: number): readonly CollectionName[] {
  const changed = rewritings.filter(({ until }) => from < until);
  return ['trash', ...changed.map(({ collection }) => collection)];
}

/** Brings a row of an earlier version to the present shape, and a deleted one to that of its collection. */
export function migrateRow(collection: CollectionName, row: object, from: number): object {
  if (collection === 'trash') return migrateDeleted(row as TrashEntry, from);
  return rewritings
    .filter((each) => each.collection === collection && from < each.until)
    .reduce((migrated, { rewrite }) => rewrite(migrated), row);
}

function migrateDeleted(entry: TrashEntry, from: number): TrashEntry {
  // Content gets its keys when it is restored, and an export has none of them.
  if (entry.collection === 'content') return entry;
  // Versions before 10 left deleted rows as they were.
  const row = migrateRow(entry.collection, entry.row, from < 10 ? 0 : from);
  return { ...entry, row: row as typeof entry.row };
}
