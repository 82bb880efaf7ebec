import { loadOnce } from '@brandroom/ui/load-once';
import type { DBSchema, IDBPDatabase } from 'idb';

import { viewing } from '../auth/viewing';
import { tabStorage } from '../storage/safe-storage';

/** Unsent text of a person. */
export interface SavedDraft<Values = unknown> {
  values: Values;
  /** The base of the values, such as a version; null if none. */
  base: unknown;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** Another text that waits until the person restores or discards it. */
  aside?: SavedDraft<Values> | null | undefined;
}

interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: SavedDraft };
}

/** The database library loads at the first call, which no screen waits for. */
const database = loadOnce(async () => {
  const { openDB } = await import('idb');
  return openDB<DraftDatabase>('brandroom-drafts', 1, {
    upgrade: (created) => {
      created.createObjectStore('drafts');
    },
  });
});

async function quietly<T>(ask: (opened: IDBPDatabase<DraftDatabase>) => Promise<T>) {
  // The texts belong to the person who typed them, not to someone viewing as them.
  if (viewing.isOn()) return undefined;
  return database
    .load()
    .then(ask)
    .catch(() => undefined);
}

/** Returns a text and those waiting behind it, newest first. */
function textsOf(saved: SavedDraft | null | undefined): SavedDraft[] {
  return saved ? [{ ...saved, aside: null }, ...textsOf(saved.aside)] : [];
}

const leftKey = (key: string) => `brandroom-left ${key}`;

/** Returns the text of a page that closed before the database had it; null without one. */
function textLeft(key: string): SavedDraft | null {
  return JSON.parse(tabStorage.get(leftKey(key)) ?? 'null') as SavedDraft | null;
}

/**
 * Stores unsent text apart from the workspace data, in a database, because it survives a browser
 * crash; other storage is written seconds later (docs/decisions/0007-autosave.md). Without storage
 * nothing is found and saving fails silently, because the field still has the text.
 */
export const draftStore = {
  read: (key: string): Promise<SavedDraft | undefined> =>
    quietly(async (opened) => {
      const left = textLeft(key);
      const kept = await opened.get('drafts', key);
      const isNewer = left !== null && left.savedAt > (kept?.savedAt ?? 0);
      if (isNewer) await opened.put('drafts', left, key);
      tabStorage.remove(leftKey(key));
      return isNewer ? left : kept;
    }),
  /** Stores a text at once, because a page may close before the database has it. */
  leave: (key: string, saved: SavedDraft): void => {
    if (!viewing.isOn()) tabStorage.set(leftKey(key), JSON.stringify(saved));
  },
  keep: (key: string, saved: SavedDraft): Promise<unknown> =>
    quietly(async (opened) => {
      await opened.put('drafts', saved, key);
      // A newer copy belongs to a write that has not ended yet.
      if ((textLeft(key)?.savedAt ?? 0) <= saved.savedAt) tabStorage.remove(leftKey(key));
    }),
  forget: (key: string): Promise<unknown> =>
    quietly(async (opened) => {
      tabStorage.remove(leftKey(key));
      await opened.delete('drafts', key);
    }),
  has: async (key: string): Promise<boolean> =>
    textLeft(key) !== null || (await quietly(async (opened) => opened.count('drafts', key))) === 1,
  /** Moves the texts of a form's unheld slots into one slot, behind its own text. */
  gather: (key: string, slot: string, isHeld: (key: string) => boolean): Promise<unknown> =>
    quietly(async (opened) => {
      const transaction = opened.transaction('drafts', 'readwrite');
      const { store } = transaction;
      const further = await store.getAllKeys(IDBKeyRange.bound(`${key}#`, `${key}#\uffff`));
      const others = [key, ...further].filter((each) => each !== slot && !isHeld(each));
      const found = await Promise.all(others.map(async (each) => store.get(each)));
      const waiting = found
        .flatMap((each) => textsOf(each))
        .toSorted((a, b) => b.savedAt - a.savedAt);
      if (waiting.length > 0) {
        const all = [...textsOf(await store.get(slot)), ...waiting];
        const chain = all.reduceRight<SavedDraft | null>(
          (aside, text) => ({ ...text, aside }),
          null,
        );
        if (chain) await store.put(chain, slot);
        await Promise.all(others.map(async (each) => store.delete(each)));
      }
      await transaction.done;
    }),
};
