import { loading, settled, simulation, visit } from './browser.mjs';
import { interactions, median, observe, seenBy, throttle, worst } from './session.mjs';

/**
 * @typedef {import('./session.mjs').Figure} Figure
 * @typedef {import('./browser.mjs').Page} Page
 * @typedef {{ name: string, path: RegExp, act: (page: Page) => Promise<void> }} Step
 */

/** Runs in the page before its own scripts: stores the time of the last press. */
function rememberPresses() {
  for (const type of ['click', 'keydown'])
    addEventListener(
      type,
      ({ timeStamp, isTrusted }) => {
        if (isTrusted) Object.assign(globalThis, { benchPressed: timeStamp });
      },
      { capture: true },
    );
}

/**
 * Presses the middle of an element as a hand does. A locator's own click does a hit test in the page first, which is
 * work within the interaction that is measured.
 *
 * @param {Page} page
 * @param {import('playwright').Locator} target
 */
async function press(page, target) {
  const box = await target.boundingBox();
  if (!box) throw new Error('What should be pressed is not in sight.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Does a step and waits for the new page.
 *
 * @param {Page} page
 * @param {Step} step
 * @returns {Promise<number>} ms from the press to the frame that shows the new page's heading with nothing loading
 */
async function arrival(page, { path, act }) {
  await page.evaluate(
    ([source, waiting]) => {
      const from = performance.now();
      const target = new RegExp(source);
      const before = document.querySelector('main h1');
      const old = before?.textContent;
      Object.assign(globalThis, {
        benchArrival: new Promise((resolve) => {
          const look = () => {
            const pressed = /** @type {any} */ (globalThis).benchPressed ?? 0;
            const heading = document.querySelector('main h1');
            const isThere =
              pressed > from &&
              target.test(location.pathname) &&
              heading !== null &&
              (heading !== before || heading.textContent !== old) &&
              document.querySelector(waiting) === null;
            if (isThere) resolve(performance.now() - pressed);
            else requestAnimationFrame(look);
          };
          look();
        }),
      });
    },
    /** @type {[string, string]} */ ([path.source, loading]),
  );
  await act(page);
  return page.evaluate(() => /** @type {any} */ (globalThis).benchArrival);
}

/**
 * @param {Page} page
 * @param {string} selector of the element that the press shows
 * @param {() => Promise<void>} act
 * @returns {Promise<number>} ms from the press to the first frame with it
 */
async function shown(page, selector, act) {
  await page.evaluate((wanted) => {
    const from = performance.now();
    Object.assign(globalThis, {
      benchShown: new Promise((resolve) => {
        const look = () => {
          const pressed = /** @type {any} */ (globalThis).benchPressed ?? 0;
          if (pressed > from && document.querySelector(wanted))
            resolve(performance.now() - pressed);
          else requestAnimationFrame(look);
        };
        look();
      }),
    });
  }, selector);
  await act();
  return page.evaluate(() => /** @type {any} */ (globalThis).benchShown);
}

/** @param {string} path @returns {(page: Page) => Promise<void>} */
const byMouse = (path) => (page) => press(page, page.locator(`nav a[href="${path}"]`).first());

/** @param {string} path @returns {(page: Page) => Promise<void>} */
const byEnter = (path) => async (page) => {
  await page.locator(`nav a[href="${path}"]`).first().focus();
  await page.keyboard.press('Enter');
};

/** Opens the first item of the month beside it, and from there its page. @type {(page: Page) => Promise<void>} */
async function byItem(page) {
  await press(page, page.locator('main [role="grid"] a').first());
  const own = page.getByRole('link', { name: /^Open the page of / });
  await own.waitFor();
  await press(page, own);
}

/** A day's work, in the order in which its screens are opened. @type {readonly Step[]} */
const round = [
  { name: 'calendar', path: /^\/content\/calendar$/, act: byMouse('/content/calendar') },
  { name: 'create', path: /^\/content\/create$/, act: (page) => page.keyboard.press('c') },
  { name: 'calendar', path: /^\/content\/calendar$/, act: byEnter('/content/calendar') },
  { name: 'item', path: /^\/content\/edit\//, act: byItem },
  { name: 'files', path: /^\/files$/, act: byMouse('/files') },
  {
    name: 'home',
    path: /^\/$/,
    act: async (page) => {
      await page.keyboard.press('g');
      await page.keyboard.press('d');
    },
  },
];

/** @param {Page} page @returns {Promise<{ nodes: number, listeners: number, kB: number }>} after garbage collection */
async function held(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  /** @param {string} wanted */
  const valueOf = (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    kB: valueOf('JSHeapUsedSize') / 1000,
  };
}

/** @param {string} name @param {number} value @param {number} limit @returns {Figure} */
const ms = (name, value, limit) => ({ name, value, unit: 'ms', limit, isCount: false });

/**
 * A working day: goes from screen to screen by mouse and by keys, opens menus and dialogs.
 *
 * @param {import('./browser.mjs').Browser} browser
 * @param {{ origin: string, scale: number }} options
 * @returns {Promise<Figure[]>}
 */
export async function measureChanges(browser, { origin, scale }) {
  const context = await visit(browser, { origin, as: 'admin', scale });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(observe);
  await page.addInitScript(rememberPresses);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });

  await page.goto(`${origin}/content/calendar?${simulation(scale)}`);
  await settled(page);
  const calendarByAddress = await page.evaluate(() => performance.now());

  await page.goto(`${origin}/?${simulation(scale)}`);
  await settled(page);
  // Other screens' code is fetched once the page has been quiet for a while.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(4000);

  const { events: before, shifts: shiftsBefore } = await seenBy(page);
  /** @type {number[]} */
  const first = [];
  /** @type {number[]} */
  const later = [];
  /** @type {Figure[]} */
  const each = [];
  for (const visits of [first, later]) {
    for (const step of round) {
      const time = await arrival(page, step);
      await page.waitForTimeout(500);
      // The calendar's second visit of the first round is a later one, too.
      const isFirst =
        visits === first && !each.some(({ name }) => name.startsWith(`${step.name},`));
      (isFirst ? first : later).push(time);
      if (isFirst) each.push(ms(`${step.name}, first visit: input → content`, time, 500));
    }
  }
  const { events, shifts } = await seenBy(page);
  const inputs = interactions({ longTasks: [], shifts: 0, lcp: 0, events }, before.length);

  const account = page.getByRole('button', { name: /^Account: / });
  /** @type {number[]} */
  const menus = [];
  /** @type {number[]} */
  const dialogs = [];
  for (let time = 0; time < 3; time += 1) {
    menus.push(await shown(page, '[role="menu"]', () => press(page, account)));
    await page.keyboard.press('Escape');
    await page.locator('[role="menu"]').waitFor({ state: 'detached' });
    dialogs.push(await shown(page, '[role="dialog"]', () => page.keyboard.press('?')));
    await page.keyboard.press('Escape');
    await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
  }

  /** @param {number} count */
  const walk = async (count) => {
    for (let change = 0; change < count; change += 1) {
      const step = round[change % round.length];
      if (step) await arrival(page, step);
    }
    await page.waitForTimeout(1000);
  };
  // 18 and 36 changes are whole rounds, so that both ends show the same page.
  await walk(18);
  const after18 = await held(page);
  await walk(18);
  const after36 = await held(page);
  await context.close();

  /** @param {'nodes' | 'listeners' | 'kB'} what */
  const kept = (what) => (after36[what] - after18[what]) / 18;
  return [
    ms('calendar by address, content on screen', calendarByAddress, 1300),
    ms('first visits: input → content, median', median(first), 200),
    ms('first visits: input → content, worst', worst(first), 500),
    ...each,
    ms('later visits: input → content, median', median(later), 150),
    ms('later visits: input → content, worst', worst(later), 350),
    ms('route changes: input → next paint, median', median(inputs), 50),
    ms('route changes: input → next paint, worst', worst(inputs), 104),
    {
      name: 'route changes: layout shift',
      value: shifts - shiftsBefore,
      unit: '',
      limit: 0.005,
      isCount: false,
    },
    ms('menu: input → shown, median', median(menus), 104),
    ms('dialog: input → shown, median', median(dialogs), 104),
    {
      name: 'heap after 48 route changes',
      value: after36.kB / 1000,
      unit: 'MB',
      limit: 9,
      isCount: false,
    },
    {
      name: 'kept a route change: nodes',
      value: kept('nodes'),
      unit: '',
      limit: 0,
      isCount: false,
    },
    {
      name: 'kept a route change: listeners',
      value: kept('listeners'),
      unit: '',
      limit: 0,
      isCount: false,
    },
    { name: 'kept a route change: kB', value: kept('kB'), unit: 'kB', limit: 30, isCount: false },
  ];
}

/**
 * How fast this machine is: a fixed piece of work, and the smallest app of the stack with the same steps.
 *
 * @param {import('./browser.mjs').Browser} browser
 * @param {string} origin of the smallest app
 * @returns {Promise<{ spin: number, figures: Figure[] }>} `spin` in ms
 */
export async function measureSpeed(browser, origin) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(observe);
  await page.addInitScript(rememberPresses);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.goto(origin);
  await page.locator('h1').waitFor();
  const content = await page.evaluate(() => performance.now());
  await page.waitForTimeout(1000);
  /** @type {number[]} */
  const spins = [];
  for (let time = 0; time < 5; time += 1)
    spins.push(
      await page.evaluate(() => {
        const from = performance.now();
        let sum = 0;
        for (let step = 0; step < 10_000_000; step += 1) sum = (sum * 1_664_525 + step) | 0;
        Object.assign(globalThis, { benchSum: sum });
        return performance.now() - from;
      }),
    );
  const { events } = await seenBy(page);
  /** @type {number[]} */
  const arrivals = [];
  for (const path of [...smallestPaths, ...smallestPaths])
    arrivals.push(
      await arrival(page, { name: path, path: new RegExp(`^${path}$`), act: byMouse(path) }),
    );
  const inputs = interactions(await seenBy(page), events.length);
  const menu = await shown(page, '[role="menu"]', () =>
    press(page, page.getByRole('button', { name: 'Account' })),
  );
  await context.close();
  return {
    spin: median(spins),
    figures: [
      ms('smallest app: content on screen', content, 0),
      ms('smallest app: input → content, median', median(arrivals), 0),
      ms('smallest app: input → content, worst', worst(arrivals), 0),
      ms('smallest app: input → next paint, worst', worst(inputs), 0),
      ms('smallest app: menu, input → shown', menu, 0),
    ],
  };
}

const smallestPaths = ['/calendar', '/create', '/item', '/files', '/settings', '/'];
