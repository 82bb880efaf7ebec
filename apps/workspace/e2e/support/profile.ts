import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { BrowserContext } from '@playwright/test';

import { test as base } from './test';

/** Starts a browser process on a profile that is kept for the next process. */
export type StartBrowser = () => Promise<BrowserContext>;

/** The base test for journeys over several browser processes; deletes each profile at the end. */
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

/** Prepares to kill the whole browser, including everything not yet written to the disk. */
export async function killer(context: BrowserContext): Promise<() => Promise<void>> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const id = processInfo?.find(({ type }) => type === 'browser')?.id;
  if (id === undefined) throw new Error('The browser has no process.');
  return async () => {
    const closed = context.waitForEvent('close');
    process.kill(id, 'SIGKILL');
    await closed;
    // A new process on the same profile would otherwise only activate the old one.
    await base.expect.poll(() => isRunning(id)).toBe(false);
  };
}
