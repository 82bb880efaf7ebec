import type { KeptValues } from '../shared/storage/kept-values';
import { browserValues } from '../shared/storage/kept-values';

const key = 'brandroom:unkept-seen';

export interface Unkept {
  /** Asks the browser, once, not to clear what is stored; call it when there is something to lose. */
  ask(): Promise<void>;
  /** Whether it has to be said that the browser did not agree. */
  isTold(): boolean;
  subscribe(listener: () => void): () => void;
  /** The person has seen it: it is never said again in this browser. */
  dismiss(): void;
}

/** Whether the browser may clear the workspace by itself, and whether the person knows that. */
export function askingToKeep(
  storage: () => Pick<StorageManager, 'persist' | 'persisted'>,
  values: KeptValues,
): Unkept {
  const listeners = new Set<() => void>();
  let isTold = false;
  let isAsked = false;

  function tell(next: boolean) {
    isTold = next;
    for (const listener of listeners) listener();
  }
  const isKept = async () => (await storage().persisted()) || storage().persist();

  return {
    ask: async () => {
      if (isAsked || values.get(key) !== null) return;
      isAsked = true;
      // A browser that cannot be asked has not agreed.
      if (!(await isKept().catch(() => false))) tell(true);
    },
    isTold: () => isTold,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dismiss: () => {
      values.set(key, '1');
      tell(false);
    },
  };
}

/** Of this browser. */
export const unkept = askingToKeep(() => navigator.storage, browserValues);
