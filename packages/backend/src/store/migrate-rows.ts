import type { CollectionName, StoredContent } from './collections';
import { contentKeys } from './content-keys';

/** Raised with each change of `collections.ts` that a stored database or an export must follow. */
export const schemaVersion = 9;

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

/** The collections whose rows have another shape since a version. */
export function collectionsToRewrite(from: number): readonly CollectionName[] {
  return rewritings.filter(({ until }) => from < until).map(({ collection }) => collection);
}

/** Brings a row of an earlier version to the present shape. */
export function migrateRow(collection: CollectionName, row: object, from: number): object {
  return rewritings
    .filter((each) => each.collection === collection && from < each.until)
    .reduce((migrated, { rewrite }) => rewrite(migrated), row);
}
