import { settled, simulation, visit } from './browser.mjs';

import { during, middleOf } from './content.mjs';
import { measureInspection } from './inspection.mjs';
import { median, openThrottled, throttle, usualOf, worst } from './session.mjs';

/**
 * @typedef {import('./session.mjs').Figure} Figure
 * @typedef {import('./browser.mjs').Page} Page
 */

const rounds = 3;
/** The machine with the most rules and steps. */
const largest = '/workflows/content-workflow';

/** @param {Page} page @returns {Promise<number>} the page's own clock, in ms */
const now = (page) => page.evaluate(() => performance.now());

/**
 * Opens the largest machine from the list of workflows, whose code is here by the second time.
 *
 * @param {Page} page
 * @returns {Promise<number>} ms from the press until its panel is shown
 */
async function open(page) {
  const link = await middleOf(page.getByRole('link', { name: 'Content workflow', exact: true }));
  const from = await now(page);
  await page.mouse.click(...link);
  await page.getByRole('complementary', { name: 'Selected state' }).waitFor();
  return (await now(page)) - from;
}

/** @param {Page} page @param {number} rate how many times slower than this machine */
async function slowDown(page, rate) {
  // The rate ends with its session, which lasts as long as the page.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Waits for another text in the first element that a selector finds, or of a slider, and for the frame that draws it.
 *
 * @param {Page} page
 * @param {string} selector
 * @param {() => Promise<void>} act presses a key or the mouse
 * @returns {Promise<number>} ms from the press until that frame
 */
async function drawnAfter(page, selector, act) {
  // Before the press, which the browser would handle first.
  await page.evaluate((shown) => {
    const read = () => {
      const found = document.querySelector(shown);
      return found?.getAttribute('aria-valuetext') ?? found?.textContent ?? '';
    };
    const before = read();
    let pressed = 0;
    for (const type of ['keydown', 'click'])
      addEventListener(type, ({ timeStamp }) => (pressed ||= timeStamp), { capture: true });
    const drawn = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        if (read() === before || read() === '') return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - pressed));
      }).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
    Object.assign(globalThis, { benchDrawn: drawn });
  }, selector);
  await act();
  return page.evaluate(() => /** @type {any} */ (globalThis).benchDrawn);
}

/**
 * Takes the second step of a trial, whose code is here by then, in the diagram.
 *
 * @param {Page} page
 * @param {{ scale: number, rate: number }} options how many times slower than this machine
 * @returns {Promise<number>} ms from the press until the marker is drawn in the other state
 */
async function markerMoved(page, { scale, rate }) {
  await page.goto(
    `${new URL(page.url()).origin}${largest}?view=diagram&state=draft&${simulation(scale)}`,
  );
  await settled(page);
  await slowDown(page, rate);
  await page.locator('[data-shape][aria-current="true"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('s');
  await page.locator('[data-time="present"]').filter({ hasText: 'Pending' }).waitFor();
  await page.waitForTimeout(1000);
  await page.keyboard.press('ArrowDown');
  // As a person does, who hears the step before sending it.
  await page.waitForTimeout(500);
  return drawnAfter(page, '[data-time="present"]', () => page.keyboard.press('s'));
}

/** As many lines as no item of the samples has. */
const journalLines = 10_000;

/**
 * Gives an item ten thousand lines that change its status to and fro, without the app.
 *
 * @param {Page} page
 * @param {number} scale
 * @returns {Promise<string>} the item’s id
 */
async function writeJournal(page, scale) {
  const given = { lines: journalLines, name: scale === 1 ? 'brandroom' : `brandroom-x${scale}` };
  return page.evaluate(async ({ lines, name }) => {
    /** @param {IDBRequest} request @returns {Promise<any>} */
    const done = (request) =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    /** @type {IDBDatabase} */
    const database = await done(indexedDB.open(name));
    const history = database.transaction('history', 'readwrite').objectStore('history');
    const [first] = await done(history.getAll(null, 1));
    const from = Date.parse(first.at);
    for (let line = 1; line <= lines; line += 1) {
      const at = new Date(from + line).toISOString();
      const change =
        line % 2 === 1
          ? { action: 'submit', from: 'draft', to: 'pending' }
          : { action: 'restore', from: 'pending', to: 'draft' };
      history.put({
        ...first,
        id: `history_${from}_bench${line}`,
        version: first.version + line,
        at,
        ...change,
      });
    }
    await new Promise((resolve) => history.transaction.addEventListener('complete', resolve));
    database.close();
    return first.contentId;
  }, given);
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {{ origin: string, scale: number }} options
 * @returns {Promise<{ moment: number, panel: number }>} ms from a press of “Back” in the timeline until the moment before
 * is named, and until the panel has its state
 */
async function measureJournal(context, { origin, scale }) {
  const page = await openThrottled(context, `${origin}/workflows?${simulation(scale)}`);
  const item = await writeJournal(page, scale);
  await page.goto(`${origin}${largest}?item=${item}&${simulation(scale)}`);
  await page.getByRole('button', { name: 'Timeline', exact: true }).click({ timeout: 120_000 });
  const back = page.getByRole('main').getByRole('button', { name: 'Back', exact: true });
  /** @param {string} selector */
  const stepped = async (selector) => {
    const steps = [];
    for (let step = 0; step < 5; step += 1) {
      const middle = await middleOf(back);
      steps.push(await drawnAfter(page, selector, () => page.mouse.click(...middle)));
      await page.waitForTimeout(1000);
    }
    return median(steps);
  };
  const moment = await stepped('main input[type="range"]');
  const panel = await stepped('[aria-label="Selected state"] h2');
  await page.close();
  return { moment, panel };
}

/**
 * The summary of a brand’s items, by the worker, which is not slowed down.
 *
 * @param {import('playwright').BrowserContext} context
 * @param {{ origin: string, scale: number }} options
 * @returns {Promise<number>} ms from the call to its answer
 */
async function measureSummary(context, { origin, scale }) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    /** @type {number | undefined} */
    let asked;
    /** @type {any} */ (MessagePort.prototype).postMessage = function post(
      /** @type {unknown} */ message,
      /** @type {any[]} */ ...rest
    ) {
      const text = JSON.stringify(message);
      if (asked === undefined && text.includes('workflowSummary')) {
        const { i: id } = JSON.parse(JSON.parse(text));
        asked = performance.now();
        this.addEventListener('message', (/** @type {MessageEvent} */ { data }) => {
          if (asked === undefined || JSON.parse(data).i !== id) return;
          Object.assign(globalThis, { summaryTook: performance.now() - asked });
        });
      }
      return postMessage.call(this, message, ...rest);
    };
  });
  await page.goto(`${origin}/files?${simulation(scale)}`);
  await settled(page);
  // At the start of a page the code and the answers that come before would be measured with it.
  await page.waitForTimeout(3000);
  await page.getByRole('link', { name: 'Workflows', exact: true }).click();
  const took = await page.waitForFunction(() => /** @type {any} */ (globalThis).summaryTook);
  const ms = /** @type {number} */ (await took.jsonValue());
  await page.close();
  return ms;
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {{ origin: string, scale: number }} options
 */
