import { useEffect, useState } from 'react';

/** The browser's storage estimate; null if unavailable. */
export interface StorageFacts {
  /** Bytes stored by this site. */
  used: number | null;
  quota: number | null;
  isKept: boolean | null;
}

async function readFacts(): Promise<StorageFacts> {
  const unknown = { used: null, quota: null, isKept: null };
  try {
    const [{ usage, quota }, isKept] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
    ]);
    return { used: usage ?? null, quota: quota ?? null, isKept };
  } catch {
    return unknown;
  }
}

/** The browser's storage state, and a way to request persistent storage. */
export function useStorageFacts() {
  const [facts, setFacts] = useState<StorageFacts | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = (read: StorageFacts) => !isGone && setFacts(read);
    readFacts().then(show, () => undefined);
    return () => {
      isGone = true;
    };
  }, []);

  /** Resolves with whether the browser granted it. */
  async function keep(): Promise<boolean> {
    let isKept = false;
    try {
      isKept = await navigator.storage.persist();
    } catch {
      // A browser without this API counts as a refusal.
    }
    setFacts(await readFacts());
    return isKept;
  }
  return { facts, keep };
}
