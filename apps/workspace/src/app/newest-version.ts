import { workerAddress } from '../shared/load/worker-address';
import { serviceWorkerUrl } from './updates';

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

/** Registers the service worker and reports each newer version that is ready. */
export async function followNewest(onReady: () => void): Promise<void> {
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

/** Lets the newest version take over, as soon as it is here. */
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

/** Lets the newest version that can be reached take over; ends at the latest when the patience does. */
export async function takeNewest(): Promise<void> {
  const waited = new Promise<void>((resolve) => setTimeout(resolve, patience));
  await Promise.race([takeOver(), waited]);
}
