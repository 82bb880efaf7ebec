// Measures every story in the page under the settings that people use.
//
//   pnpm surroundings                          build Storybook and measure all
//   pnpm surroundings --reuse-build [story-id part…]
//
// A story is played with a mouse in a wide window. Its final state is then shown in the other themes, zoomed to 400 %,
// with text twice as large, in forced colors, by touch on a phone, and turned from right to left.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import axe from 'axe-core';
import { closingLine } from './check/tally.mjs';
import { clock } from './measure/browser.mjs';
import { openMeasures } from './measure/faults.mjs';
import {
  goToStory,
  openStorybook,
  painted,
  playFailure,
  storyAddress,
  storyEnd,
} from './measure/stories.mjs';

/** A story waits for itself now and then, so two cores are busy with three. */
const pages = 3;
const wide = { width: 1280, height: 800 };
const phone = { width: 320, height: 640 };
/** A window of 1280 × 1024 pixels at 400 %. */
const zoomed = { width: 320, height: 256 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'reuse-build': { type: 'boolean', default: false } },
});

const { stories, origin, browser, close } = await openStorybook({
  reuseBuild: values['reuse-build'],
});
const measures = await openMeasures();
const { faults } = measures;
const waiting = stories
  .map(({ id }) => id)
  .filter((id) => positionals.length === 0 || positionals.some((part) => id.includes(part)));

/** @typedef {import('playwright').Page} Page */

/**
 * Sets the window for text of the usual size. A story about large text gets as much more room, because WCAG asks for
 * 320 pixels and for text twice as large, not for both at once.
 *
 * @param {Page} page
 * @param {{ width: number, height: number }} size
 */
async function setWindow(page, { width, height }) {
  const larger = await page.evaluate(() => {
    const { story } = /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__.currentRender;
    return Number(story.storyGlobals?.textSize ?? 100) / 100;
  });
  await page.setViewportSize({ width: width * larger, height: height * larger });
}

/**
 * Reports sideways scrolling and clipped text. A fault must be found twice, because a chart is redrawn some frames
 * after its size has changed.
 *
 * @param {Page} page
 */
async function reflow(page) {
  const look = async () => [
    ...(await faults(page, 'reflow', 'sideways')),
    ...(await faults(page, 'reflow', 'cut')),
  ];
  await painted(page);
  let found = await look();
  for (let attempt = 0; attempt < 5 && found.length > 0; attempt += 1) {
    await page.waitForTimeout(500);
    const again = await look();
    if (again.join() === found.join()) break;
    found = again;
  }
  return found;
}

/** As a person sets it in the browser, so that the layouts adapt. @param {Page} page @param {number} pixels */
async function setText(page, pixels) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
  await session.detach();
}

/**
 * Uses Storybook's own toolbar, because charts and arrow keys depend on the language, not on the page. Anything that
 * the story's play opened stays open.
 *
 * @param {Page} page
 */
async function turnRound(page) {
  const own = await page.evaluate(() => {
    const { channel, currentRender } = /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__;
    // A story about a direction keeps it.
    if (currentRender.story.storyGlobals?.direction) return document.documentElement.dir;
    channel.emit('updateGlobals', { globals: { direction: 'rtl' } });
    return 'rtl';
  });
  await page.waitForFunction((to) => document.documentElement.dir === to, own);
  const phase = await storyEnd(page);
  if (phase !== 'finished')
    throw new Error(`The story cannot be turned from right to left (${phase}).`);
}

/**
 * The session that emulates touch in each page, for as long as it is attached.
 *
 * @type {WeakMap<Page, import('playwright').CDPSession>}
 */
const touches = new WeakMap();

/**
 * Emulates a phone: touch instead of a mouse. The next size of the window ends it.
 *
 * @param {Page} page
 * @param {boolean} isOn
 */
async function setTouch(page, isOn) {
  const session = touches.get(page) ?? (await page.context().newCDPSession(page));
  touches.set(page, session);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: isOn });
  if (isOn)
    await session.send('Emulation.setDeviceMetricsOverride', {
      ...(page.viewportSize() ?? phone),
      deviceScaleFactor: 1,
      mobile: true,
    });
  else await session.send('Emulation.clearDeviceMetricsOverride');
  await page.waitForFunction((to) => matchMedia('(pointer: coarse)').matches === to, isOn);
}

