import { workerAddress } from '../shared/load/worker-address';

/** Written by the build (docs/decisions/0022-offline.md). */
export const serviceWorkerUrl = '/service-worker.js';

/** New versions of the app, as this tab learns of them. */
export interface Updates {
  /** Calls the listener when a newer version is ready to be loaded. Returns the unsubscribe function. */
  onReady(listener: () => void): () => void;
}

/** Between two looks for a newer version, in milliseconds. */
const interval = 60 * 60 * 1000;
/** How long a reload waits for the newer version, in milliseconds. */
const patience = 10_000;

function once(target: EventTarget, name: string, isDone = () => true): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isDone()) return;
      target.removeEventListener(name, check);
      resolve();
    };
    target.addEventListener(name, check);
  });
}

async function installed(worker: ServiceWorker): Promise<void> {
  const isDone = () => worker.state !== 'installing';
  if (!isDone()) await once(worker, 'statechange', isDone);
}

async function follow(onReady: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  // On a first visit there is no earlier version that this page could be of.
  const hasVersion = serviceWorker.controller !== null;
  const address = workerAddress(serviceWorkerUrl);
  // A browser that is told to do without service workers answers with nothing.
  const registration = (await serviceWorker.register(address)) as
    | ServiceWorkerRegistration
    | undefined;
  if (!registration) return;
  if (hasVersion) {
    if (registration.waiting) onReady();
    // Another tab took the newer version.
    serviceWorker.addEventListener('controllerchange', onReady);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      if (!installing) return;
      void installed(installing).then(() => installing.state === 'installed' && onReady());
    });
  }
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < interval) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  });
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
  const start = () => void follow(tell).catch(() => undefined);
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

/** Lets the newest version take over, as soon as it is here. */
async function takeNewest(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  await registration.update().catch(() => undefined);
  if (registration.installing) await installed(registration.installing);
  const { waiting } = registration;
  if (!waiting) return;
  const changed = once(navigator.serviceWorker, 'controllerchange');
  waiting.postMessage('takeOver');
  await changed;
}

/** Reloads the page in the newest version that can be reached. */
export async function reloadNewest(): Promise<void> {
  if ('serviceWorker' in navigator) {
    const waited = new Promise((resolve) => setTimeout(resolve, patience));
    await Promise.race([takeNewest(), waited]).catch(() => undefined);
  }
  location.reload();
}
