import type { BrowserContext, Page } from '@playwright/test';

interface Started {
  worker: Worker;
  settings: object;
}

/** Keeps a reference to each tab's worker, so that its faults can be ended while a dialog is open. */
export async function watchBackend(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const native = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function post(this: Worker, message: unknown, ...rest: never[]) {
      const { kind, settings } = message as { kind?: string; settings: object };
      if (kind === 'start') Reflect.set(window, 'startedBackend', { worker: this, settings });
      native.call(this, message, ...rest);
    };
  });
}

/** Ends all faults, as the Simulation dialog does. */
export async function endFaults(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { worker, settings } = Reflect.get(window, 'startedBackend') as Started;
    worker.postMessage({ kind: 'simulate', settings: { ...settings, fail: [] } });
  });
}
