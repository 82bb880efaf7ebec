import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

import { expectWhole, keptDrafts } from './support/database';
import { opened } from './support/people';
import { create, expectFound, write } from './support/posts';
import { expect, test } from './support/test';

/** Ends the whole browser at once, with whatever it has not written to the disk yet. */
async function kill(context: BrowserContext): Promise<void> {
  const [page] = context.pages();
  if (!page) throw new Error('There is no tab.');
  const browser = await context.newCDPSession(page);
  const closed = context.waitForEvent('close');
  // Nobody is left to answer.
  browser.send('Browser.crash').catch(() => undefined);
  await closed;
}

test(
  'a browser that is killed loses neither what was stored nor what was half typed',
  { tag: '@verify' },
  async ({ playwright, launchOptions, baseURL }) => {
    const profile = await mkdtemp(join(tmpdir(), 'brandroom-'));
    const start = () =>
      playwright.chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...(baseURL ? { baseURL } : {}),
      });
    try {
      const before = await start();
      const page = await opened(before, 'editor');
      await create(page, 'Last apples');
      await page.goto('/content/create');
      await write(page, 'First pears');
      await expect.poll(() => keptDrafts(page)).toContain('First pears');
      await kill(before);

      const after = await start();
      const fresh = await opened(after, 'editor');
      await expectFound(fresh, 'Last apples', 1);
      await expectWhole(fresh);
      await fresh.goto('/content/create');
      await expect(fresh.getByLabel('Title', { exact: true })).toHaveValue('First pears');
      await after.close();
    } finally {
      await rm(profile, { recursive: true, force: true });
    }
  },
);
