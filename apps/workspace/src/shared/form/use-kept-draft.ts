import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { KeptDraft } from './draft-store';
import { draftStore } from './draft-store';
import type { Form } from './use-form';

const interval = 400;

export interface KeptForm<Values = never> {
  /** When the text that came back was typed, in milliseconds; null when nothing came back. */
  restoredAt: number | null;
  /** Takes the kept text out of the form and out of the browser. */
  discard: () => void;
  /** Forgets the kept text: it was sent. What is left to send, if anything, is kept on. */
  forget: (left?: Values) => Promise<void>;
}

export interface KeptDraftOptions<Values extends object> {
  /** Names account, brand and screen. */
  key: string;
  /** Reads what was kept, as this visit needs it; null for text of an older version, which is left alone. */
  readValues: (value: unknown) => Promise<Values | null>;
  /** What the values were made from; it comes back with them. */
  base?: unknown;
  onRestoreBase?: (base: unknown) => void;
}

/**
 * Keeps what is typed into a form at most half a second later, and brings it back when the same
 * person opens the same screen again, after a reload or a crash too. A browser that keeps nothing
 * leaves the form as it is.
 */
export function useKeptDraft<Values extends object>(
  form: Form<Values>,
  { key, readValues, base = null, onRestoreBase }: KeptDraftOptions<Values>,
): KeptForm<Values> {
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const isForgotten = useRef(false);
  const savedAt = useRef(0);
  const isPending = useRef(false);
  const { values, isChanged } = form;

  const read = useEffectEvent(async (kept: KeptDraft) => readValues(kept.values));
  const restore = useEffectEvent((kept: KeptDraft, restored: Values) => {
    if (form.isDirty) return;
    onRestoreBase?.(kept.base);
    form.set(restored);
    setRestoredAt(kept.savedAt);
  });
  const save = useEffectEvent(() => {
    isPending.current = false;
    if (isForgotten.current) return;
    savedAt.current = Date.now();
    void draftStore.keep(key, values, base);
  });

  useEffect(() => {
    let isGone = false;
    isForgotten.current = false;
    void (async () => {
      const kept = await draftStore.read(key);
      const restored = kept && (await read(kept));
      if (kept && restored && !isGone) restore(kept, restored);
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
    await (left ? draftStore.keep(key, left, base) : draftStore.forget(key));
  };
  return {
    restoredAt,
    forget,
    discard: () => {
      form.reset();
      void forget().then(() => {
        isForgotten.current = false;
      });
    },
  };
}
