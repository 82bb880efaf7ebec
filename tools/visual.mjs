// Compares stories with the reviewed pictures.
//
//   pnpm visual              build Storybook, compare, fail on a difference
//   pnpm visual --update     take today's pictures as the right ones
//   pnpm visual --reuse-build [story-id part…]
//
// The reviewed pictures are committed in `visual-baselines/`: of each component
// its first story in three themes and its second in light, of each screen its
// first; and in light each story with the tag `pictured`, in its own window.
// Differences are shown side by side in `.visual/report.html`.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closingLine } from './check/tally.mjs';
import { root } from './install.mjs';
import { clock } from './measure/browser.mjs';
import { difference, differencePicture, report } from './measure/pictures.mjs';
import { openStorybook, storyAddress, storyEnd, windowOf } from './measure/stories.mjs';

/** Pixels. Glyph edges fall differently now and then when the machine is busy; no real change is this small. */
const noise = 4;

/** The names in the files, and the values of the attribute. */
const themes = { light: 'light', dark: 'dark', 'high contrast': 'hc' };
/** The machine has two cores. */
const pages = 2;
const wide = { width: 1280, height: 800 };
const baselines = join(root, 'visual-baselines');
const work = join(root, '.visual');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    'reuse-build': { type: 'boolean', default: false },
  },
});

const {
  stories: all,
  origin,
  browser,
  launchBrowser,
  close,
} = await openStorybook({
  reuseBuild: values['reuse-build'],
});

/**
 * A set that is small enough for the repository: the default of each component and screen in every theme, and one more
 * look of each component; and the stories that ask to be pictured, each in its own window.
 *
 * @returns {{ id: string, themes: readonly string[], hasOwnWindow?: boolean }[]}
 */
function representative() {
  /** @type {Map<string, string[]>} */
  const byTitle = new Map();
  for (const { id, title } of all) byTitle.set(title, [...(byTitle.get(title) ?? []), id]);
  const usual = [...byTitle].flatMap(([title, [first = '', second]]) => [
    { id: first, themes: Object.keys(themes) },
    ...(second === undefined || title.startsWith('Screens/')
      ? []
      : [{ id: second, themes: ['light'], hasOwnWindow: true }]),
  ]);
  const further = all
    .filter(({ id, tags }) => tags.includes('pictured') && !usual.some((each) => each.id === id))
    .map(({ id }) => ({ id, themes: ['light'], hasOwnWindow: true }));
  return [...usual, ...further];
}

const waiting = representative().filter(
  ({ id }) => positionals.length === 0 || positionals.some((part) => id.includes(part)),
);

// For the comparison itself: a page of its own, on an origin of its own.
const bench = await browser.newPage();

rmSync(join(work, 'actual'), { recursive: true, force: true });
for (const folder of [join(work, 'actual'), baselines]) mkdirSync(folder, { recursive: true });

/**
 * Takes screenshots until two are equal, so that nothing is still changing.
 *
 * @param {import('playwright').Page} shown
 */
async function stableScreenshot(shown) {
  const take = () => shown.screenshot({ animations: 'disabled', caret: 'hide' });
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
const changed = [];
/** @type {import('./measure/pictures.mjs').Change[]} */
const changes = [];
/** @type {Set<string>} */
const names = new Set();

/** @param {string} name of the file @param {Buffer} picture */
async function compare(name, picture) {
  const baseline = join(baselines, name);
  if (values.update) {
    // A picture without a difference stays unchanged, byte for byte.
    const before = existsSync(baseline) ? readFileSync(baseline) : undefined;
    if (!before || (await difference(bench, before, picture)) > noise)
      writeFileSync(baseline, picture);
    same += 1;
    return;
  }
  if (!existsSync(baseline)) {
    changed.push(`${name}: nobody has reviewed it; look at it and take it with --update`);
    writeFileSync(join(work, 'actual', name), picture);
    return;
  }
  const before = readFileSync(baseline);
  const found = before.equals(picture) ? 0 : await difference(bench, before, picture);
  if (found <= noise) {
    same += 1;
    return;
  }
  writeFileSync(join(work, 'actual', name), picture);
  changes.push({
    name,
    before,
    after: picture,
    difference: await differencePicture(bench, before, picture),
  });
  changed.push(`${name}: ${found === Infinity ? 'another size' : `${found} pixels`}`);
}

async function walk() {
  // A browser of its own: pages of one browser take the window's focus from each other, and with it the focus ring.
  const own = await launchBrowser();
  const page = await own.newPage({
    viewport: wide,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await page.clock.setFixedTime(clock);
  const storage = await page.context().newCDPSession(page);
  for (let story = waiting.shift(); story !== undefined; story = waiting.shift()) {
    const address = storyAddress(origin, story.id);
    const open = async () => {
      // Storage is cleared, so that no story finds data of another one, such as unsaved text. From a page of the same
      // origin, because a new process may get the window's focus after the story has moved its own.
      await page.goto(`${origin}/favicon.svg`);
      await storage.send('Storage.clearDataForOrigin', {
        origin,
        storageTypes: 'indexeddb,local_storage',
      });
      await page.goto(address);
      return storyEnd(page);
    };
    await page.setViewportSize(wide);
    let phase = await open();
    const size = story.hasOwnWindow ? await windowOf(page, story.id, wide) : wide;
    if (size.width !== wide.width) {
      // Once more, because it is played in its window.
      await page.setViewportSize(size);
      phase = await open();
    }
    // Waits for pictures and views that load late; a story about loading never becomes idle.
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
    for (const [theme, value] of Object.entries(themes)) {
      if (!story.themes.includes(theme)) continue;
      const name = `${story.id}--${theme.replace(' ', '-')}.png`;
      names.add(name);
      if (phase !== 'finished') {
        changed.push(`${name}: the story does not show (${phase})`);
        continue;
      }
      await page.evaluate((to) => document.documentElement.setAttribute('data-theme', to), value);
      await compare(name, await stableScreenshot(page));
    }
  }
  await own.close();
}

await Promise.all(Array.from({ length: pages }, walk));

// A whole run knows every picture that there should be.
if (positionals.length === 0) {
  for (const name of readdirSync(baselines).filter((file) => !names.has(file))) {
    if (values.update) rmSync(join(baselines, name));
    else changed.push(`${name}: its story is gone`);
  }
}
await close();

for (const line of changed) console.error(line);
if (changes.length > 0) {
  writeFileSync(join(work, 'report.html'), report(changes));
  console.error(`\nBefore, after and difference: ${join('.visual', 'report.html')}`);
}
console.log(`${names.size} pictures: ${same} the same, ${changed.length} changed`);
const figures = { passed: same, failed: changed.length, skipped: 0 };
if (process.env['REPORT']) writeFileSync(process.env['REPORT'], JSON.stringify(figures));
const { line, ok } = closingLine([figures]);
console.log(line);
process.exit(ok ? 0 : 1);
