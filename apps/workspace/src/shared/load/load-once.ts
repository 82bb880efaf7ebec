/** Something that is loaded when it is first needed, once for everybody. */
export interface LoadOnce<T> {
  /** Loads it, if that was not done. */
  load(): Promise<T>;
  /** What was loaded, or null until then. */
  now(): T | null;
  /** Calls the listener when it is loaded. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** How long a failure is given to everybody who asks, in milliseconds. */
const failureLasts = 1000;

/**
 * Loads something once. A failed load is tried again by the first call that comes a second later: a
 * screen that is drawn again by the failure itself would otherwise ask without an end.
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
        // Whoever asked for it is told of a failure.
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