async function measureRound(context, { origin, scale }) {
  const page = await openThrottled(context, `${origin}/workflows?${simulation(scale)}`);
  await open(page);
  await page.goBack();
  await settled(page);
  await page.waitForTimeout(1000);
  const opened = await open(page);
  await page.goBack();
  await settled(page);
  await slowDown(page, 1);
  await page.waitForTimeout(1000);
  const openedAtOnce = await open(page);
  await slowDown(page, throttle);

  const moved = await markerMoved(page, { scale, rate: throttle });
  const movedAtOnce = await markerMoved(page, { scale, rate: 1 });
  await slowDown(page, throttle);

  await page.goto(`${origin}${largest}?view=table&${simulation(scale)}`);
  await settled(page);
  const search = page.getByRole('searchbox', { name: 'Find steps' });
  await search.waitFor();
  const typing = await during(page, async () => {
    await page.mouse.click(...(await middleOf(search)));
    await page.keyboard.type('approve', { delay: 120 });
  });

  await page.goto(`${origin}${largest}?view=people&state=draft&${simulation(scale)}`);
  await settled(page);
  const target = page.getByRole('combobox', { name: 'To', exact: true });
  await target.waitFor();
  const path = await during(page, async () => {
    await target.selectOption({ label: 'Rejected' });
  });
  const from = await now(page);
  await target.selectOption({ label: 'Published' });
  await page.getByText('3. Publish Now → Published').waitFor();
  const answered = (await now(page)) - from;
  await page.close();
  return {
    opened,
    openedAtOnce,
    moved,
    movedAtOnce,
    key: median(typing.inputs),
    answered,
    longest: worst(path.longTasks),
    summary: await measureSummary(context, { origin, scale }),
  };
}

/**
 * The workflow explorer: opening a machine, filtering its table, and asking how an item gets somewhere.
 *
 * @param {import('./browser.mjs').Browser} browser
 * @param {{ origin: string, scale: number }} options
 * @returns {Promise<Figure[]>}
 */
export async function measureWorkflows(browser, { origin, scale }) {
  const context = await visit(browser, { origin, as: 'admin', scale });
  const usual = await usualOf(rounds, () => measureRound(context, { origin, scale }));
  const journal = await measureJournal(context, { origin, scale });
  await context.close();
  const { bare, added } = await measureInspection();
  /** @param {string} unit @returns {(name: string, value: number, limit?: number) => Figure} */
  const rowIn = (unit) => (name, value, limit) => ({
    name: `workflows: ${name}`,
    value,
    unit,
    isCount: false,
    ...(limit === undefined ? {} : { limit }),
  });
  const time = rowIn('ms');
  /** @param {string} name @param {number} part @param {number} [limit] of 100 */
  const share = (name, part, limit) => rowIn('%')(name, part * 100, limit);
  return [
    time('open the largest machine again', usual.opened, 100),
    time('the same without the throttle', usual.openedAtOnce, 100),
    time('step of a trial → marker drawn', usual.moved),
    time('the step of a trial without the throttle', usual.movedAtOnce, 1000 / 60),
    time('step of a journal of 10,000 lines → its moment', journal.moment, 50),
    time('step of a journal of 10,000 lines → its panel', journal.panel),
    time('summary of a brand, in the worker', usual.summary, 300),
    time('each key in the table’s filter', usual.key, 104),
    time('path question → answer', usual.answered, 200),
    time('path question, longest task', usual.longest, 200),
    share('inspection, as a part of a machine’s bare step', added / bare),
    share(
      'inspection, as a part of a step with its drawing',
      added / (usual.movedAtOnce * 1000),
      2,
    ),
  ];
}
