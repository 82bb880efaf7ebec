import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { claimSlot } from './draft-slot';
import type { DraftSlot } from './draft-slot';
import type { KeptDraft } from './draft-store';
import { draftStore } from './draft-store';
import type { Form } from './use-form';

const interval = 400;

export interface KeptForm<Values = never> {
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

export interface KeptDraftOptions<Values extends object> {
  /** Names account, brand and screen. Each tab that shows the form has a slot of its own under it. */
  key: string;
  /** Reads what was kept, as this visit needs it; null for text of an older version, which is left alone. */
  readValues: (value: unknown) => Promise<Values | null>;
  /** What the values were made from; it comes back with them. */
  base?: unknown;
  onRestoreBase?: (base: unknown) => void;
}

/** What of it can come back, as this visit needs it. */
async function usable<Values>(
  kept: KeptDraft,
  readValues: (value: unknown) => Promise<Values | null>,
): Promise<KeptDraft<Values> | null> {
  const aside = kept.aside ? await usable(kept.aside, readValues) : null;
  const values = await readValues(kept.values);
  return values ? { ...kept, values, aside } : aside;
}

/**
 * Keeps what is typed into a form at most half a second later, and brings it back when the same
 * person opens the same screen again, after a reload or a crash too. Nothing is written before what
 * was kept is read, and whoever was quicker is asked which text they want. A browser that keeps
 * nothing leaves the form as it is.
 */
export function useKeptDraft<Values extends object>(
  form: Form<Values>,
  { key, readValues, base = null, onRestoreBase }: KeptDraftOptions<Values>,
): KeptForm<Values> {
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const [waiting, setWaiting] = useState<KeptDraft<Values> | null>(null);
  const slot = useRef<Promise<DraftSlot>>(undefined);
  const reading = useRef<Promise<KeptDraft | undefined>>(undefined);
  // What goes along with all that is written; undefined until it is known what of it can come back.
  const aside = useRef<KeptDraft | null>(undefined);
  const isForgotten = useRef(false);
  const savedAt = useRef(0);
  const isPending = useRef(false);
  const { values, isChanged } = form;

  async function write(typed?: Values) {
    const found = await reading.current;
    const own = await slot.current;
    if (!own) return;
    const older = aside.current === undefined ? found : aside.current;
    const kept = typed ? { values: typed, base, savedAt: Date.now(), aside: older } : older;
    await (kept ? draftStore.keep(own.key, kept) : draftStore.forget(own.key));
  }
  function setAside(next: KeptDraft<Values> | null = null) {
    aside.current = next;
    setWaiting(next);
  }
  function show(kept: KeptDraft<Values>, since: number | null) {
    setRestoredAt(since);
    onRestoreBase?.(kept.base);
    form.set(kept.values);
  }

  const check = useEffectEvent(async (kept: KeptDraft) => usable(kept, readValues));
  const restore = useEffectEvent((kept: KeptDraft<Values> | null) => {
    if (!kept || form.isDirty || savedAt.current > 0) {
      setAside(kept);
      return;
    }
    setAside(kept.aside);
    show(kept, kept.savedAt);
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
    const claimed = claimSlot(key);
    const read = claimed.then(async (own) => draftStore.read(own.key));
    slot.current = claimed;
    reading.current = read;
    void (async () => {
      const kept = await read;
      const found = kept ? await check(kept) : null;
      if (!isGone) restore(found);
    })().catch(() => undefined);
    return () => {
      isGone = true;
      void claimed.then(({ release }) => release());
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
