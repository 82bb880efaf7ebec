import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { UserId } from '@brandroom/domain/id.schema';
import { useEffect, useRef, useState } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { draftStore } from '../../../shared/form/draft-store';
import type { Clock } from '../../../shared/time/clock';
import { useClock } from '../../../shared/time/clock';

export interface NoteDraft {
  note: string;
  /** Stores a note; an empty one deletes it. */
  setNote: (note: string) => void;
}

/** The storage key of an account's note (docs/decisions/0007-autosave.md). */
const noteKey = (userId: UserId, { brandId, id }: ContentItem) => `${userId}/${brandId}/note/${id}`;

/** Serializes all reads and writes of notes, across dialogs. */
let reading: Promise<void> = Promise.resolve();
function inTurn(read: () => Promise<void>): void {
  reading = reading.then(read);
}

function keepNote(key: string, note: () => string, clock: Clock): void {
  void reading.then(async () => {
    const values = note();
    return values
      ? draftStore.keep(key, { values, base: null, savedAt: clock() })
      : draftStore.forget(key);
  });
}

/** Deletes the note about a decided item. */
export function forgetNote(userId: UserId, item: ContentItem): void {
  void reading.then(async () => draftStore.forget(noteKey(userId, item)));
}

/**
 * The note to an item's author, shared by the review desk and the edit screen until it is sent with
 * a decision: it survives closing its dialog, a reload and a crash.
 */
export function useNoteDraft(item: ContentItem): NoteDraft {
  const { user } = useWorkspace();
  const clock = useClock();
  const key = noteKey(user.id, item);
  const [note, setNote] = useState('');
  const typed = useRef('');
  useEffect(() => {
    inTurn(async () => {
      const saved = (await draftStore.read(key))?.values;
      if (typeof saved !== 'string' || typed.current.startsWith(saved)) return;
      // Text typed before the read finished is appended.
      typed.current = [saved, typed.current].filter(Boolean).join('\n');
      setNote(typed.current);
    });
  }, [key]);
  return {
    note,
    setNote: (words) => {
      typed.current = words;
      setNote(words);
      // Saved at each key press, because a note is short and the page may close at any time.
      keepNote(key, () => typed.current, clock);
    },
  };
}
