/** A value that is loaded on first use and shared by all callers. */
export interface LoadOnce<T> {
  /** Loads the value unless it is loaded already. */
  load(): Promise<T>;
  /** Returns the loaded value, or null until then. */
  now(): T | null;
  /** Calls the listener when it is loaded. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** How long all calls share a failure, in milliseconds. */
const failureLasts = 1000;

/**
 * Loads a value once. A failed load is retried by the first call at least a second later; otherwise
 * a screen that renders again because of the failure would retry endlessly.
 */
export function loadOnce<T>(fetch: () => Promise<T>): LoadOnce<T> {
  const listeners = new Set<() => void>();
  let loaded: T | null = null;
  let loading: Promise<T> | null = null;

  async function start(): Promise<T> {
    try {
      loaded = await fetch();
    } catch (error) {
      setTimeout(() => {
        loading = null;
      }, failureLasts);
      throw error;
    }
    for (const listener of listeners) listener();
    return loaded;
  }

  /** React's `use` reads a promise without suspending if its status and value are set on it. */
  async function mark(promise: Promise<T>): Promise<void> {
    const value = await promise;
    void Object.assign(promise, { status: 'fulfilled', value });
  }

  return {
    load: () => {
      if (loading === null) {
        loading = start();
        // Callers get the failure from the promise itself.
        mark(loading).catch(() => undefined);
      }
      return loading;
    },
    now: () => loaded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
