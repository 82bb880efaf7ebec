import type { DBSchema } from 'idb';

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

/**
 * Half-written forms, beside the workspace's own data: a database survives the end of the browser,
 * which other storage does only seconds later (decisions section 2).
 */
export const draftStore = {
  read: async (key: string): Promise<KeptDraft | undefined> =>
    (await database.load()).get('drafts', key),
  keep: async (key: string, draft: KeptDraft): Promise<void> => {
    await (await database.load()).put('drafts', draft, key);
  },
  forget: async (key: string): Promise<void> => {
    await (await database.load()).delete('drafts', key);
  },
};
