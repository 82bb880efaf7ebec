import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { UserId } from '@brandroom/domain/id.schema';
import { useEffect, useRef, useState } from 'react';

import { useWorkspace } from '../../shared/brand/workspace';
import { draftStore } from '../../shared/form/draft-store';

export interface KeptNote {
  note: string;
  setNote: (note: string) => void;
}

/** Where the notes of an account are kept (docs/decisions/0012). */
const noteKey = (userId: UserId, { brandId, id }: ContentItem) => `${userId}/${brandId}/note/${id}`;

let last: Promise<unknown> = Promise.resolve();
/** What is asked of the store is done in the order of asking, whichever dialog asks. */
async function inTurn<T>(ask: () => Promise<T>): Promise<T> {
  const answer = last.then(ask);
  last = answer;
  return answer;
}

/** Forgets the note about an item that is decided. */
export function forgetNote(userId: UserId, item: ContentItem): void {
  void inTurn(async () => draftStore.forget(noteKey(userId, item)));
}

/**
 * The note to an item's author, one on the review desk and on the edit screen, until it goes with a
 * decision: it outlives its dialog, a reload and a crash.
 */
export function useKeptNote(item: ContentItem): KeptNote {
  const { user } = useWorkspace();
  const key = noteKey(user.id, item);
  const [note, setNote] = useState('');
  const typed = useRef('');
  const latest = useRef<symbol>(undefined);
  useEffect(() => {
    const reading = Symbol(key);
    latest.current = reading;
    void inTurn(async () => {
      const kept = await draftStore.read(key);
      if (latest.current !== reading || typeof kept?.values !== 'string') return;
      // What was typed before this could be read comes after it.
      typed.current = [kept.values, typed.current].filter(Boolean).join('\n');
      setNote(typed.current);
    });
  }, [key]);
  return {
    note,
    setNote: (words) => {
      typed.current = words;
      setNote(words);
      // A few words: each key is kept, so that none is waited for when the page goes.
      void inTurn(async () => keepNote(key, typed.current));
    },
  };
}

const keepNote = (key: string, values: string) =>
  values
    ? draftStore.keep(key, { values, base: null, savedAt: Date.now() })
    : draftStore.forget(key);
