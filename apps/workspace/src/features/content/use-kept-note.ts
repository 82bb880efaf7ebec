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

/** Forgets the note about an item that is decided. */
export function forgetNote(userId: UserId, item: ContentItem): void {
  void draftStore.forget(noteKey(userId, item));
}

/**
 * The note to an item's author, one on the review desk and on the edit screen, until it goes with a
 * decision: it outlives its dialog, a reload and a crash.
 */
export function useKeptNote(item: ContentItem): KeptNote {
  const { user } = useWorkspace();
  const key = noteKey(user.id, item);
  const [note, setNote] = useState('');
  const isTyped = useRef(false);
  useEffect(() => {
    let isGone = false;
    void (async () => {
      const kept = await draftStore.read(key);
      if (!isGone && !isTyped.current && typeof kept?.values === 'string') setNote(kept.values);
    })().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [key]);
  return {
    note,
    setNote: (words) => {
      isTyped.current = true;
      setNote(words);
      // A few words: each key is kept, so that none is waited for when the page goes.
      void (words ? draftStore.keep(key, words) : draftStore.forget(key));
    },
  };
}
