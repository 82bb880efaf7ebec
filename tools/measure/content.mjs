import { loading, settled, simulation, visit } from './browser.mjs';
import { interactions, median, openThrottled, seenBy, sum, usualOf, worst } from './session.mjs';

/**
 * @typedef {import('./session.mjs').Figure} Figure
 * @typedef {import('./browser.mjs').Page} Page
 */

/** A frame of this many milliseconds has dropped one of 60 a second. */
const droppedFrame = 25;

/** The number of measured visits; a single one varies with other work of the machine. */
const rounds = 5;

/** The search text; a word that many titles have. */
const word = 'letter';

/** @param {Page} page */
const elements = (page) => page.evaluate(() => document.getElementsByTagName('*').length);

/**
 * Does a step and returns how long the browser worked for it.
 *
 * @param {Page} page
 * @param {() => Promise<void>} step
 * @returns {Promise<{ inputs: number[], longTasks: number[] }>} input → next paint of each interaction, and tasks beyond 50 ms, in ms
 */
export async function during(page, step) {
  const { events, longTasks } = await seenBy(page);
  await step();
  await page.waitForTimeout(500);
  const seen = await seenBy(page);
  return {
    inputs: interactions(seen, events.length),
    longTasks: seen.longTasks.slice(longTasks.length),
  };
}

/**
 * Where the mouse presses an element. A locator's own click does a hit test in the page first, which costs a throttled
 * page of this size 20 to 30 ms, within the interaction that is measured.
 *
 * @param {import('playwright').Locator} target
 * @returns {Promise<[number, number]>}
 */
export async function middleOf(target) {
  const box = await target.boundingBox();
  if (!box) throw new Error('What should be pressed is not in sight.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/**
 * Turns to the next month by a press and waits for its entries.
 *
 * @param {Page} page @returns {Promise<number>} ms until they are shown
 */
async function nextMonth(page) {
  const title = page.getByRole('heading', { level: 2 }).first();
  const before = await title.textContent();
  const button = await middleOf(page.getByRole('button', { name: 'Next month', exact: true }));
  const from = await page.evaluate(() => performance.now());
  await page.mouse.click(...button);
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
  const field = page.getByRole('searchbox').first();
  await page.mouse.click(...(await middleOf(field)));
  await page.keyboard.type(word, { delay: 120 });
  await page.waitForLoadState('networkidle');
  if ((await field.inputValue()) !== word) throw new Error('The search was not typed into.');
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
 * One visit of the month and the list in a new tab.
 *
 * @param {import('playwright').BrowserContext} context
 * @param {{ origin: string, scale: number }} options
 */
async function measureRound(context, { origin, scale }) {
  const page = await openThrottled(
    context,
    `${origin}/content/calendar?view=month&${simulation(scale)}`,
  );
  await page.waitForTimeout(2000);
  /** @type {number[]} */
  const months = [];
  /** @type {number[]} */
  const turns = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const { inputs } = await during(page, async () => {
      months.push(await nextMonth(page));
    });
    turns.push(...inputs);
  }
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
  await page.close();
  return {
    turn: worst(turns),
    items: median(months),
    inMonth,
    keyInMonth: median(searchingMonth.inputs),
    inList,
    keyInList: median(searchingList.inputs),
    longTasks: sum(scrolling.longTasks),
    dropped:
      (100 * frames.filter((length) => length > droppedFrame).length) / Math.max(1, frames.length),
  };
}

/**
 * The calendar with all that a brand has: its month, its list and its filter. Each figure is the median of the rounds.
 *
 * @param {import('./browser.mjs').Browser} browser
 * @param {{ origin: string, scale: number }} options
 * @returns {Promise<Figure[]>}
 */
export async function measureContent(browser, { origin, scale }) {
  const context = await visit(browser, { origin, as: 'admin', scale });
  const usual = await usualOf(rounds, () => measureRound(context, { origin, scale }));
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
    ms('month: next month, input → next paint, worst of three', usual.turn, 104),
    ms('month: next month, input → its items', usual.items, 350),
    // The month shows three items a day, so with more data its elements must grow no more than 1.3 times.
    count('month: DOM elements', usual.inMonth),
    ms('month: each key in the search', usual.keyInMonth, 40),
    count('list: DOM elements', usual.inList, 900),
    ms('list: each key in the search', usual.keyInList, 40),
    ms('list: long tasks while scrolling', usual.longTasks, 0),
    count('list: dropped frames while scrolling, %', usual.dropped, 2),
  ];
}
