// Every story in every theme against its last picture.
//
//   pnpm visual              build Storybook, compare, fail on a difference
//   pnpm visual --update     take today's pictures as the right ones
//   pnpm visual --reuse-build [story-id part…]
//
// The right pictures are the committed ones in `visual-baselines/` where that
// folder exists, else those of the last `--update` on this machine in `.visual/`.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closingLine } from './check/tally.mjs';
import { install, pnpm, root } from './install.mjs';
import { launch } from './measure/browser.mjs';
import { difference } from './measure/pictures.mjs';
import { createStaticServer, listen } from './serve/server.mjs';

/** Pixels. Glyph edges fall differently now and then when the machine is busy; no real change is this small. */
const noise = 4;

const themes = ['light', 'dark', 'high contrast'];
const storybook = join(root, 'storybook-static');
const committed = join(root, 'visual-baselines');
const work = join(root, '.visual');
const baselines = existsSync(committed) ? committed : join(work, 'baseline');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    'reuse-build': { type: 'boolean', default: false },
  },
});

const isBuilt = existsSync(join(storybook, 'index.json'));
if (!(values['reuse-build'] && isBuilt)) {
  const env = { STORYBOOK_DISABLE_TELEMETRY: '1' };
  if (!install() || pnpm(['build-storybook', '--quiet'], env) !== 0) process.exit(1);
}

/** @type {{ entries: Record<string, { id: string, type: string }> }} */
const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
const stories = Object.values(entries)
  .filter(
    ({ id, type }) =>
      type === 'story' &&
      (positionals.length === 0 || positionals.some((part) => id.includes(part))),
  )
  .map(({ id }) => id);

// Storybook's own page needs inline scripts; what is pictured here is looks, not headers.
const server = createStaticServer({ root: storybook, headers: {} });
const origin = `http://localhost:${await listen(server, 0)}`;
const browser = await launch();
const page = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  locale: 'en-US',
  timezoneId: 'UTC',
});
// For the comparison itself: a page of its own, on an origin of its own.
const bench = await browser.newPage();

rmSync(join(work, 'actual'), { recursive: true, force: true });
for (const folder of [join(work, 'actual'), baselines]) mkdirSync(folder, { recursive: true });

/**
 * Waits until Storybook has shown the story and played it.
 *
 * @param {import('playwright').Page} shown
 * @returns {Promise<string>} `finished`, or how it ended instead
 */
async function storyEnd(shown) {
  try {
    const ended = await shown.waitForFunction(
      () => {
        const { phase } =
          /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__?.currentRender ?? {};
        return ['finished', 'errored', 'aborted'].includes(phase) ? String(phase) : undefined;
      },
      undefined,
      { timeout: 15_000 },
    );
    await shown.evaluate(async () => {
      await document.fonts.ready;
      // Two frames: styles of the last state have been applied and painted.
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    return (await ended.jsonValue()) ?? 'nothing';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * A picture that came out the same twice, so that nothing was on its way.
 *
 * @param {import('playwright').Page} shown
 */
async function still(shown) {
  const take = () => shown.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true });
  let last = await take();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await shown.waitForTimeout(50);
    const next = await take();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

let same = 0;
/** @type {string[]} */
const fresh = [];
/** @type {string[]} */
const changed = [];
for (const id of stories) {
  for (const theme of themes) {
    const name = `${id}--${theme.replace(' ', '-')}.png`;
    const globals = `theme:${theme.replaceAll(' ', '+')}`;
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
    const phase = await storyEnd(page);
    if (phase !== 'finished') {
      changed.push(`${name}: the story does not show (${phase})`);
      continue;
    }
    const picture = await still(page);
    const baseline = join(baselines, name);
    if (values.update || !existsSync(baseline)) {
      writeFileSync(baseline, picture);
      fresh.push(name);
      continue;
    }
    const found = await difference(bench, readFileSync(baseline), picture);
    if (found <= noise) same += 1;
    else {
      writeFileSync(join(work, 'actual', name), picture);
      changed.push(`${name}: ${found === Infinity ? 'another size' : `${found} pixels`}`);
    }
  }
}
await browser.close();
server.close();

for (const line of changed) console.error(line);
if (changed.length > 0) console.error(`\nThe new pictures are in ${join('.visual', 'actual')}.`);
console.log(
  `${stories.length} stories × ${themes.length} themes: ${same} the same, ${fresh.length} new, ${changed.length} changed`,
);
const figures = { passed: same + fresh.length, failed: changed.length, skipped: 0 };
if (process.env['REPORT']) writeFileSync(process.env['REPORT'], JSON.stringify(figures));
const { line, ok } = closingLine([figures]);
console.log(line);
process.exit(ok ? 0 : 1);
