import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';

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

/**
 * The browser's storage state, and a way to request persistent storage. It is read again whenever
 * files change, as by an import.
 */
export function useStorageFacts() {
  const queryKey = [...useApi().files.key(), 'storage'];
  const { data: facts = null, refetch } = useQuery({ queryKey, queryFn: readFacts, staleTime: 0 });

  /** Resolves with whether the browser granted it. */
  async function keep(): Promise<boolean> {
    let isKept = false;
    try {
      isKept = await navigator.storage.persist();
    } catch {
      // A browser without this API counts as a refusal.
    }
    await refetch();
    return isKept;
  }
  return { facts, keep };
}
