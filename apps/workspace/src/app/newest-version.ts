import { workerAddress } from '../shared/load/worker-address';
import { serviceWorkerUrl } from './updates';

/** The interval between two checks for a newer version, in milliseconds. */
const interval = 60 * 60 * 1000;
/** The longest time a reload waits for the newer version, in milliseconds. */
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

/** Registers the service worker and reports each newer version that is ready. */
export async function followNewest(onReady: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  // On a first visit the page cannot be of an earlier version.
  const hasVersion = serviceWorker.controller !== null;
  const address = workerAddress(serviceWorkerUrl);
  // A browser with service workers disabled resolves with nothing.
  const registration = (await serviceWorker.register(address)) as
    | ServiceWorkerRegistration
    | undefined;
  if (!registration) return;
  if (hasVersion) {
    if (registration.waiting) onReady();
    // Another tab activated the newer version.
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

/** Activates the newest version as soon as it is installed. */
async function takeOver(): Promise<void> {
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

/** Activates the newest available version, within the longest waiting time. */
export async function takeNewest(): Promise<void> {
  const waited = new Promise<void>((resolve) => setTimeout(resolve, patience));
  await Promise.race([takeOver(), waited]);
}
