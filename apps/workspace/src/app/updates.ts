/** Written by the build (docs/decisions/0022-offline.md). */
export const serviceWorkerUrl = '/service-worker.js';

/** Reports new versions of the app to this tab. */
export interface Updates {
  /** Calls the listener when a newer version is ready to be loaded. Returns the unsubscribe function. */
  onReady(listener: () => void): () => void;
  /**
   * Caches the app's files in this browser and follows new versions. Without service workers the
   * app works only online.
   */
  start(follow: (onReady: () => void) => Promise<void>): void;
}

export function createUpdates(): Updates {
  let isReady = false;
  const listeners = new Set<() => void>();
  const notify = () => {
    isReady = true;
    for (const listener of listeners) listener();
  };
  return {
    onReady: (listener) => {
      listeners.add(listener);
      if (isReady) listener();
      return () => listeners.delete(listener);
    },
    start: (follow) => {
      if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
      const begin = () => void follow(notify).catch(() => undefined);
      if (document.readyState === 'complete') begin();
      else addEventListener('load', begin, { once: true });
    },
  };
}

/** Reloads the page in the newest available version. */
export async function reloadNewest(): Promise<void> {
  if ('serviceWorker' in navigator) {
    await import('./take-newest').then(({ takeNewest }) => takeNewest()).catch(() => undefined);
  }
  location.reload();
}
