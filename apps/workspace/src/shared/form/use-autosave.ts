import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useClock } from '../time/clock';
import { claimSlot } from './draft-slot';
import type { DraftSlot } from './draft-slot';
import type { SavedDraft } from './draft-store';
import { draftStore } from './draft-store';
import type { Form } from './use-form';

const interval = 400;

export interface Autosave<Values = never> {
  /** The save time of the restored or waiting text, in milliseconds; null without one. */
  since: number | null;
  /**
   * Swaps the waiting text with the current values. A text waits when the person typed before it
   * could be restored. Null without a waiting text.
   */
  bringBack: (() => void) | null;
  /** Discards the waiting text, or else the restored one, from the form and the browser. */
  discard: () => void;
  /** Deletes the stored text after it was sent. Remaining values, if any, are stored instead. */
  forget: (left?: Values) => Promise<void>;
}

export interface AutosaveOptions<Values extends object> {
  /** Identifies account, brand and screen. Each tab that shows the form has its own slot for it. */
  key: string;
  /**
   * Converts stored values for this visit; null for text of an older version, which stays stored.
   */
  readValues: (value: unknown) => Promise<Values | null>;
  /** The base of the values, which is restored with them. */
  base?: unknown;
  onRestoreBase?: (base: unknown) => void;
}

/** Returns the part of a saved draft that can be restored on this visit. */
async function usable<Values>(
  saved: SavedDraft,
  readValues: (value: unknown) => Promise<Values | null>,
): Promise<SavedDraft<Values> | null> {
  const aside = saved.aside ? await usable(saved.aside, readValues) : null;
  const values = await readValues(saved.values);
  return values ? { ...saved, values, aside } : aside;
}

/**
 * Stores the text of a form within half a second, and restores it when the same person opens the
 * same screen again, also after a reload or a crash. Nothing is written until the stored text has
 * been read; a person who typed before that chooses between the two texts. Without browser storage
 * the form works without autosave.
 */
export function useAutosave<Values extends object>(
  form: Form<Values>,
  { key, readValues, base = null, onRestoreBase }: AutosaveOptions<Values>,
): Autosave<Values> {
  const clock = useClock();
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const [waiting, setWaiting] = useState<SavedDraft<Values> | null>(null);
  const slot = useRef<Promise<DraftSlot>>(undefined);
  const ownKey = useRef<string>(undefined);
  const reading = useRef<Promise<SavedDraft | undefined>>(undefined);
  // The waiting text, saved with each write; undefined until the stored text has been read.
  const aside = useRef<SavedDraft | null>(undefined);
  const isForgotten = useRef(false);
  const savedAt = useRef(0);
  const isPending = useRef(false);
  const { values, isChanged } = form;

  const draftOf = <Older extends SavedDraft>(typed: Values, older: Older | null | undefined) => ({
    values: typed,
    base,
    savedAt: clock(),
    aside: older,
  });
  async function write(typed?: Values) {
    const found = await reading.current;
    const own = await slot.current;
    if (!own) return;
    const older = aside.current === undefined ? found : aside.current;
    const saved = typed ? draftOf(typed, older) : older;
    await (saved ? draftStore.keep(own.key, saved) : draftStore.forget(own.key));
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
  const save = useEffectEvent((isLeaving = false) => {
    isPending.current = false;
    if (isForgotten.current) return;
    savedAt.current = clock();
    if (isLeaving && ownKey.current !== undefined && aside.current !== undefined)
      draftStore.leave(ownKey.current, draftOf(values, aside.current));
    void write(values);
  });

  useEffect(() => {
    let isGone = false;
    isForgotten.current = false;
    ownKey.current = undefined;
    const claimed = claimSlot(key);
    const read = claimed.then(async (own) => {
      ownKey.current = own.key;
      return draftStore.read(own.key);
    });
    slot.current = claimed;
    reading.current = read;
    void (async () => {
      const saved = await read;
      const found = saved ? await check(saved) : null;
      if (!isGone) restore(found);
    })().catch(() => undefined);
    return () => {
      isGone = true;
      void claimed.then(({ release }) => release());
    };
  }, [key]);

  useEffect(() => {
    if (!isChanged) {
      // Saves the last keystrokes before sending; a successful send calls `forget`.
      if (isPending.current) save();
      return () => {
        // Text typed after sending starts a new draft.
        isForgotten.current = false;
      };
    }
    isPending.current = true;
    // Saves at once after a pause, and at intervals during continuous typing.
    const wait = Math.max(0, savedAt.current + interval - clock());
    const timer = setTimeout(() => save(), wait);
    const saveNow = () => {
      if (document.visibilityState === 'hidden') save(true);
    };
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', saveNow);
    };
  }, [key, values, isChanged, clock]);

  // Saves the last keystrokes of a form that closes.
  const close = useEffectEvent(() => {
    if (isPending.current) save();
  });
  useEffect(() => () => close(), []);

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
        setAside(isChanged ? draftOf(values, older) : older);
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
