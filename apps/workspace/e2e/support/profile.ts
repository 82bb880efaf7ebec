import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { BrowserContext } from '@playwright/test';

import { test as base } from './test';

/** Starts a browser process on a profile that outlives it. */
export type StartBrowser = () => Promise<BrowserContext>;

/** Journeys through more than one browser process; each profile is gone at the end. */
export const test = base.extend<{
  newProfile: (flags?: readonly string[]) => Promise<StartBrowser>;
}>({
  newProfile: async ({ playwright, launchOptions, baseURL }, provide) => {
    const folders: string[] = [];
    await provide(async (flags = []) => {
      const folder = await mkdtemp(join(tmpdir(), 'brandroom-'));
      folders.push(folder);
      return () =>
        playwright.chromium.launchPersistentContext(folder, {
          ...launchOptions,
          serviceWorkers: 'block',
          args: [...(launchOptions.args ?? []), ...flags],
          ...(baseURL ? { baseURL } : {}),
        });
    });
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  },
});

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** Makes ready to end the whole browser at once, with whatever it has not written to the disk yet. */
export async function killer(context: BrowserContext): Promise<() => Promise<void>> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const id = processInfo?.find(({ type }) => type === 'browser')?.id;
  if (id === undefined) throw new Error('The browser has no process.');
  return async () => {
    const closed = context.waitForEvent('close');
    process.kill(id, 'SIGKILL');
    await closed;
    // Until it is gone, a new one on the same profile would only wake it.
    await base.expect.poll(() => isRunning(id)).toBe(false);
  };
}
