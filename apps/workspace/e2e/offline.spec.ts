import type { Page } from '@playwright/test';

import { activate, type } from './support/keyboard';
import { opened } from './support/people';
import { heading } from './support/posts';
import { test } from './support/site';
import { expect } from './support/test';

test.use({ serviceWorkers: 'allow' });

/**
 * Waits until the service worker has cached the files of the build, then reloads the page from the
 * cache.
 */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

const version = (page: Page) => page.locator('meta[name="version-of-the-test"]');

test('without a network every page opens, with everything that was stored', async ({
  context,
  site,
}) => {
  const page = await opened(context, 'editor', '/files', { remember: true });
  await expect(page.getByText('60 files found')).toBeVisible();
  await kept(page);
  site.stop();

  await page.reload();
  await expect(page.getByText('60 files found')).toBeVisible();
  await page.goto('/content/calendar?view=list');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.getByRole('link', { name: 'Colors' }).click();
  await expect(heading(page)).toHaveText('Brand Colors');
  const next = await context.newPage();
  await next.goto('/brand/messaging');
  await expect(heading(next)).toHaveText('Messaging');
});

test(
  'a new version is offered, waits for the person, and keeps what they typed',
  { tag: '@verify' },
  async ({ context, site }) => {
    const page = await opened(context, 'editor', '/content/create', { remember: true });
    await kept(page);
    const title = page.getByLabel('Title');
    await title.focus();
    await type(page, 'Written before the update');

    await site.publish('<meta name="version-of-the-test" content="2" />');
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    const offer = page.getByText('A new version is ready');
    await expect(offer.first()).toBeVisible();
    await expect(title).toHaveValue('Written before the update');
    const other = await context.newPage();
    await other.goto('/files');
    await expect(heading(other)).toHaveText('File Library');
    await expect(version(other)).toHaveCount(0);
    // A service worker is replaced when it has answered everything, the files that a tab fetches ahead too.
    await other.waitForLoadState('networkidle');

    await page.bringToFront();
    await activate(page, page.getByRole('button', { name: 'Reload' }));
    await expect(version(page)).toHaveCount(1);
    await expect(title).toHaveValue('Written before the update');
    await expect(offer).toHaveCount(0);
    // The tab with the older version continues and shows a notice.
    await expect(other.getByText('A new version is ready').first()).toBeVisible();
    await other.getByRole('link', { name: 'Colors' }).click();
    await expect(heading(other)).toHaveText('Brand Colors');
  },
);

test(
  'two versions never use one store at the same time',
  { tag: '@verify' },
  async ({ context }) => {
    const page = await opened(context, 'editor', '/files', { remember: true });
    await expect(page.getByText('60 files found')).toBeVisible();
    // Opens the database under a higher version, as an app with a newer schema does.
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('brandroom', 99);
          opening.addEventListener('error', () => reject(opening.error ?? new Error('unopened')));
          opening.addEventListener('success', () => {
            opening.result.close();
            resolve();
          });
        }),
    );
    await expect(page.getByText('A newer version is open in another tab').first()).toBeVisible();
    const old = await context.newPage();
    await old.goto('/');
    await expect(heading(old)).toHaveText('This tab runs an older version of Brandroom');
    await expect(old.getByRole('button')).toHaveText(['Reload']);
  },
);

test('the app can be installed', { tag: '@verify' }, async ({ page, request }) => {
  await page.goto('/login');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(address ?? '')).json()) as {
    start_url: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest.start_url).toBe('/');
  for (const { src, sizes, type: kind } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toBe(kind);
    if (kind !== 'image/png') continue;
    const bytes = await icon.body();
    expect(`${String(bytes.readUInt32BE(16))}x${String(bytes.readUInt32BE(20))}`).toBe(sizes);
  }
});