/** @type {readonly [name: string, measure: (page: Page) => Promise<string[]>][]} */
const looks = [
  ['mouse', (page) => faults(page, 'targets', 'smallerThan', 24)],
  ['reduced motion', (page) => faults(page, 'motion', 'moving')],
  ['other themes', (page) => faults(page, 'contrast', 'tooFaint', ['dark', 'hc'])],
  [
    'forced colors',
    async (page) => {
      await page.setViewportSize(wide);
      await page.emulateMedia({ forcedColors: 'active' });
      await painted(page);
      // Nothing listens to the key, but the keyboard now counts as the input method.
      await page.keyboard.press('F9');
      const found = [];
      for (const name of ['faceless', 'alike', 'unmarked'])
        found.push(...(await faults(page, 'forced-colors', name)));
      await page.emulateMedia({ forcedColors: 'none' });
      return found;
    },
  ],
  [
    '200 % text',
    async (page) => {
      await page.setViewportSize(wide);
      await setText(page, 32);
      const found = [...(await reflow(page)), ...(await faults(page, 'reflow', 'overlapping'))];
      // Media queries in em react to it when the next look changes the window's size.
      await setText(page, 16);
      return found;
    },
  ],
  [
    '400 % zoom',
    async (page) => {
      await setWindow(page, zoomed);
      return reflow(page);
    },
  ],
  [
    'touch',
    async (page) => {
      await setWindow(page, phone);
      try {
        await setTouch(page, true);
        return [
          ...(await reflow(page)),
          ...(await faults(page, 'reflow', 'overlapping')),
          ...(await faults(page, 'targets', 'smallerThan', 44)),
        ];
      } finally {
        await setTouch(page, false);
      }
    },
  ],
  // The last one, because the next story resets the direction.
  [
    'right to left',
    async (page) => {
      await setWindow(page, phone);
      await turnRound(page);
      const found = await reflow(page);
      await setWindow(page, wide);
      found.push(...(await reflow(page)));
      return found;
    },
  ],
];
/** Loads the page anew. @param {Page} page @param {string} id */
async function open(page, id) {
  await page.goto(storyAddress(origin, id));
  await page.evaluate(axe.source);
  // With `content-visibility`, parts out of sight keep the positions of an earlier layout.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
}

let passed = 0;
let failed = 0;

/** @param {Page} page @param {string} id */
async function lookAt(page, id) {
  await goToStory(page, id, wide);
  let phase = await storyEnd(page);
  if ((await playFailure(page)) !== undefined) {
    // The previous story may have left something open.
    await open(page, id);
    phase = await storyEnd(page);
    const failure = await playFailure(page);
    // The test of the story checks its play; here it is measured up to the failed step.
    if (failure !== undefined) console.error(`${id} stops in its play: ${failure}`);
  }
  for (const [name, measure] of looks) {
    const found =
      phase === 'finished'
        ? await measure(page).catch((/** @type {unknown} */ error) => [String(error)])
        : [`the story does not show (${phase})`];
    if (found.length === 0) passed += 1;
    else {
      failed += 1;
      console.error([`${id}, ${name}:`, ...found].join('\n    '));
    }
  }
}

async function walk() {
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: wide,
  });
  await page.clock.setFixedTime(clock);
  // From here on stories change as by a click.
  await open(page, stories[0]?.id ?? '');
  await storyEnd(page);
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await lookAt(page, id);
}

const begun = performance.now();
await Promise.all(Array.from({ length: pages }, walk));
await close();
measures.close();

console.log(`${Math.round((performance.now() - begun) / 1000)} s`);
const figures = { passed, failed, skipped: 0 };
if (process.env['REPORT']) writeFileSync(process.env['REPORT'], JSON.stringify(figures));
const { line, ok } = closingLine([figures]);
console.log(line);
process.exit(ok ? 0 : 1);
