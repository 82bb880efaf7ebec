/** Written by the build (docs/decisions/0022-offline.md). */
export const serviceWorkerUrl = '/service-worker.js';

/** New versions of the app, as this tab learns of them. */
export interface Updates {
  /** Calls the listener when a newer version is ready to be loaded. Returns the unsubscribe function. */
  onReady(listener: () => void): () => void;
}

/**
 * Keeps the app's files in this browser and follows new versions. Without service workers the app
 * works as before, with a network.
 */
export function startUpdates(): Updates {
  let isReady = false;
  const listeners = new Set<() => void>();
  const tell = () => {
    isReady = true;
    for (const listener of listeners) listener();
  };
  const start = () =>
    void import('./newest-version').then(({ follow }) => follow(tell)).catch(() => undefined);
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
  }
  return {
    onReady: (listener) => {
      listeners.add(listener);
      if (isReady) listener();
      return () => listeners.delete(listener);
    },
  };
}

/** Reloads the page in the newest version that can be reached. */
export async function reloadNewest(): Promise<void> {
  if ('serviceWorker' in navigator) {
    await import('./newest-version').then(({ takeNewest }) => takeNewest()).catch(() => undefined);
  }
  location.reload();
}
