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
