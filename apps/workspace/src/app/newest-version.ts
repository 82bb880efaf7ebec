import { workerAddress } from '../shared/load/worker-address';
import { serviceWorkerUrl } from './updates';

/** The interval between two checks for a newer version, in milliseconds. */
const interval = 60 * 60 * 1000;

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
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') onReady();
      });
    });
  }
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < interval) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}
