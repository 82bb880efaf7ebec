import { loading, settled, simulation, visit } from './browser.mjs';

/**
 * @typedef {{ name: string, value: number, unit: string, limit?: number, isCount: boolean }} Figure
 * @typedef {import('./browser.mjs').ScreenRoute} ScreenRoute
 * @typedef {import('./browser.mjs').Page} Page
 * @typedef {{ longTasks: number[], shifts: number, lcp: number, events: { id: number, ms: number }[] }} Seen
 */

/** How many times slower than this machine the processor is made. */
export const throttle = 4;

/** No request and no long task for this long counts as quiet, in milliseconds. */
const quiet = 2000;

/** Runs in the page before its own scripts: keeps what the browser reports. */
export function observe() {
  /** @type {Seen} */
  const seen = { longTasks: [], shifts: 0, lcp: 0, events: [] };
  Object.assign(globalThis, { benchSeen: seen });
  /** @param {string} type @param {(entry: any) => void} keep */
  const watch = (type, keep) =>
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({
      type,
      buffered: true,
      // The least that the Event Timing specification allows.
      ...(type === 'event' ? { durationThreshold: 16 } : {}),
    });
  watch('longtask', ({ duration }) => seen.longTasks.push(duration));
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts += value;
  });
  watch('event', ({ interactionId, duration }) => {
    if (interactionId) seen.events.push({ id: interactionId, ms: duration });
  });
}

/** @param {Page} page @returns {Promise<Seen>} */
export function seenBy(page) {
  return page.evaluate(() => /** @type {any} */ (globalThis).benchSeen);
}

/**
 * Input → next paint: each interaction's longest event (the measure of INP).
 *
 * @param {Seen} seen
 * @param {number} from events before this one are of earlier steps
 */
export function interactions({ events }, from = 0) {
  /** @type {Map<number, number>} */
  const longest = new Map();
  for (const { id, ms } of events.slice(from)) longest.set(id, Math.max(ms, longest.get(id) ?? 0));
  return [...longest.values()];
}

/** @param {readonly number[]} values */
export const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
/** @param {readonly number[]} values */
export const worst = (values) => Math.max(0, ...values);
/** @param {readonly number[]} values */
export const sum = (values) => values.reduce((total, value) => total + value, 0);

/**
 * Goes to a screen by a link of the page and returns how long its content took.
 *
 * @param {Page} page
 * @param {string} path
 * @returns {Promise<number | undefined>} ms from the input to the frame that shows the
 *   new heading with nothing loading; `undefined` when the page has no such link,
 *   or is there already
 */
async function follow(page, path) {
  if (new URL(page.url()).pathname === path) return undefined;
  const link = page.locator(`nav a[href="${path}"]`).first();
  if ((await link.count()) === 0 || !(await link.isVisible())) return undefined;
  await page.evaluate(
    ([target, waiting]) => {
      const before = document.querySelector('main h1');
      const old = before?.textContent;
      Object.assign(globalThis, {
        benchArrival: new Promise((resolve) => {
          addEventListener(
            'click',
            ({ timeStamp }) => {
              const look = () => {
                const heading = document.querySelector('main h1');
                const isThere =
                  location.pathname === target &&
                  heading !== null &&
                  (heading !== before || heading.textContent !== old) &&
                  document.querySelector(waiting) === null;
                if (isThere) resolve(performance.now() - timeStamp);
                else requestAnimationFrame(look);
              };
              requestAnimationFrame(look);
            },
            { capture: true, once: true },
          );
        }),
      });
    },
    /** @type {[string, string]} */ ([path, loading]),
  );
  await link.click();
  return page.evaluate(() => /** @type {any} */ (globalThis).benchArrival);
}

/**
 * The figures of one session at one scale of the samples.
 *
 * @param {import('./browser.mjs').Browser} browser
 * @param {{ origin: string, scale: number, routes: readonly ScreenRoute[] }} options
 * @returns {Promise<Figure[]>}
 */
