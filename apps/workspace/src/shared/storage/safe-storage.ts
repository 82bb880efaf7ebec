/** Short texts by key, stored apart from the workspace's data. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Values kept in a storage of the browser. Where it refuses (blocked by a setting, or full) they
 * are kept until the page is left, so that a preference never blocks the work.
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
        // A blocked storage has nothing to remove.
      }
    },
  };
}

// Accessed at each use, because access throws where storage is blocked.
/** Kept until the tab closes, by this tab alone. */
export const tabStorage = safeStorage(() => sessionStorage);
/** Kept by this browser, for all its tabs. */
export const browserStorage = safeStorage(() => localStorage);
