import { useEffect, useState } from 'react';

/** What the browser says of its storage; null where it says nothing. */
export interface StorageFacts {
  /** Bytes of everything that this site stores. */
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

/** The browser's storage, and a way to ask it not to clear the data by itself. */
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

  /** Resolves with whether the browser agreed. */
  async function keep(): Promise<boolean> {
    let isKept = false;
    try {
      isKept = await navigator.storage.persist();
    } catch {
      // A browser that cannot be asked has not agreed.
    }
    setFacts(await readFacts());
    return isKept;
  }
  return { facts, keep };
}
