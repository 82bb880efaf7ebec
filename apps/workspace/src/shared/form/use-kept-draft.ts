import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { draftStore } from './draft-store';
import type { Form } from './use-form';

const pause = 400;

export interface KeptForm {
  /** When the text that came back was typed, in milliseconds; null when nothing came back. */
  restoredAt: number | null;
  /** Takes the kept text out of the form and out of the browser. */
  discard: () => void;
  /** Forgets the kept text: it was sent. */
  forget: () => Promise<void>;
}

/**
 * Keeps what is typed into a form at most half a second later, and brings it back when the same
 * person opens the same screen again, after a reload or a crash too. `key` names account, brand
 * and screen. A browser that keeps nothing leaves the form as it is.
 */
export function useKeptDraft<Values extends object>(
  key: string,
  form: Form<Values>,
  isValues: (value: unknown) => value is Values,
): KeptForm {
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const isForgotten = useRef(false);
  const { values, isDirty } = form;

  const restore = useEffectEvent((kept: unknown, savedAt: number) => {
    if (form.isDirty || !isValues(kept)) return;
    form.set(kept);
    setRestoredAt(savedAt);
  });

  useEffect(() => {
    let isGone = false;
    isForgotten.current = false;
    draftStore.read(key).then(
      (kept) => {
        if (kept && !isGone) restore(kept.values, kept.savedAt);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [key]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const save = () => {
      // Without a database the form itself still holds the text.
      if (!isForgotten.current) {
        draftStore.keep(key, { values, savedAt: Date.now() }).catch(() => undefined);
      }
    };
    const timer = setTimeout(save, pause);
    const saveNow = () => {
      if (document.visibilityState === 'hidden') save();
    };
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', saveNow);
    };
  }, [key, values, isDirty]);

  const forget = async () => {
    isForgotten.current = true;
    setRestoredAt(null);
    await draftStore.forget(key).catch(() => undefined);
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
