/** Short texts by key, stored apart from the workspace data. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Wraps a browser storage. Where the storage is blocked or full, values stay in memory until the
 * page is left, so that a preference never blocks the work.
 */
export function safeStorage(storage: () => WebStorage): SafeStorage {
  const refused = new Map<string, string>();
  return {
    get: (key) => {
      try {
        return refused.get(key) ?? storage().getItem(key);
      } catch {
        return null;
      }
    },
    set: (key, value) => {
      try {
        storage().setItem(key, value);
        refused.delete(key);
      } catch {
        refused.set(key, value);
      }
    },
    remove: (key) => {
      refused.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // A blocked storage has no value to remove.
      }
    },
  };
}

// A function, because reading the property throws where storage is blocked.
/** Stored for this tab only, until it closes. */
export const tabStorage = safeStorage(() => sessionStorage);
/** Stored in this browser, for all its tabs. */
export const browserStorage = safeStorage(() => localStorage);
