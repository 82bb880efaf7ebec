import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { SavedDraft } from './draft-store';
import { draftStore } from './draft-store';
import type { Form } from './use-form';

const interval = 400;

export interface Autosave<Values = never> {
  /** When the text was typed that came back, or that waits, in milliseconds; null for neither. */
  since: number | null;
  /**
   * Puts the text into the form that waits beside it, because something was typed before it could
   * come back; what was changed in the form waits instead. Null when none waits.
   */
  bringBack: (() => void) | null;
  /** Takes the text that waits, or else the one that came back, out of the form and the browser. */
  discard: () => void;
  /** Forgets the kept text: it was sent. What is left to send, if anything, is kept on. */
  forget: (left?: Values) => Promise<void>;
}

export interface AutosaveOptions<Values extends object> {
  /** Names account, brand and screen. */
  key: string;
  /** Reads what was kept, as this visit needs it; null for text of an older version, which is left alone. */
  readValues: (value: unknown) => Promise<Values | null>;
  /** What the values were made from; it comes back with them. */
  base?: unknown;
  onRestoreBase?: (base: unknown) => void;
}

/** What of it can come back, as this visit needs it. */
async function usable<Values>(
  saved: SavedDraft,
  readValues: (value: unknown) => Promise<Values | null>,
): Promise<SavedDraft<Values> | null> {
  const aside = saved.aside ? await usable(saved.aside, readValues) : null;
  const values = await readValues(saved.values);
  return values ? { ...saved, values, aside } : aside;
}

/**
 * Keeps what is typed into a form at most half a second later, and brings it back when the same
 * person opens the same screen again, after a reload or a crash too. Nothing is written before what
 * was kept is read, and whoever was quicker is asked which text they want. A browser that keeps
 * nothing leaves the form as it is.
 */
export function useAutosave<Values extends object>(
  form: Form<Values>,
  { key, readValues, base = null, onRestoreBase }: AutosaveOptions<Values>,
): Autosave<Values> {
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const [waiting, setWaiting] = useState<SavedDraft<Values> | null>(null);
  const reading = useRef<Promise<SavedDraft | undefined>>(undefined);
  // What goes along with all that is written; undefined until it is known what of it can come back.
  const aside = useRef<SavedDraft | null>(undefined);
  const isForgotten = useRef(false);
  const savedAt = useRef(0);
  const isPending = useRef(false);
  const { values, isChanged } = form;

  async function write(typed?: Values) {
    const found = await reading.current;
    const older = aside.current === undefined ? found : aside.current;
    const saved = typed ? { values: typed, base, savedAt: Date.now(), aside: older } : older;
    await (saved ? draftStore.keep(key, saved) : draftStore.forget(key));
  }
  function setAside(next: SavedDraft<Values> | null = null) {
    aside.current = next;
    setWaiting(next);
  }
  function show(saved: SavedDraft<Values>, since: number | null) {
    setRestoredAt(since);
    onRestoreBase?.(saved.base);
    form.set(saved.values);
  }

  const check = useEffectEvent(async (saved: SavedDraft) => usable(saved, readValues));
  const restore = useEffectEvent((saved: SavedDraft<Values> | null) => {
    if (!saved || form.isDirty || savedAt.current > 0) {
      setAside(saved);
      return;
    }
    setAside(saved.aside);
    show(saved, saved.savedAt);
  });
  const save = useEffectEvent(() => {
    isPending.current = false;
    if (isForgotten.current) return;
    savedAt.current = Date.now();
    void write(values);
  });

  useEffect(() => {
    let isGone = false;
    isForgotten.current = false;
    const read = draftStore.read(key);
    reading.current = read;
    void (async () => {
      const saved = await read;
      const found = saved ? await check(saved) : null;
      if (!isGone) restore(found);
    })().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [key]);

  useEffect(() => {
    if (!isChanged) {
      // What was typed a moment before it was sent; whoever got it says so by `forget`.
      if (isPending.current) save();
      return () => {
        // What is typed after the text was sent is another text.
        isForgotten.current = false;
      };
    }
    isPending.current = true;
    // At once after a pause, and every so often while somebody types on and on.
    const wait = Math.max(0, savedAt.current + interval - Date.now());
    const timer = setTimeout(() => save(), wait);
    const saveNow = () => {
      if (document.visibilityState === 'hidden') save();
    };
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', saveNow);
    };
  }, [key, values, isChanged]);

  const forget = async (left?: Values) => {
    isForgotten.current = true;
    setRestoredAt(null);
    await write(left);
  };
  return {
    since: waiting?.savedAt ?? restoredAt,
    forget,
    bringBack:
      waiting &&
      (() => {
        const older = waiting.aside;
        setAside(isChanged ? { values, base, savedAt: Date.now(), aside: older } : older);
        show(waiting, null);
      }),
    discard: () => {
      if (waiting) {
        setAside(waiting.aside);
        void write(isChanged ? values : undefined);
        return;
      }
      form.reset();
      void forget();
    },
  };
}
