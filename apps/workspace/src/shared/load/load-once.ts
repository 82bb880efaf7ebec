/** A value that is loaded on first use, once for all users. */
export interface LoadOnce<T> {
  /** Loads it, if that was not done. */
  load(): Promise<T>;
  /** The loaded value, or null until then. */
  now(): T | null;
  /** Calls the listener when it is loaded. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** The time for which a failure is shared by all calls, in milliseconds. */
const failureLasts = 1000;

/**
 * Loads something once. A failed load is tried again by the first call that comes a second later: a
 * screen that renders again because of the failure would otherwise retry without end.
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

  /** React's `use` reads a promise without suspending when it bears its outcome. */
  async function mark(promise: Promise<T>): Promise<void> {
    const value = await promise;
    void Object.assign(promise, { status: 'fulfilled', value });
  }

  return {
    load: () => {
      if (loading === null) {
        loading = start();
        // The caller gets the failure from the promise itself.
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
