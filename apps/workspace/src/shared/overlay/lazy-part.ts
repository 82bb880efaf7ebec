/** A part of the screen whose code comes later, once for all who wait for it. */
export interface LazyPart<T> {
  /** Loads it, if that was not done. A failed load is tried again at the next call. */
  load(): Promise<T>;
  /** The part, or null while it is not here. */
  now(): T | null;
  /** Tells when it is here. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

export function lazyPart<T>(importPart: () => Promise<T>): LazyPart<T> {
  const listeners = new Set<() => void>();
  let part: T | null = null;
  let loading: Promise<T> | null = null;

  async function fetchPart(): Promise<T> {
    try {
      part = await importPart();
    } catch (error) {
      loading = null;
      throw error;
    }
    for (const listener of listeners) listener();
    return part;
  }

  return {
    load: () => (loading ??= fetchPart()),
    now: () => part,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
