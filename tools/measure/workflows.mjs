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
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await devtools.detach();
}

/**
 * Takes a step in a trial, on the machine as it is.
 *
 * @param {Page} page a machine in “Try it”
 * @returns {Promise<number>} ms from the press until the other state is marked in the document
 */
async function markerMoved(page) {
  await slowDown(page, 1);
  const button = await middleOf(
    page.getByRole('main').getByRole('button', { name: 'Submit for Review', exact: true }).first(),
  );
  const moved = page.evaluate(
    () =>
      new Promise((resolve) => {
        let pressed = 0;
        addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
        new MutationObserver((_, observer) => {
          if (!/Now in Pending/.test(document.querySelector('main')?.textContent ?? '')) return;
          observer.disconnect();
          resolve(performance.now() - pressed);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await page.mouse.click(...button);
  const ms = /** @type {number} */ (await moved);
  await slowDown(page, throttle);
  return ms;
}

/** As many lines as no item of the samples has. */
const journalLines = 10_000;

/**
 * Gives the item with the longest history ten thousand lines, without the app.
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
      history.put({
        ...first,
        id: `history_${from}_bench${line}`,
        at,
        action: 'edit',
        from: first.to,
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
 * @returns {Promise<number>} ms from a press of “Back” in the timeline to the next paint
 */
async function measureJournal(context, { origin, scale }) {
  const page = await openThrottled(context, `${origin}/workflows?${simulation(scale)}`);
  const item = await writeJournal(page, scale);
  await page.goto(`${origin}${largest}?item=${item}&${simulation(scale)}`);
  await page.getByRole('button', { name: 'Timeline', exact: true }).click({ timeout: 120_000 });
  const back = page.getByRole('main').getByRole('button', { name: 'Back', exact: true });
  const { inputs } = await during(page, async () => {
    for (let step = 0; step < 5; step += 1) {
      await page.mouse.click(...(await middleOf(back)));
      await page.waitForTimeout(1000);
    }
  });
  await page.close();
  return median(inputs);
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

  await page.goto(`${origin}${largest}?view=try&as=admin&${simulation(scale)}`);
  await settled(page);
  const moved = await markerMoved(page);

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
  const step = await measureJournal(context, { origin, scale });
  await context.close();
  /** @param {string} name @param {number} value @param {number} [limit] @returns {Figure} */
  const time = (name, value, limit) => ({
    name: `workflows: ${name}`,
    value,
    unit: 'ms',
    isCount: false,
    ...(limit === undefined ? {} : { limit }),
  });
  return [
    time('open the largest machine again', usual.opened, 100),
    time('the same without the throttle', usual.openedAtOnce, 100),
    time('step of a trial → marker, without the throttle', usual.moved, 1000 / 60),
    time('step of a journal of 10,000 lines', step, 50),
    time('summary of a brand, in the worker', usual.summary, 300),
    time('each key in the table’s filter', usual.key, 104),
    time('path question → answer', usual.answered, 200),
    time('path question, longest task', usual.longest, 200),
    {
      name: 'workflows: inspection of each step of a running process',
      value: await measureInspection(),
      unit: 'µs',
      isCount: false,
      // 2 % of a frame, in which the step is drawn.
      limit: 333,
    },
  ];
}
