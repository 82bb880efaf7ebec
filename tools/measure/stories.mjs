import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, pnpm, root } from '../install.mjs';
import { listen } from '../serve/port.mjs';
import { ensureCheckBrowser } from '../chromium.mjs';
import { createStaticServer } from '../serve/server.mjs';
import { launch } from './browser.mjs';

const storybook = join(root, 'storybook-static');

/**
 * Builds Storybook, unless the existing build is to be reused, serves it on a free port, and starts Chromium.
 *
 * @param {{ reuseBuild: boolean }} options
 * @returns {Promise<{ stories: readonly { id: string, title: string, tags: readonly string[] }[], origin: string, browser: import('playwright').Browser, launchBrowser: () => Promise<import('playwright').Browser>, close: () => Promise<void> }>}
 */
export async function openStorybook({ reuseBuild }) {
  const index = join(storybook, 'index.json');
  if (!(reuseBuild && existsSync(index))) {
    const env = { STORYBOOK_DISABLE_TELEMETRY: '1' };
    if (!install()) throw new Error('The packages are not installed.');
    if (pnpm(['build-storybook', '--quiet'], env) !== 0)
      throw new Error('Storybook cannot be built.');
  }
  /** @type {{ entries: Record<string, { id: string, title: string, type: string, tags: readonly string[] }> }} */
  const { entries } = JSON.parse(readFileSync(index, 'utf8'));
  // Storybook's own page needs inline scripts; this looks at the stories, not at headers.
  const server = createStaticServer({ root: storybook, headers: {} });
  const port = await listen(server, 0);
  // Each browser renders the edges of letters differently, and the reviewed pictures come from this
  // one.
  process.env['CHROMIUM_PATH'] = ensureCheckBrowser();
  // With partial repaints the edges of a picture depend on the previous one.
  const launchBrowser = () => launch('--disable-partial-raster');
  const browser = await launchBrowser();
  return {
    stories: Object.values(entries).filter(({ type }) => type === 'story'),
    origin: `http://localhost:${port}`,
    browser,
    launchBrowser,
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

/** Axe checks every story in its own test; here it would only cost time at each step. */
const unjudged = 'a11y.manual:!true';

/**
 * The address of a story alone.
 *
 * @param {string} origin
 * @param {string} id
 * @param {string} [globals] as Storybook writes them, `theme:dark;direction:rtl`
 */
export function storyAddress(origin, id, globals = '') {
  return `${origin}/iframe.html?id=${id}&viewMode=story&globals=${unjudged};${globals}`;
}

/**
 * The window that a story asks for, in a page that shows one.
 *
 * @param {import('playwright').Page} shown
 * @param {string} id
 * @param {{ width: number, height: number }} size for a story that asks for none
 * @returns {Promise<{ width: number, height: number }>}
 */
export async function windowOf(shown, id, size) {
  const own = await shown.evaluate(async (storyId) => {
    const { storyStoreValue } = /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__;
    const { parameters, storyGlobals } = await storyStoreValue.loadStory({ storyId });
    const { width, height } =
      parameters.viewport.options[storyGlobals.viewport?.value]?.styles ?? {};
    return width && { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
  }, id);
  return own || size;
}

/**
 * Shows another story in the open page, as a click in Storybook's list does: a third of the time of a page load.
 * The story plays in its own window size and direction.
 *
 * @param {import('playwright').Page} shown
 * @param {string} id
 * @param {{ width: number, height: number }} size of the window for a story that asks for none
 */
export async function goToStory(shown, id, size) {
  await shown.setViewportSize(await windowOf(shown, id, size));
  await shown.evaluate(async (storyId) => {
    const preview = /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__;
    /** @type {any} */ (globalThis).playFailures?.delete(storyId);
    // Without an event, so that the shown story is not drawn again.
    preview.storyStoreValue.userGlobals.update({ direction: 'ltr' });
    preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    while (preview.currentRender?.id !== storyId)
      await new Promise((resolve) => setTimeout(resolve, 10));
  }, id);
}

/**
 * Waits until Storybook has shown the story and played it.
 *
 * @param {import('playwright').Page} shown
 * @returns {Promise<string>} `finished`, or how it ended instead
 */
export async function storyEnd(shown) {
  try {
    const ended = await shown.waitForFunction(
      () => {
        const { currentRender, channel } =
          /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__ ?? {};
        if (!channel) return undefined;
        // A story whose play fails is finished, too: only an event says that it failed.
        const page = /** @type {{ playFailures?: Map<string, string> }} */ (globalThis);
        if (!page.playFailures) {
          const failures = new Map();
          page.playFailures = failures;
          channel.on('playFunctionThrewException', (/** @type {{ message: string }} */ error) => {
            const [line] = error.message.split('\n');
            failures.set(
              /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__.currentRender.id,
              line,
            );
          });
        }
        const { phase } = currentRender ?? {};
        if (!['finished', 'errored', 'aborted'].includes(phase)) return undefined;
        return String(phase);
      },
      undefined,
      { timeout: 60_000 },
    );
    await shown.evaluate(() => document.fonts.ready.then(() => undefined));
    await painted(shown);
    return (await ended.jsonValue()) ?? 'nothing';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Why the play of the shown story failed, for which it ends as finished, too.
 *
 * @param {import('playwright').Page} shown
 * @returns {Promise<string | undefined>}
 */
export function playFailure(shown) {
  return shown.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview, playFailures } = /** @type {any} */ (globalThis);
    return playFailures?.get(preview.currentRender.id);
  });
}

/** Two frames: styles of the last state have been applied and painted. @param {import('playwright').Page} shown */
export async function painted(shown) {
  await shown.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
