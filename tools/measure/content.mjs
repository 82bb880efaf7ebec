import { loading, settled, simulation, visit } from './browser.mjs';
import { interactions, median, observe, seenBy, sum, throttle, worst } from './session.mjs';

/**
 * @typedef {import('./session.mjs').Figure} Figure
 * @typedef {import('./browser.mjs').Page} Page
 */

/** A frame of this many milliseconds has dropped one of 60 a second. */
const droppedFrame = 25;

/** What is typed into the search; a word that many titles have. */
const word = 'letter';

/** @param {Page} page */
const elements = (page) => page.evaluate(() => document.getElementsByTagName('*').length);

/**
 * Does a step and tells how long the browser worked for it.
 *
 * @param {Page} page
 * @param {() => Promise<void>} step
 * @returns {Promise<{ inputs: number[], longTasks: number[] }>} input → next paint of each interaction, and tasks beyond 50 ms, in ms
 */
async function during(page, step) {
  const { events, longTasks } = await seenBy(page);
  await step();
  await page.waitForTimeout(500);
  const seen = await seenBy(page);
  return {
    inputs: interactions(seen, events.length),
    longTasks: seen.longTasks.slice(longTasks.length),
  };
}

/** Turns to the next month by a press and waits for what is in it. @param {Page} page @returns {Promise<number>} ms until it is there */
async function nextMonth(page) {
  const title = page.getByRole('heading', { level: 2 }).first();
  const before = await title.textContent();
  const from = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: 'Next month', exact: true }).click();
  await page.waitForFunction(
    ([old, waiting]) =>
      [...document.querySelectorAll('h2')].every(({ textContent }) => textContent !== old) &&
      document.querySelector(`${waiting}, [aria-busy="true"]`) === null,
    /** @type {[string | null, string]} */ ([before, loading]),
  );
  return (await page.evaluate(() => performance.now())) - from;
}

/** Types into the search, key by key as a person does. @param {Page} page */
async function search(page) {
  await page.getByRole('searchbox').first().click();
  await page.keyboard.type(word, { delay: 120 });
  await page.waitForLoadState('networkidle');
}

/** Scrolls to the end by the wheel. @param {Page} page @returns {Promise<number[]>} the length of each frame, in ms */
async function scrolled(page) {
  await page.evaluate(() => {
    /** @type {number[]} */
    const frames = [];
    let last = performance.now();
    const next = () => {
      const now = performance.now();
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(globalThis, { benchFrames: frames });
  });
  await page.mouse.move(640, 500);
  for (let turn = 0; turn < 30; turn += 1) {
    await page.mouse.wheel(0, 120);
    await page.waitForTimeout(50);
  }
  return page.evaluate(() => /** @type {any} */ (globalThis).benchFrames);
}

/**
 * The calendar with all that a brand has: its month, its list and its filter.
 *
 * @param {import('./browser.mjs').Browser} browser
 * @param {{ origin: string, scale: number }} options
 * @returns {Promise<Figure[]>}
 */
export async function measureContent(browser, { origin, scale }) {
  const context = await visit(browser, { origin, as: 'admin', scale });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });

  await page.goto(`${origin}/content/calendar?view=month&${simulation(scale)}`);
  await settled(page);
  await page.waitForTimeout(2000);
  /** @type {number[]} */
  const months = [];
  const turning = await during(page, async () => {
    for (let turn = 0; turn < 3; turn += 1) months.push(await nextMonth(page));
  });
  const inMonth = await elements(page);
  const searchingMonth = await during(page, () => search(page));

  await page.goto(`${origin}/content/calendar?view=list&${simulation(scale)}`);
  await settled(page);
  await page.waitForTimeout(2000);
  const inList = await elements(page);
  /** @type {number[]} */
  let frames = [];
  const scrolling = await during(page, async () => {
    frames = await scrolled(page);
  });
  await page.evaluate(() => scrollTo(0, 0));
  const searchingList = await during(page, () => search(page));
  await context.close();

  /** @param {string} name @param {number} value @param {number} limit @returns {Figure} */
  const ms = (name, value, limit) => ({ name, value, unit: 'ms', limit, isCount: false });
  /** @param {string} name @param {number} value @param {number} [limit] @returns {Figure} */
  const count = (name, value, limit) => ({
    name,
    value,
    unit: '',
    isCount: false,
    ...(limit === undefined ? {} : { limit }),
  });
  return [
    ms('month: next month, input → next paint', worst(turning.inputs), 104),
    ms('month: next month, input → its items, median', median(months), 350),
    // Six weeks of three items a day, whatever there is: what is asked of it is that it grows no more than 1.3 times.
    count('month: DOM elements', inMonth),
    ms('month: each key in the search', median(searchingMonth.inputs), 40),
    count('list: DOM elements', inList, 900),
    ms('list: each key in the search', median(searchingList.inputs), 40),
    ms('list: long tasks while scrolling', sum(scrolling.longTasks), 0),
    count(
      'list: dropped frames while scrolling, %',
      (100 * frames.filter((length) => length > droppedFrame).length) / Math.max(1, frames.length),
      2,
    ),
  ];
}
