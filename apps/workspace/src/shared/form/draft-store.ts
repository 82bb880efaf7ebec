import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';

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

let opened: Promise<IDBPDatabase<DraftDatabase>> | undefined;

function database() {
  opened ??= openDB<DraftDatabase>('brandroom-drafts', 1, {
    upgrade: (created) => {
      created.createObjectStore('drafts');
    },
  });
  return opened;
}

/**
 * Half-written forms, beside the workspace's own data: a database survives the end of the browser,
 * which other storage does only seconds later (decisions section 2).
 */
export const draftStore = {
  read: async (key: string): Promise<KeptDraft | undefined> =>
    (await database()).get('drafts', key),
  keep: async (key: string, draft: KeptDraft): Promise<void> => {
    await (await database()).put('drafts', draft, key);
  },
  forget: async (key: string): Promise<void> => {
    await (await database()).delete('drafts', key);
  },
};