export async function measureApp(browser, { origin, scale, routes }) {
  const context = await visit(browser, { origin, as: 'admin', scale });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });

  let bytes = 0;
  let scripts = 0;
  let requests = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  devtools.on('Network.responseReceived', ({ type, response }) => {
    if (!response.url.startsWith('http')) return;
    requests += 1;
    // HTTP/1.1 sends headers uncompressed; HTTP/2, which the target was measured over, compresses them.
    bytes -= response.encodedDataLength;
    if (type === 'Script') scripts += 1;
  });

  await page.goto(`${origin}/?${simulation(scale)}`);
  await settled(page);
  const content = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(quiet);
  const atStart = await seenBy(page);
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );

  /** @param {string} name */
  const metric = async (name) => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find((each) => each.name === name)?.value ?? 0;
  };
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await metric('JSHeapUsedSize')) / 1e6;
  };
  const elements = () => page.evaluate(() => document.getElementsByTagName('*').length);

  /** @type {Figure[]} */
  const figures = [
    { name: 'home: requests', value: requests, unit: '', limit: 10, isCount: true },
    { name: 'home: JS files', value: scripts, unit: '', limit: 6, isCount: true },
    { name: 'home: all bytes', value: bytes / 1000, unit: 'kB', limit: 215, isCount: true },
    { name: 'home: first paint', value: paint, unit: 'ms', isCount: false },
    { name: 'home: largest paint', value: atStart.lcp, unit: 'ms', isCount: false },
    { name: 'home: content on screen', value: content, unit: 'ms', isCount: false },
    { name: 'home: layout shift', value: atStart.shifts, unit: '', limit: 0.005, isCount: false },
    {
      name: 'home: long tasks',
      value: sum(atStart.longTasks),
      unit: 'ms',
      limit: 350,
      isCount: false,
    },
    {
      name: 'home: longest task',
      value: worst(atStart.longTasks),
      unit: 'ms',
      limit: 150,
      isCount: false,
    },
    { name: 'home: DOM elements', value: await elements(), unit: '', limit: 900, isCount: true },
    { name: 'heap after load', value: await heap(), unit: 'MB', limit: 5, isCount: false },
  ];

  const paths = routes.map(({ path }) => path).filter((path) => path !== '/');
  /** @type {number[]} */
  const arrivals = [];
  const nodesBefore = await metric('Nodes');
  const listenersBefore = await metric('JSEventListeners');
  let changes = 0;
  /** @type {string[]} */
  const reached = [];
  for (const path of [...paths, '/']) {
    const ms = await follow(page, path);
    if (ms === undefined) continue;
    arrivals.push(ms);
    reached.push(path);
    changes += 1;
    if (path !== '/')
      figures.push({
        name: `${path}: DOM elements`,
        value: await elements(),
        unit: '',
        limit: 900,
        isCount: true,
      });
    const search = page.getByRole('searchbox').first();
    if (await search.isVisible().catch(() => false)) {
      const { length: from } = (await seenBy(page)).events;
      await search.click();
      await page.keyboard.type('summer', { delay: 120 });
      await page.waitForTimeout(300);
      figures.push({
        name: `${path}: each key in the search`,
        value: median(interactions(await seenBy(page), from)),
        unit: 'ms',
        limit: 40,
        isCount: false,
      });
      await search.fill('');
    }
  }
  const afterRound = interactions(await seenBy(page));
  figures.push(
    {
      name: 'route change: input → content, median',
      value: median(arrivals),
      unit: 'ms',
      limit: 150,
      isCount: false,
    },
    {
      name: 'route change: input → content, worst',
      value: worst(arrivals),
      unit: 'ms',
      limit: 350,
      isCount: false,
    },
    {
      name: 'input → next paint, median',
      value: median(afterRound),
      unit: 'ms',
      limit: 24,
      isCount: false,
    },
    {
      name: 'input → next paint, worst',
      value: worst(afterRound),
      unit: 'ms',
      limit: 104,
      isCount: false,
    },
  );

  for (let index = 0; changes < 20 && reached.length > 1; index += 1, changes += 1)
    await follow(page, reached[index % reached.length] ?? '/');
  await follow(page, '/');
  figures.push({
    name: 'heap after 20 route changes',
    value: await heap(),
    unit: 'MB',
    limit: 9,
    isCount: false,
  });
  if (changes > 0)
    figures.push(
      {
        name: 'kept per route change: nodes',
        value: ((await metric('Nodes')) - nodesBefore) / changes,
        unit: '',
        limit: 0,
        isCount: false,
      },
      {
        name: 'kept per route change: listeners',
        value: ((await metric('JSEventListeners')) - listenersBefore) / changes,
        unit: '',
        limit: 0,
        isCount: false,
      },
    );
  await context.close();
  return figures;
}
