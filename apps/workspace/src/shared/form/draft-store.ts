import type { DBSchema, IDBPDatabase } from 'idb';

import { lazyPart } from '../overlay/lazy-part';

/** What a person typed and did not send yet. */
export interface KeptDraft {
  values: unknown;
  /** What the values were made from, such as a version; null where they stand alone. */
  base: unknown;
  /** Milliseconds since the epoch. */
  savedAt: number;
}

interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: KeptDraft };
}

/** What opens a database comes with the first ask, for which no screen waits. */
const database = lazyPart(async () => {
  const { openDB } = await import('idb');
  return openDB<DraftDatabase>('brandroom-drafts', 1, {
    upgrade: (created) => {
      created.createObjectStore('drafts');
    },
  });
});

async function quietly(write: (opened: IDBPDatabase<DraftDatabase>) => Promise<unknown>) {
  await database
    .load()
    .then(write)
    .catch(() => undefined);
}

/**
 * Half-written texts, beside the workspace's own data: a database survives the end of the browser,
 * which other storage does only seconds later (decisions section 2). Where a browser keeps nothing,
 * what is kept is lost without a word: the field that it was typed into still holds it.
 */
export const draftStore = {
  read: async (key: string): Promise<KeptDraft | undefined> =>
    (await database.load()).get('drafts', key),
  keep: (key: string, values: unknown, base: unknown = null): Promise<void> =>
    quietly(async (opened) => opened.put('drafts', { values, base, savedAt: Date.now() }, key)),
  forget: (key: string): Promise<void> => quietly(async (opened) => opened.delete('drafts', key)),
};
