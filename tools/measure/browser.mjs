import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { tsImport } from 'tsx/esm/api';
import { chromiumFlags, ensureChromium } from '../chromium.mjs';
import { install, pnpm, root } from '../install.mjs';
import { listen } from '../serve/port.mjs';
import { createStaticServer } from '../serve/server.mjs';

/**
 * @typedef {import('../../apps/workspace/e2e/routes.ts').ScreenRoute} ScreenRoute
 * @typedef {import('../../apps/workspace/e2e/routes.ts').Visitor} Visitor
 * @typedef {import('playwright').Browser} Browser
 * @typedef {import('playwright').BrowserContext} BrowserContext
 * @typedef {import('playwright').Page} Page
 */

export const dist = join(root, 'apps/workspace/dist');

/** The clock of every picture and figure, so that "3 minutes ago" stays the same. */
export const clock = '2026-06-15T09:00:00.000Z';

/** @returns {Promise<readonly ScreenRoute[]>} */
export async function screenRoutes() {
  const path = fileURLToPath(new URL('../../apps/workspace/e2e/routes.ts', import.meta.url));
  /** @type {{ routes: readonly ScreenRoute[] }} */
  const { routes } = await tsImport(path, import.meta.url);
  return routes;
}

/**
 * Builds the app, unless the existing build is to be reused, serves it as in production on a free
 * port, and starts Chromium.
 *
 * @param {{ reuseBuild: boolean }} options
 * @returns {Promise<{ origin: string, browser: Browser, close: () => Promise<void> }>}
 */
export async function openBuiltApp({ reuseBuild }) {
  if (!(reuseBuild && existsSync(join(dist, 'index.html')))) {
    if (!install()) throw new Error('The packages are not installed.');
    if (pnpm(['--filter', '@brandroom/workspace', 'build']) !== 0)
      throw new Error('The build failed.');
  }
  const server = createStaticServer({ root: dist });
  const port = await listen(server, 0);
  const browser = await launch();
  return {
    origin: `http://localhost:${port}`,
    browser,
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

/** @param {readonly string[]} flags beside those that every tool needs @returns {Promise<Browser>} */
export function launch(...flags) {
  return chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags, ...flags] });
}

/**
 * A browser profile in which a visitor has signed in through the real form.
 *
 * @param {Browser} browser
 * @param {{ origin: string, as: Visitor, scale?: number, keepsFiles?: boolean }} options `keepsFiles`: with the service worker
 * @returns {Promise<BrowserContext>}
 */
export async function visit(browser, { origin, as, scale = 1, keepsFiles = false }) {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    // Files cached for a later visit are not part of a page.
    serviceWorkers: keepsFiles ? 'allow' : 'block',
  });
  if (as !== 'nobody') await signIn(context, { origin, as, scale });
  return context;
}

/**
 * Signs in through the real form, remembered, so that every further tab of the
 * profile is signed in too.
 *
 * @param {BrowserContext} context
 * @param {{ origin: string, as: Visitor, scale: number }} options
 */
export async function signIn(context, { origin, as, scale }) {
  const page = await context.newPage();
  await page.goto(`${origin}/login?${simulation(scale)}`);
  await page.getByLabel('Email address').fill(`${as}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('sample');
  await page.getByText('Remember me').click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // The first call of a profile waits for the samples; a hundred times as many take their time.
  await page.waitForURL((url) => url.pathname === '/', { timeout: scale > 1 ? 240_000 : 60_000 });
  await page.close();
}

/** @param {number} scale of the samples */
export function simulation(scale) {
  return `latency=0&now=${encodeURIComponent(clock)}&scale=${scale}`;
}

/** Placeholders of loading content: progress of unknown length (a skeleton, a spinner). */
export const loading = '[role="progressbar"]:not([aria-valuenow])';

/** Waits for a screen's own content: its heading is shown and nothing is loading. @param {Page} page */
export async function settled(page) {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction((selector) => document.querySelector(selector) === null, loading);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
